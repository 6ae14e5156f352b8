import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvPieces } from "../files/csv-text.server";
import { markCell } from "../files/marked-cell";

/** The account's own parts as CSV, in the order of their numbers. */
export function exportInventory(scope: Scope): AsyncGenerator<string> {
  return csvPieces(columns, slicesOf(scope));
}

/** Rows in a piece: little enough to be made while others get their turn. */
const most = 1000;

async function* slicesOf(scope: Scope): AsyncGenerator<Item[]> {
  let after: Place = { number_key: "", id: "00000000-0000-0000-0000-000000000000" };
  for (;;) {
    const items = await listSlice(scope, after);
    yield items;
    if (items.length < most) return;
    const { number_key, id } = items.at(-1)!;
    after = { number_key, id };
  }
}

type Place = { number_key: string; id: string };

/** A part that is renamed while the file is sent may so stand in it twice or not at all. */
function listSlice(scope: Scope, after: Place) {
  return scope.db((trx) =>
    trx
      .selectFrom("inventory_items")
      .select(["id", "number_key", "part_number", "description", "manufacturer", "vendor"])
      .select(["cost", "sales_price", "bin_location", "quantity", "reorder_point"])
      .where("owner_id", "=", scope.account.id)
      .where("archived_at", "is", null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple("number_key", "id"), ">", tuple(after.number_key, after.id)),
      )
      .orderBy("number_key")
      .orderBy("id")
      .limit(most)
      .execute(),
  );
}

type Item = Awaited<ReturnType<typeof listSlice>>[number];

/** The columns that the specification names, in its order. */
const columns: CsvColumn<Item>[] = [
  { heading: "Part#", cell: (item) => markCell(item.part_number) },
  { heading: "Description", cell: (item) => markCell(item.description) },
  { heading: "Manufacturer", cell: (item) => markCell(item.manufacturer) },
  { heading: "Vendor", cell: (item) => markCell(item.vendor) },
  { heading: "Cost", cell: (item) => item.cost },
  { heading: "Sales Price", cell: (item) => item.sales_price },
  { heading: "Bin", cell: (item) => markCell(item.bin_location) },
  { heading: "Qty", cell: (item) => item.quantity },
  { heading: "Reorder", cell: (item) => item.reorder_point },
];

/** How many parts the file holds. */
export async function countExported(scope: Scope): Promise<number> {
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
