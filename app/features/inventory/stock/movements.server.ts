import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

export const movementsOnPage = 50;

/** The ledger of a part, newest first, and one row more when there are older ones. `before` is a position. */
export async function listMovements(
  scope: Scope,
  itemId: string,
  { before, limit = movementsOnPage }: { before?: string; limit?: number } = {},
) {
  return scope.db((trx) =>
    trx
      .selectFrom("stock_movements")
      // The vehicle that a part was fitted to.
      .leftJoin("parts", "parts.id", "stock_movements.document_id")
      .leftJoin("invoices", "invoices.id", "stock_movements.document_id")
      .selectAll("stock_movements")
      .select(["parts.vehicle_id", "invoices.kind as invoice_kind", "invoices.invoice_number"])
      .where("item_id", "=", itemId)
      .$if(before !== undefined, (query) => query.where("position", "<", before!))
      .orderBy("position", "desc")
      .limit(limit + 1)
      .execute(),
  );
}

export type Movement = Awaited<ReturnType<typeof listMovements>>[number];

/** The position of each part's last movement. With the parts locked, whatever is not up to there happens later. */
export async function lastMovements(
  trx: AccountTransaction,
  itemIds: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; position: string }>`
    select id, last.position from unnest(${itemIds}::uuid[]) id cross join lateral (
      select position from stock_movements where item_id = id order by position desc limit 1) last`.execute(
    trx,
  );
  return new Map(rows.map(({ id, position }) => [id, position]));
}
