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
  earlier: EarlierRows;
};

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
  return { parts, keyOf, numbers: await listNumbers(trx, withNumbers), counts, earlier };
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

async function listNumbers(trx: AccountTransaction, itemIds: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (itemIds.length === 0) return found;
  const { rows } = await sql<OtherNumber & { item_id: string }>`
    select item_id, kind, number, company from numbers_of_items(${itemIds}::uuid[])`.execute(trx);
  for (const { item_id, ...one } of rows) found.add(numberKey(item_id, one));
  return found;
}
