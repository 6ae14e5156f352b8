import type { Scope } from "~/auth/scope";
import { csvColumnsOf } from "~/features/fields/field-values";
import { csvPieces } from "~/features/files/csv-text.server";
import { markCell } from "~/features/files/marked-cell";
import { itemFields } from "../item/item-fields";

const columns = Object.values(csvColumnsOf(itemFields, markCell));

/** The account's own parts as CSV, in the order of their numbers. */
export function exportInventory(scope: Scope): AsyncGenerator<string> {
  return csvPieces(columns, slicesOf(scope));
}

/** Rows in a slice: few enough that others get their turn while it is made. */
const max = 1000;

async function* slicesOf(scope: Scope): AsyncGenerator<Awaited<ReturnType<typeof listSlice>>> {
  let after: Place = { number_key: "", id: "00000000-0000-0000-0000-000000000000" };
  for (;;) {
    const items = await listSlice(scope, after);
    yield items;
    if (items.length < max) return;
    const { number_key, id } = items.at(-1)!;
    after = { number_key, id };
  }
}

type Place = { number_key: string; id: string };

/** A part that is renamed while the file is sent may therefore be in it twice or not at all. */
function listSlice(scope: Scope, after: Place) {
  return scope.db((trx) =>
    trx
      .selectFrom("inventory_items")
      .select(["id", "number_key", ...itemFields.map(({ column }) => column)])
      .where("owner_id", "=", scope.account.id)
      .where("archived_at", "is", null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple("number_key", "id"), ">", tuple(after.number_key, after.id)),
      )
      .orderBy("number_key")
      .orderBy("id")
      .limit(max)
      .execute(),
  );
}

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
