import Big from "big.js";
import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { InventoryItemsTable } from "~db/tables/inventory_items";
import type { MovementReason } from "~db/tables/stock_movements";
import { maxPieces } from "~/features/amounts/read-count";
import { recordTypeOf } from "~/features/fields/record-type";
import { changeBackOrders } from "./back-orders.server";
import { itemFields } from "../item/item-fields";
import { costOf } from "./cost-of";

export type LockedItem = Pick<
  Selectable<InventoryItemsTable>,
  | "id"
  | "part_number"
  | "description"
  | "customer_id"
  | "quantity"
  | "short"
  | "cost"
  | "average_cost"
  | "reorder_point"
  | "bin_location"
  | "version"
  | "archived_at"
  | "last_counted"
>;

/** Locks parts until the commit, in the order of their ids, so that two changes of the same parts never deadlock. */
export async function lockItems(
  trx: AccountTransaction,
  ids: Iterable<string>,
): Promise<Map<string, LockedItem>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const items = await trx
    .selectFrom("inventory_items")
    .select(["id", "part_number", "description", "customer_id", "quantity", "short", "cost", "average_cost"])
    .select(["reorder_point", "bin_location", "version", "archived_at", "last_counted"])
    .where("id", "=", sql<string>`any(${wanted}::uuid[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(items.map((item) => [item.id, item]));
}

export type MovementDocument = {
  type: "count" | "import" | "part" | "invoice" | "vendor_invoice";
  id: string;
};

export type Move = {
  item: LockedItem;
  /** Pieces in (positive) or out. What goes out stops at 0, and the rest is recorded as short; what comes in stops at a part's maximum. */
  change: number;
  reason: MovementReason;
  document?: MovementDocument;
  /** Dollars a piece that comes in, if it is known: it changes the average. */
  unitCost?: string | null;
  /** What it undoes: pieces leave (or come back) at what they came with, and the average is what it was. */
  undoes?: { unitCost: string | null; average: string | null };
  /** The invoice on which it is owed what is not there. */
  owedOn?: string;
  /** Pieces owed on that invoice more, or fewer, besides. */
  owedChange?: number;
  supplier?: string | null;
  reference?: string | null;
  note?: string | null;
  /** For people who see costs. */
  costNote?: string | null;
  bin?: string;
  /** Other changes to the part, saved in the same new version. */
  facts?: ItemFacts;
};

/** The number is written where it is checked; the quantity and the bin are the ledger's. */
type NotFact = "partNumber" | "bin" | "quantity";
const isFact = <F extends { name: string }>(field: F): field is Exclude<F, { name: NotFact }> =>
  !["partNumber", "bin", "quantity"].includes(field.name);

const factFields = itemFields.filter(isFact);

/** Fields that it does not name stay as they are: what an import saved of a part before a column existed does not have that column. */
export type ItemFacts = Partial<Pick<Selectable<InventoryItemsTable>, (typeof factFields)[number]["column"]>>;

export type Moved = { itemId: string; before: number; after: number; short: number };

/**
 * The only way stock changes: each part's row and the movement that explains it, in one transaction. The items come from lockItems and are
 * updated in place, so that several moves of one part can follow one another.
 */
export async function moveStock(trx: AccountTransaction, scope: Scope, moves: Move[]): Promise<Moved[]> {
  const moved: Moved[] = [];
  const movements: Recorded[] = [];
  const states = new Map<string, ItemState>();
  for (const move of moves) {
    const { item } = move;
    const before = item.quantity;
    const change = Math.min(Math.max(move.change, -before), maxPieces - before);
    const short = Math.max(0, change - move.change);
    const after = before + change;
    const owed = move.owedOn === undefined ? 0 : short + (move.owedChange ?? 0);
    const known = move.undoes?.unitCost ?? (change > 0 ? move.unitCost : null);
    const unitCost = change === 0 ? null : (known ?? costOf(item));
    const next = {
      quantity: after,
      short: item.short + owed,
      average_cost: move.undoes ? move.undoes.average : averageCost(item, change, move.unitCost ?? null),
      bin_location: move.bin ?? item.bin_location,
    };
    // No longer to reorder (reorder.server.ts), the next dip is reported again.
    const point = move.facts?.reorder_point ?? item.reorder_point;
    const isOver = point > 0 ? after - next.short > point : after >= next.short;
    const earlier = states.get(item.id);
    const facts = move.facts ?? earlier?.facts;
    states.set(item.id, { id: item.id, ...next, rises: isOver || earlier?.rises === true, facts });
    movements.push({ move, before, change, short, owed, unitCost, binBefore: item.bin_location });
    Object.assign(item, next);
    moved.push({ itemId: item.id, before, after, short });
  }
  await writeStates(trx, [...states.values()]);
  await insertMovements(trx, scope, movements);
  await changeBackOrders(
    trx,
    movements.map(({ move, owed }) => ({ itemId: move.item.id, invoiceId: move.owedOn, change: owed })),
  );
  return moved;
}

type ItemState = Pick<LockedItem, "id" | "quantity" | "short" | "average_cost" | "bin_location"> & {
  rises: boolean;
  facts?: ItemFacts;
};

/** Saves fields of parts that keep their stock and their bin, each as a new version. */
export async function setFacts(
  trx: AccountTransaction,
  parts: { item: LockedItem; facts: ItemFacts }[],
): Promise<void> {
  const states = parts.map(({ item, facts }) => ({ ...item, facts, rises: false }));
  await writeStates(trx, states);
}

/** As many as a statement handles well: a file of 100,000 parts moves them all. */
const max = 1000;

const knownFacts = factFields
  .map(
    ({ column }) => `${column} = case when '${column}' = any(s.known) then s.${column} else i.${column} end`,
  )
  .join(", ");

async function writeStates(trx: AccountTransaction, states: ItemState[]): Promise<void> {
  const rows = states.map(({ facts, ...state }) => {
    if (!facts) return state;
    // The facts passed in may hold more, such as the stock that the part had.
    const known = factFields.map(({ column }) => column).filter((column) => facts[column] !== undefined);
    const values = Object.fromEntries(known.map((column) => [column, facts[column]]));
    return { ...state, ...values, known };
  });
  for (let start = 0; start < rows.length; start += max) {
    const some = rows.slice(start, start + max);
    await sql`
      update inventory_items i set quantity = s.quantity, short = s.short, average_cost = s.average_cost,
        bin_location = s.bin_location, low_told_at = case when s.rises then null else i.low_told_at end,
        ${sql.raw(knownFacts)}, version = i.version + (s.known is not null)::int
      from json_to_recordset(${JSON.stringify(some)}::text::json)
        as s (id uuid, quantity integer, short integer, average_cost numeric, bin_location text, rises boolean, known text[],
          ${sql.raw(recordTypeOf(factFields))})
      where i.id = s.id and i.id = any(${some.map(({ id }) => id)}::uuid[])`.execute(trx);
  }
}

/** Weighted by pieces, rounded half up to four decimals. Pieces that go out, or come in without a price, do not change the average. */
export function averageCost(
  item: { quantity: number; average_cost: string | null; cost: string | null },
  change: number,
  unitCost: string | null,
): string | null {
  if (unitCost === null || change <= 0) return item.average_cost;
  const before = costOf(item);
  if (before === null || item.quantity === 0) return new Big(unitCost).toFixed(4);
  const worth = new Big(before).times(item.quantity).plus(new Big(unitCost).times(change));
  return worth.div(item.quantity + change).toFixed(4);
}

type Recorded = {
  move: Move;
  before: number;
  change: number;
  short: number;
  owed: number;
  unitCost: string | null;
  binBefore: string;
};

async function insertMovements(trx: AccountTransaction, scope: Scope, movements: Recorded[]): Promise<void> {
  for (let start = 0; start < movements.length; start += max) {
    const some = movements.slice(start, start + max).map((one, place) => ({ ...movementOf(one), place }));
    await sql`
      insert into stock_movements (item_id, user_id, author, reason, document_type, document_id, quantity_before,
        quantity_change, quantity_after, short, owed_change, unit_cost, bin_before, bin_after, supplier, reference, note, cost_note)
      select item_id, ${scope.user.id}, ${scope.user.author}, reason, document_type, document_id, quantity_before,
        quantity_change, quantity_before + quantity_change, short, owed_change, unit_cost, bin_before, bin_after, supplier, reference, note, cost_note
      from json_to_recordset(${JSON.stringify(some)}::text::json)
        as m (item_id uuid, reason text, document_type text, document_id uuid, quantity_before integer, quantity_change integer,
          short integer, owed_change integer, unit_cost numeric, bin_before text, bin_after text, supplier text, reference text, note text, cost_note text, place integer)
      order by place`.execute(trx);
  }
}

function movementOf({ move, before, change, short, owed, unitCost, binBefore }: Recorded) {
  const { item, bin } = move;
  return {
    item_id: item.id,
    reason: move.reason,
    document_type: move.document?.type ?? null,
    document_id: move.document?.id ?? null,
    quantity_before: before,
    quantity_change: change,
    short,
    owed_change: owed,
    unit_cost: unitCost,
    bin_before: bin === undefined ? null : binBefore,
    bin_after: bin ?? null,
    supplier: move.supplier ?? null,
    reference: move.reference ?? null,
    note: move.note ?? null,
    cost_note: move.costNote ?? null,
  };
}
