import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction, Statements } from "~db/as-account";

/** By the index invoices_drafts, which a prepared statement finds only when these are no parameters. */
export function drafts(db: Statements) {
  return (
    db
      .selectFrom("invoices")
      .where("status", "=", sql.lit("draft"))
      .where("kind", "=", sql.lit("invoice"))
      .where("removed_at", "is", null)
      // An invoice that was set back to draft is not finalized any more.
      .where("issued_at", "is", null)
  );
}

/**
 * Pieces of each part in drafts. They hold no stock, so the same piece may be in several. Begins with the few drafts: row-level security
 * hides from the planner how few they are, and without the offsets it reads the lines of all invoices.
 */
export function draftPieces(db: Statements) {
  return db
    .selectFrom(drafts(db).select("id").offset(0).as("n"))
    .innerJoinLateral(
      (line) =>
        line
          .selectFrom("invoice_items")
          .select(["inventory_item_id", "quantity"])
          .whereRef("invoice_id", "=", "n.id")
          .where("kind", "=", "sale")
          .where("inventory_item_id", "is not", null)
          .offset(0)
          .as("l"),
      (join) => join.onTrue(),
    )
    .select("l.inventory_item_id as itemId")
    .select(sql<number>`sum(l.quantity)::int`.as("pieces"))
    .groupBy("l.inventory_item_id");
}

/** By part; parts in no draft are left out. `except` is the draft whose page asks. */
export async function onDraft(
  trx: AccountTransaction,
  itemIds: string[],
  except?: string,
): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await draftPieces(trx)
    .where("l.inventory_item_id", "in", itemIds)
    .$if(except !== undefined, (query) => query.where("n.id", "<>", except!))
    .execute();
  return byItem(rows);
}

export function byItem(rows: { itemId: string | null; pieces: number }[]): Map<string, number> {
  return new Map(rows.map(({ itemId, pieces }) => [itemId!, pieces]));
}

export function itemsOnDraft(scope: Scope, itemIds: string[]): Promise<Map<string, number>> {
  return scope.db((trx) => onDraft(trx, itemIds));
}
