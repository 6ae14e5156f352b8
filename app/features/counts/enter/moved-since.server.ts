import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { MovementReason } from "~db/tables/stock_movements";
import type { NewEntry } from "./new-entry";

type Since = { position: string; reason: MovementReason; pieces: number; at: string };

/**
 * A part that moved after its quantity was shown. Counted before the first movement or after one of them: `choices` has one answer more
 * than `movements`.
 */
export type MovedSince = { itemId: string; movements: Since[]; choices: string[]; isAdded: boolean };

/** What the book had when the pieces were counted. */
export type Moment = { book: number; position: string };

type Known = {
  items: Map<string, { quantity: number }>;
  earlier: Map<string, { ledger_position: string }>;
};

/**
 * The moment of each entry whose part has moved since the person saw it, as they answered, or what to ask them. An answer says also up to
 * which movement it was asked, so that a later one is asked about too. Pieces in several places are what was there at one moment if each
 * place that changed before it was counted before, and each that changed after it after. The parts must be locked.
 */
export async function whenCounted(trx: AccountTransaction, scope: Scope, entries: NewEntry[], known: Known) {
  const asked: MovedSince[] = [];
  const moments = new Map<string, Moment>();
  const moved = await movementsSince(trx, scope, entries, known);
  for (const { itemId, when, how } of entries) {
    const movements = moved.get(itemId) ?? [];
    if (movements.length === 0) continue;
    const last = movements.at(-1)!.position;
    const positions = [String(BigInt(movements[0]!.position) - 1n), ...movements.map((one) => one.position)];
    const choices = positions.map((position) => `${position}-${last}`);
    const chosen = when === undefined ? -1 : choices.indexOf(when);
    const book = movements[chosen]?.before ?? known.items.get(itemId)!.quantity;
    if (chosen >= 0) moments.set(itemId, { book, position: positions[chosen]! });
    else asked.push({ itemId, movements, choices, isAdded: how === "add" && known.earlier.has(itemId) });
  }
  return { asked, moments };
}

/** Those that took or brought pieces, oldest first. Of added pieces, since the first of all its places was counted. */
async function movementsSince(trx: AccountTransaction, scope: Scope, entries: NewEntry[], known: Known) {
  const seen = entries.map(({ itemId, shown, printed, how }) => ({
    ...{ id: itemId, shown, printed },
    first: how === "add" ? known.earlier.get(itemId)?.ledger_position : undefined,
  }));
  const { rows } = await sql<Since & { item_id: string; before: number; moved_at: Date }>`
    select m.item_id, m.position, m.reason, m.moved_at, m.quantity_before as before, abs(m.quantity_change - m.short) as pieces
    from json_to_recordset(${JSON.stringify(seen)}::text::json) as e (id uuid, shown bigint, first bigint, printed timestamp)
    join stock_movements m on m.item_id = e.id
      and (m.position > least(e.shown, e.first) or m.moved_at >= e.printed at time zone ${scope.account.timeZone})
    where m.quantity_change <> 0 or m.short > 0
    order by m.item_id, m.position`.execute(trx);
  const byItem = new Map<string, (Since & { before: number })[]>();
  for (const { item_id, moved_at, ...row } of rows)
    byItem.set(item_id, [...(byItem.get(item_id) ?? []), { ...row, at: moved_at.toISOString() }]);
  return byItem;
}
