import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { wordsOf } from "~/features/fields/field-values";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { type Slice, slicesOf } from "~/features/files/slices";
import { formatTime } from "~/ui/format";
import type { MasterCrmTable } from "~db/tables/master_crm";
import { businessTypeWords } from "./crm-customer-choices";
import { crmCustomerFields } from "./crm-customer-fields";

/** `at` is the exact time of creation, which a Date cuts. */
type Customer = Selectable<MasterCrmTable> & { at: string };

/** All but deleted ones, newest first, as their form has them: the importer of customers reads the file again. */
export function exportCrmCustomers(scope: Scope, isPlain: boolean): AsyncGenerator<string> {
  const slices = slicesOf(
    (slice: Slice<Customer>) => listSlice(scope, slice),
    (last) => last,
  );
  return csvPieces(columnsFor(scope.account.timeZone), slices, isPlain);
}

function columnsFor(timeZone: string): CsvColumn<Customer>[] {
  return [
    ...crmCustomerFields.flatMap((field): CsvColumn<Customer>[] => {
      if (field.kind !== "own") return [columnOf(field), ...(afterwards[field.column] ?? [])];
      if (field.name === "leadScore")
        return [{ heading: "Lead score", notTyped: true, cell: ({ lead_score }) => lead_score }];
      return [
        { heading: "Business type", notTyped: true, cell: (one) => businessTypeWords(one.business_type) },
      ];
    }),
    { heading: "Created", notTyped: true, cell: ({ created_at }) => formatTime(created_at, timeZone) },
  ];
}

const afterwards: { [column: string]: CsvColumn<Customer>[] } = {
  subscription_tier: [
    { heading: "Account number", notTyped: true, cell: ({ account_number }) => account_number },
  ],
};

type DataField = Exclude<(typeof crmCustomerFields)[number], { kind: "own" }>;

function columnOf(field: DataField): CsvColumn<Customer> {
  const { label: heading, kind, column } = field;
  if (kind === "text" || kind === "long text") return { heading, cell: (customer) => customer[column] };
  const cell = (customer: Customer) => (kind === "day" ? customer[column] : wordsOf(field, customer[column]));
  return { heading, notTyped: true, cell };
}

function listSlice(scope: Scope, { after, max }: Slice<Customer>): Promise<Customer[]> {
  return scope.db((trx) =>
    trx
      .selectFrom("master_crm")
      .selectAll()
      .select(sql<string>`created_at::text`.as("at"))
      .where("account_id", "=", scope.account.id)
      .where("removed_at", "is", null)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(created_at, id) < (${after!.at}::text::timestamptz, ${after!.id}::uuid)`),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(max)
      .execute(),
  );
}
