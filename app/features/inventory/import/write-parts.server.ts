import { sql } from "kysely";
import type { Writing } from "~/features/imports/confirm.server";
import { recordTypeOf } from "~/features/fields/record-type";
import type { AccountTransaction } from "~db/as-account";
import { itemFields } from "../item/item-fields";
import { noteImportedChanges } from "../item/note-changes.server";
import { type LockedItem, type Move, moveStock, setFacts } from "../stock/stock.server";
import type { OtherNumber } from "./other-numbers";
import { type PartChange, piecesAdded } from "./plan-stock";
import type { PartField } from "./stock-columns";
import type { StockValues } from "./stock-rows";

export type Adding = { id: string; line: number; values: StockValues };
export type Changing = { line: number; change: PartChange; item: LockedItem };

// Rows are sent as one JSON text: the server takes longer to read a parameter per cell than to write the rows.

/** False when somebody else added one of the numbers at this very moment. */
export async function addParts(writing: Writing, adding: Adding[]): Promise<boolean> {
  if (adding.length === 0) return true;
  return withKeptPlans(writing.trx, () => insertParts(writing, adding));
}

/**
 * The database looks up the references of each new row, some ten for a part, and our connections' plan_cache_mode plans each look-up
 * again: that took more than half of an import. A cached plan stays with the connection, and may have been made while the table was small,
 * so it must never scan the whole table. Only for writing: reads are better planned for each company.
 */
async function withKeptPlans<T>(trx: AccountTransaction, write: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ mode: string; seqscan: string }>`
    select current_setting('plan_cache_mode') as mode, current_setting('enable_seqscan') as seqscan`.execute(
    trx,
  );
  const { mode, seqscan } = rows[0]!;
  await setPlanning(trx, "auto", "off");
  const done = await write();
  await setPlanning(trx, mode, seqscan);
  return done;
}

async function setPlanning(trx: AccountTransaction, mode: string, seqscan: string): Promise<void> {
  await sql`select set_config('plan_cache_mode', ${mode}, true), set_config('enable_seqscan', ${seqscan}, true)`.execute(
    trx,
  );
}

const columnList = sql.raw(itemFields.map(({ column }) => column).join(", "));
const columnTypes = sql.raw(recordTypeOf(itemFields));

/** What an added part has where its row says nothing. */
const empty = { text: "", price: null, count: 0 } satisfies { [Kind in PartField["kind"]]: unknown };

function columnsOfPart(values: StockValues) {
  return Object.fromEntries(
    itemFields.map(({ name, column, kind }) => [column, values[name] ?? empty[kind]]),
  );
}

/** One statement, so that the rows are read once. */
async function insertParts({ trx, scope, importId }: Writing, adding: Adding[]): Promise<boolean> {
  const parts = adding.map(({ id, line, values }) => ({ id, line, ...columnsOfPart(values) }));
  const { rows } = await sql<{ id: string }>`
    with part as materialized (
      select * from json_to_recordset(${JSON.stringify(parts)}::text::json) as part
        (id uuid, line integer, ${columnTypes})),
    added as (
      insert into inventory_items (id, user_id, import_id, average_cost, ${columnList})
      select id, ${scope.user.id}, ${importId}, case when quantity > 0 then cost end, ${columnList}
      from part on conflict do nothing returning id),
    moved as (
      insert into stock_movements (item_id, user_id, author, reason, document_type, document_id, quantity_before,
        quantity_change, quantity_after, unit_cost, bin_after)
      select id, ${scope.user.id}, ${scope.user.author}, 'imported', 'import', ${importId}, 0, quantity, quantity, cost,
        bin_location
      from part join added using (id)),
    noted as (
      insert into imported_items (import_id, item_id, line, was_added, version_after)
      select ${importId}, id, line, true, 1 from part join added using (id))
    select id from added`.execute(trx);
  if (rows.length < adding.length) return false;
  await addNumbers(
    { trx, scope, importId },
    adding.map(({ id, values }) => ({ itemId: id, numbers: values.numbers })),
  );
  return true;
}

/** Writes the changes to parts that are locked. */
export async function changeParts(writing: Writing, changing: Changing[]): Promise<void> {
  if (changing.length > 0) await withKeptPlans(writing.trx, () => writeChanges(writing, changing));
}

async function writeChanges({ trx, scope, importId }: Writing, changing: Changing[]): Promise<void> {
  const moves: Move[] = [];
  const others: Parameters<typeof setFacts>[1] = [];
  const noted = changing.map(({ line, change: { part }, item: { average_cost } }) => ({
    ...{ item_id: part.id, line, version_after: part.version + 1, before: { ...part, average_cost } },
  }));
  for (const { item, change } of changing) {
    const facts = { ...change.part, ...change.columns };
    const pieces = piecesAdded(change, item.quantity);
    const bin = change.columns.bin_location;
    if (pieces === 0 && bin === undefined) others.push({ item, facts });
    else {
      const document = { type: "import", id: importId } as const;
      const { unitCost } = change;
      moves.push({ item, change: pieces, reason: "imported", document, bin, facts, unitCost });
    }
  }
  await setFacts(trx, others);
  await moveStock(trx, scope, moves);
  await noteChanged(trx, importId, noted);
  const parts = changing.map(({ change: { part, columns } }) => ({
    ...{ id: part.id, before: part, after: columns },
  }));
  await noteImportedChanges(trx, scope, { reason: "An import", parts });
  await addNumbers(
    { trx, scope, importId },
    changing.map(({ change: { part, numbers } }) => ({ itemId: part.id, numbers })),
  );
}

type Changed = { item_id: string; line: number; before: object; version_after: number };

async function noteChanged(trx: AccountTransaction, importId: string, parts: Changed[]): Promise<void> {
  await sql`
    insert into imported_items (import_id, item_id, line, was_added, before, version_after)
    select ${importId}, item_id, line, false, before, version_after
    from json_to_recordset(${JSON.stringify(parts)}::text::json) as part
      (item_id uuid, line integer, before jsonb, version_after integer)`.execute(trx);
}

type NumbersOfPart = { itemId: string; numbers: OtherNumber[] };

/** A number already known in another spelling stays as it is. */
async function addNumbers({ trx, scope, importId }: Writing, parts: NumbersOfPart[]): Promise<void> {
  const numbers = parts.flatMap(({ itemId, numbers: some }) =>
    some.map((one) => ({ ...one, item_id: itemId })),
  );
  if (numbers.length === 0) return;
  await sql`
    insert into item_numbers (item_id, user_id, import_id, kind, number, company)
    select item_id, ${scope.user.id}, ${importId}, kind, number, company
    from json_to_recordset(${JSON.stringify(numbers)}::text::json)
      as n (item_id uuid, kind text, number text, company text)
    on conflict do nothing`.execute(trx);
}
