import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { csvColumnsOf } from "~/features/fields/field-values";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { priceDigits } from "~/ui/format";
import { costOf } from "../stock/cost-of";
import { findIds } from "./list-items.server";
import { type NumberKind, numberKinds } from "../numbers/item-number-kinds";
import { ownNumberCell, ownNumberHeadings } from "../numbers/own-number-cells";
import { itemFields } from "../item/item-fields";

type Item = Awaited<ReturnType<typeof listSlice>>[number];

const columns: CsvColumn<Item>[] = [
  ...Object.values(csvColumnsOf(itemFields)),
  { heading: "Average Cost", notTyped: true, cell: averageCost },
  { heading: "Stock Value", notTyped: true, cell: stockValue },
];

/** What the import reads besides. Several numbers are in one cell, each with its maker or vendor. */
const wholeColumns: CsvColumn<Item>[] = [
  ...columns,
  {
    heading: "Core Charge",
    notTyped: true,
    cell: ({ core_charge }) => core_charge && priceDigits(core_charge),
  },
  ...numberKinds.map((kind) => ({
    heading: ownNumberHeadings[kind],
    cell: ({ numbers }: Item) => ownNumberCell(numbers ?? [], kind),
  })),
];

/** Dollars a piece, two to four decimals. */
function averageCost(item: Item): string | null {
  const cost = costOf(item);
  return cost === null ? null : priceDigits(cost);
}

/** Dollars at average cost, rounded half up to cents; null if no cost is known. */
function stockValue(item: Item): string | null {
  const cost = costOf(item);
  return cost === null ? null : new Big(cost).times(item.quantity).toFixed(2);
}

type Asked = {
  search?: string;
  isPlain?: boolean;
  /** With everything that an import reads. */
  isWhole?: boolean;
};

/** The account's own parts as CSV, or those found by a search, in the order of their numbers. */
export function exportInventory(
  scope: Scope,
  { search = "", isPlain = false, isWhole = false }: Asked = {},
): AsyncGenerator<string> {
  return csvPieces(isWhole ? wholeColumns : columns, slicesOf(scope, search, isWhole), isPlain);
}

/** Rows in a slice: few enough that others get their turn while it is made. */
const max = 1000;

async function* slicesOf(scope: Scope, search: string, isWhole: boolean): AsyncGenerator<Item[]> {
  const found = await foundBy(scope, search);
  let after: Place = { number_key: "", id: "00000000-0000-0000-0000-000000000000" };
  for (;;) {
    const items = await listSlice(scope, { after, found, isWhole });
    yield items;
    if (items.length < max) return;
    const { number_key, id } = items.at(-1)!;
    after = { number_key, id };
  }
}

/** Undefined without a search. */
async function foundBy(scope: Scope, search: string): Promise<string[] | undefined> {
  return search ? findIds(scope, search) : undefined;
}

const isOneOf = (ids: string[]) => sql<boolean>`id = any(${ids}::uuid[])`;

type Slice = { after: Place; found: string[] | undefined; isWhole: boolean };
type Place = { number_key: string; id: string };

/** A part that is renamed while the file is sent may therefore be in it twice or not at all. */
function listSlice(scope: Scope, { after, found, isWhole }: Slice) {
  return scope.db((trx) =>
    trx
      .selectFrom("inventory_items")
      .select(["id", "number_key", "average_cost", ...itemFields.map(({ column }) => column)])
      .$if(isWhole, (query) => query.select(otherNumbers.as("numbers")))
      .where("owner_id", "=", scope.account.id)
      .where("archived_at", "is", null)
      .$if(found !== undefined, (query) => query.where(isOneOf(found!)))
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple("number_key", "id"), ">", tuple(after.number_key, after.id)),
      )
      .orderBy("number_key")
      .orderBy("id")
      .limit(max)
      .execute(),
  );
}

const otherNumbers = sql<{ kind: NumberKind; number: string; company: string }[] | null>`(
  select json_agg(json_build_object('kind', kind, 'number', number, 'company', company) order by number, company)
  from item_numbers n where n.account_id = inventory_items.account_id and n.item_id = inventory_items.id)`;

/** How many parts the file holds. */
export async function countExported(scope: Scope, search: string): Promise<number> {
  const found = await foundBy(scope, search);
  if (found) return found.length;
  const { count } = await scope.db((trx) =>
    trx
      .selectFrom("inventory_items")
      .select((item) => item.fn.countAll<string>().as("count"))
      .where("owner_id", "=", scope.account.id)
      .where("archived_at", "is", null)
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}
