import type { Scope } from "~/auth/scope";
import { getInvoice } from "~/features/invoices/document/get-invoice.server";
import { getLogo, invoicePdf } from "~/features/invoices/document/invoice-pdf.server";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import { sql } from "kysely";
import { fileNamePart } from "./file-names";

/** Both included: YYYY-MM. */
export type Months = { from: string; to: string };

const sliceSize = 500;

/** Issued invoices and credit notes as PDF, in a folder for each month. */
export async function* invoiceFiles(scope: Scope, months: Months | undefined) {
  for (let after: Place | undefined; ;) {
    const slice = await listSlice(scope, months, after);
    for (const { id, invoice_date, invoice_number } of slice) {
      const name = `invoices/${invoice_date.slice(0, 7)}/${fileNamePart(invoice_number ?? id)}.pdf`;
      yield { name, isPacked: true, pieces: pdfOf(scope, id) };
    }
    if (slice.length < sliceSize) return;
    after = slice.at(-1);
  }
}

/** As its page prints it on letter paper. */
async function* pdfOf(scope: Scope, id: string): AsyncGenerator<Uint8Array> {
  const stored = await getInvoice(scope, id);
  if (!stored) return;
  const invoice = invoiceView(stored.document);
  yield await invoicePdf(invoice, "letter", await getLogo(scope, invoice));
}

type Place = { invoice_date: string; id: string };

function issuedOf(months: Months | undefined) {
  return months
    ? sql<boolean>`issued_at is not null and invoice_date >= ${`${months.from}-01`}::date
        and invoice_date < (${`${months.to}-01`}::date + interval '1 month')`
    : sql<boolean>`issued_at is not null`;
}

function listSlice(scope: Scope, months: Months | undefined, after: Place | undefined) {
  return scope.db((trx) =>
    trx
      .selectFrom("invoices")
      .select(["id", "invoice_date", "invoice_number"])
      .where("account_id", "=", scope.account.id)
      .where("removed_at", "is", null)
      .where(issuedOf(months))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(invoice_date, id) < (${after!.invoice_date}::date, ${after!.id}::uuid)`),
      )
      .orderBy("invoice_date", "desc")
      .orderBy("id", "desc")
      .limit(sliceSize)
      .execute(),
  );
}

/** How many there are of each month, the newest first. */
export async function countInvoicesByMonth(scope: Scope): Promise<{ month: string; count: number }[]> {
  return scope.db((trx) =>
    trx
      .selectFrom("invoices")
      .select([
        sql<string>`to_char(invoice_date, 'YYYY-MM')`.as("month"),
        sql<number>`count(*)::int`.as("count"),
      ])
      .where("account_id", "=", scope.account.id)
      .where("removed_at", "is", null)
      .where("issued_at", "is not", null)
      .groupBy("month")
      .orderBy("month", "desc")
      .execute(),
  );
}
