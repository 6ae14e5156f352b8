import type { Selectable } from "kysely";
import type { Scope } from "~/auth/scope";
import { wordsOf } from "~/features/fields/field-values";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { type Slice, slicesOf } from "~/features/files/slices";
import type { Database } from "~db/database";
import { customerFields } from "./customer-fields";

type Customer = Selectable<Pick<Database["customers"], "id" | "name_key" | CustomerColumn>>;
type CustomerColumn = (typeof customerFields)[number]["column"];

const columns: CsvColumn<Customer>[] = customerFields.map((field) => ({
  heading: field.label,
  cell: (customer) => {
    const value = customer[field.column];
    if (field.kind === "day") return typeof value === "string" ? value : null;
    return wordsOf(field, value);
  },
  ...(field.kind !== "text" && field.kind !== "long text" && { notTyped: true as const }),
}));

/** All but removed ones, as their form has them. */
export function exportCustomers(scope: Scope): AsyncGenerator<string> {
  const slices = slicesOf(
    (slice: Slice<Customer>) => listSlice(scope, slice),
    (last) => last,
  );
  return csvPieces(columns, slices, false);
}

function listSlice(scope: Scope, { after, max }: Slice<Customer>): Promise<Customer[]> {
  return scope.db((trx) =>
    trx
      .selectFrom("customers")
      .select(["id", "name_key", ...customerFields.map(({ column }) => column)])
      .where("account_id", "=", scope.account.id)
      .where("removed_at", "is", null)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("name_key", "id"), ">", tuple(after!.name_key, after!.id)),
        ),
      )
      .orderBy("name_key")
      .orderBy("id")
      .limit(max)
      .execute(),
  );
}
