import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { InventoryItemsTable } from "~db/tables/inventory_items";
import { countsUnderWay } from "../stock/counts-under-way.server";
import { itemFields } from "../item/item-fields";
import { keysOf } from "../item/keys.server";
import { type BarCodes, barCodes } from "./bar-codes.server";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import { type OtherNumber, numberKey } from "./other-numbers";
import type { StockValues } from "./stock-rows";

const partColumns = itemFields.map(({ column }) => column);

export type KnownPart = Pick<
  Selectable<InventoryItemsTable>,
  "id" | "version" | (typeof partColumns)[number]
>;

/** The stock that rows of a file are compared with before they are written. */
export type StockOfImport = {
  /** By the key of their number. */
  parts: Map<string, KnownPart>;
  /** The database's key for a number of the file. */
  keyOf: (partNumber: string) => string;
  /** The other numbers of those parts (numberKey). */
  numbers: Set<string>;
  counts: Awaited<ReturnType<typeof countsUnderWay>>;
  /** Parts whose numbers differ from new ones only in their writing; `key` is the new one's. */
  alike: LookAlikePart[];
  earlier: EarlierRows;
};

type LookAlikePart = { key: string; number_key: string; part_number: string; description: string };

/** Kept from the first row of a file to its last. */
export type EarlierRows = {
  /** The first line with each number, by the number's key. */
  lines: Map<string, number>;
  /** The keys of the numbers that are new. */
  added: Set<string>;
  boxes: BarCodes;
};

export function noEarlierRows(): EarlierRows {
  const added = new Set<string>();
  return { lines: new Map(), added, boxes: barCodes(added) };
}

export async function readStock(
  trx: AccountTransaction,
  scope: Scope,
  { rows, earlier }: { rows: RowVerdict<StockValues>[]; earlier: EarlierRows },
): Promise<StockOfImport> {
  const values = rows.flatMap((row) => ("values" in row ? [row.values] : []));
  const partNumbers = values.map(({ partNumber }) => partNumber);
  const keyOf = await keysOf(trx, partNumbers);
  const found = await listParts(trx, scope, partNumbers.map(keyOf));
  const parts = new Map(found.map(({ number_key, ...part }) => [number_key, part]));
  const withNumbers = values.flatMap(({ numbers, partNumber }) => {
    const part = numbers.length > 0 ? parts.get(keyOf(partNumber)) : undefined;
    return part ? [part.id] : [];
  });
  const codes = values.flatMap(({ numbers }) => numbers.filter(({ kind }) => kind === "bar_code"));
  await earlier.boxes.read(
    trx,
    scope,
    codes.map(({ number }) => number),
  );
  const wanted = values.flatMap(({ bin }) => (bin === null ? [] : { bin_location: bin }));
  const counts = await countsUnderWay(trx, [...parts.values(), ...wanted]);
  const alike = await listLookAlikes(
    trx,
    scope,
    partNumbers.filter((number) => !parts.has(keyOf(number))),
  );
  return { parts, keyOf, numbers: await listNumbers(trx, withNumbers), counts, alike, earlier };
}

/** How many more parts the plan allows; null without a limit. */
export async function readRoom(trx: AccountTransaction, scope: Scope): Promise<number | null> {
  const limit = scope.limits.inventoryItems;
  if (limit === null) return null;
  const size = await trx.selectFrom("inventory_sizes").select("items").executeTakeFirst();
  return Math.max(0, limit - (size?.items ?? 0));
}

async function listParts(trx: AccountTransaction, scope: Scope, keys: string[]) {
  const { rows } = await sql<KnownPart & { number_key: string }>`
    select id, version, number_key, ${sql.raw(partColumns.join(", "))}
    from items_by_number(${scope.account.id}, ${keys}::text[])`.execute(trx);
  return rows;
}

async function listLookAlikes(trx: AccountTransaction, scope: Scope, partNumbers: string[]) {
  if (partNumbers.length === 0) return [];
  const { rows } = await sql<LookAlikePart>`
    with numbers as (select distinct lower(typed) as key, part_key(typed) as part_key from unnest(${partNumbers}::text[]) as typed)
    select n.key, i.number_key, i.part_number, i.description from numbers n join inventory_items i on i.part_key = n.part_key
    where i.owner_id = ${scope.account.id} and i.part_key <> '' and i.archived_at is null order by i.number_key`.execute(
    trx,
  );
  return rows;
}

async function listNumbers(trx: AccountTransaction, itemIds: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (itemIds.length === 0) return found;
  const { rows } = await sql<OtherNumber & { item_id: string }>`
    select item_id, kind, number, company from numbers_of_items(${itemIds}::uuid[])`.execute(trx);
  for (const { item_id, ...one } of rows) found.add(numberKey(item_id, one));
  return found;
}
