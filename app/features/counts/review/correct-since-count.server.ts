import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import { openSales } from "~/features/invoices/issue/stock-of-invoice.server";
import type { Move } from "~/features/inventory/stock/stock.server";
import { type Since, type Taker, replay } from "./replay";

type Counted = {
  id: string;
  entry: { quantity: number; book_quantity: number; ledger_position: string | null; counted_at: Date };
};

/** `more`: pieces that left the shelf for an invoice or a vehicle beyond what the book had (or fewer) at the time. */
type Correction = { itemId: string; taker: Taker; more: number; owedChange?: number };

/** A part of a move: all but the part. */
export type CorrectingMove = { itemId: string; move: Omit<Move, "item"> };

export type Corrections = {
  before: CorrectingMove[];
  after: CorrectingMove[];
  /** Pieces by part that the count's own difference puts right besides. */
  besides: Map<string, number>;
};

/**
 * A sale or a fitting takes what the book has. When a count finds that the book was wrong before it, who got how many is played again from
 * what was counted. The parts must be locked. Moves that bring pieces back to the book come before those that take them out. With all of
 * them and the difference the book is what the shelf was played to have.
 */
export async function correctSinceCount(trx: AccountTransaction, counted: Counted[]): Promise<Corrections> {
  const since = await movementsSince(trx, counted);
  const played = counted.map(({ id, entry }) => ({ id, ...replay(entry.quantity, since.get(id) ?? []) }));
  const found = played.flatMap(({ id, got }) => got.map((one) => ({ itemId: id, ...one })));
  const corrections = (await withinOwed(trx, found)).filter(({ more }) => more !== 0);
  const besides = new Map(played.map(({ id, beyond }) => [id, beyond]));
  for (const { itemId, more } of corrections) besides.set(itemId, besides.get(itemId)! + more);
  const moves = corrections.map(moveOf);
  return {
    before: moves.filter(({ move }) => move.change > 0),
    after: moves.filter(({ move }) => move.change < 0),
    besides,
  };
}

/** Nobody got later what is owed no more, and nobody is owed more than was sold and not credited. */
async function withinOwed(trx: AccountTransaction, found: Correction[]): Promise<Correction[]> {
  const sales = await openSales(
    trx,
    found.flatMap(({ taker, more }) => (taker.type === "invoice" && more !== 0 ? [taker.id] : [])),
  );
  return found.map((one) => {
    if (one.taker.type === "part") return one;
    const { owed, missing } = sales.of(one.taker.id, one.itemId);
    if (one.more > 0) return { ...one, more: Math.min(one.more, owed) };
    return { ...one, owedChange: Math.max(0, Math.min(-one.more, missing - one.more - owed)) };
  });
}

function moveOf({ itemId, taker, more, owedChange = -more }: Correction): CorrectingMove {
  const { type, id } = taker;
  const document = { type, id };
  const were = more > 0 ? "They were there" : "They were not there";
  if (type === "invoice") {
    const owed = { owedOn: id, owedChange };
    const note = `${were} when it was sold`;
    return { itemId, move: { change: -more, reason: "handed_over", document, ...owed, note } };
  }
  if (taker.isUndone) {
    const note = "They were on the shelf when it was counted";
    return { itemId, move: { change: -more, reason: "uninstalled", document, note } };
  }
  return {
    itemId,
    move: { change: -more, reason: "installed", document, note: `${were} when it was fitted` },
  };
}

async function movementsSince(trx: AccountTransaction, counted: Counted[]): Promise<Map<string, Since[]>> {
  const entries = counted.map(({ id, entry: { ledger_position: position, counted_at } }) => ({
    id,
    position,
    counted_at,
  }));
  // What a credit note moves, its invoice has or has not.
  const { rows } = await sql<Since & { item_id: string }>`
    select m.item_id, m.reason, m.document_type as type, coalesce(n.credits_id, m.document_id) as taker,
      n.credits_id is not null as "isCredit", m.quantity_change as change, m.short, m.owed_change as owed
    from json_to_recordset(${JSON.stringify(entries)}::text::json) as e (id uuid, position bigint, counted_at timestamptz)
    join stock_movements m on m.item_id = e.id and case when e.position is null then m.moved_at > e.counted_at else m.position > e.position end
    left join invoices n on n.id = m.document_id
    order by m.item_id, m.position`.execute(trx);
  const byItem = new Map<string, Since[]>();
  for (const { item_id, ...row } of rows) byItem.set(item_id, [...(byItem.get(item_id) ?? []), row]);
  return byItem;
}
