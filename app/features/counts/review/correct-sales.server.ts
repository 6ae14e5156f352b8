import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";

type Counted = {
  id: string;
  entry: { quantity: number; book_quantity: number; ledger_position: string | null; counted_at: Date };
};

/** Pieces that a sale got more (or fewer) than the book had at the time. */
export type Correction = { itemId: string; invoiceId: string; more: number };

/**
 * A sale takes what the book has, and the rest is owed. When a count finds that the book was wrong before the sale, who got how many is
 * played again from what was counted. The parts must be locked.
 */
export async function correctSales(trx: AccountTransaction, counted: Counted[]): Promise<Correction[]> {
  const differing = counted.filter(({ entry }) => entry.quantity !== entry.book_quantity);
  if (differing.length === 0) return [];
  const since = await movementsSince(trx, differing);
  const found = differing.flatMap(({ id, entry }) => replay(id, entry.quantity, since.get(id) ?? []));
  if (found.length === 0) return [];
  const owed = await trx
    .selectFrom("back_orders")
    .select(["item_id", "invoice_id", "quantity"])
    .where(
      "invoice_id",
      "in",
      found.map(({ invoiceId }) => invoiceId),
    )
    .execute();
  // What was credited meanwhile is owed no more, so nobody got it later.
  return found.map(({ itemId, invoiceId, more }) => {
    const open = owed.find((one) => one.item_id === itemId && one.invoice_id === invoiceId)?.quantity ?? 0;
    return { itemId, invoiceId, more: Math.min(more, open) };
  });
}

type Since = {
  item_id: string;
  reason: string;
  document_id: string | null;
  change: number;
  short: number;
  isSale: boolean;
};

async function movementsSince(trx: AccountTransaction, counted: Counted[]): Promise<Map<string, Since[]>> {
  const entries = counted.map(({ id, entry: { ledger_position: position, counted_at } }) => ({
    id,
    position,
    counted_at,
  }));
  const { rows } = await sql<Since>`
    select m.item_id, m.reason, m.document_id, m.quantity_change as change, m.short, coalesce(n.kind = 'invoice', false) as "isSale"
    from json_to_recordset(${JSON.stringify(entries)}::text::json) as e (id uuid, position bigint, counted_at timestamptz)
    join stock_movements m on m.item_id = e.id and case when e.position is null then m.moved_at > e.counted_at else m.position > e.position end
    left join invoices n on n.id = m.document_id
    order by m.item_id, m.position`.execute(trx);
  const byItem = new Map<string, Since[]>();
  for (const row of rows) byItem.set(row.item_id, [...(byItem.get(row.item_id) ?? []), row]);
  return byItem;
}

type Sale = {
  /** According to the book. */
  given: number;
  /** As counted. */
  got: number;
};

function replay(itemId: string, counted: number, movements: Since[]): Correction[] {
  const sales = new Map<string, Sale>();
  let shelf = counted;
  for (const { reason, document_id, change, short, isSale } of movements) {
    const sale = document_id === null ? undefined : sales.get(document_id);
    if (reason === "sold" && document_id && isSale) {
      const got = Math.min(shelf, short - change);
      sales.set(document_id, { given: -change, got });
      shelf -= got;
    } else if (reason === "returned" && sale) {
      // All of it came back: nothing is left to put right.
      shelf += sale.got;
      sales.delete(document_id!);
    } else if (reason === "handed_over" && sale) {
      const got = Math.min(shelf, -change);
      sales.set(document_id!, { given: sale.given - change, got: sale.got + got });
      shelf -= got;
    } else shelf = Math.max(0, shelf + change);
  }
  return [...sales].flatMap(([invoiceId, { given, got }]) =>
    got === given ? [] : [{ itemId, invoiceId, more: got - given }],
  );
}
