import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { readLetterhead } from "~/features/company-settings/letterhead.server";
import { negated } from "../totals";
import type { DocumentLine, InvoiceDocument } from "./invoice-document";

export type StoredInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export async function getInvoice(scope: Scope, id: string): Promise<StoredInvoice | undefined> {
  return scope.db((trx) => findInvoice(trx, id));
}

export async function findInvoice(trx: AccountTransaction, id: string) {
  const row = await findRow(trx, id);
  if (!row) return undefined;
  const letterhead = await readLetterhead(trx, row.letterhead_id);
  const lines = await documentLines(trx, id);
  return { row, document: toDocument(row, letterhead, lines) };
}

function findRow(trx: AccountTransaction, id: string) {
  return trx
    .selectFrom("invoices")
    .leftJoin("customers", "customers.id", "invoices.customer_id")
    .leftJoin("invoices as credited_invoice", "credited_invoice.id", "invoices.credits_id")
    .selectAll("invoices")
    .select("credited_invoice.invoice_number as credits_number")
    .select((row) =>
      row
        .selectFrom("payments")
        .select(sql<string>`coalesce(-sum(amount), 0)::numeric(14, 2)::text`.as("sum"))
        .whereRef("payments.invoice_id", "=", "invoices.credits_id")
        .whereRef("payments.credit_note_id", "=", "invoices.id")
        .where("reversed_at", "is", null)
        .as("paid_back"),
    )
    .select(["customers.email as email_now", "customers.address as address_now"])
    .select("customers.tax_certificate as certificate_now")
    .select([
      "customers.payment_terms as terms_now",
      "customers.is_walk_in",
      "customers.removed_at as gone_at",
    ])
    .where("invoices.id", "=", id)
    .where("invoices.removed_at", "is", null)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

async function documentLines(trx: AccountTransaction, invoiceId: string): Promise<DocumentLine[]> {
  const rows = await trx
    .selectFrom("invoice_items as l")
    .innerJoin("invoices", "invoices.id", "l.invoice_id")
    .leftJoin("invoice_items as charge", (join) =>
      join.onRef("charge.id", "=", "l.credits_line_id").on("invoices.kind", "=", "invoice"),
    )
    .leftJoin("invoices as sale", "sale.id", "charge.invoice_id")
    .select(["l.id", "l.kind", "l.part_number", "l.description", "l.quantity", "l.unit_price"])
    .select(["l.discount_percent", "l.tax_included", "l.line_total", "l.returned_tax"])
    .select("sale.invoice_number as saleNumber")
    .where("l.invoice_id", "=", invoiceId)
    .orderBy("l.line")
    .execute();
  return rows.map(({ id, kind, description, quantity, saleNumber, ...row }) => ({
    id,
    kind,
    partNumber: row.part_number,
    description,
    quantity,
    unitPrice: row.unit_price,
    discount: row.discount_percent,
    taxed: row.tax_included,
    total: row.line_total,
    saleNumber,
    given: saleNumber ? { amount: negated(row.line_total), tax: negated(row.returned_tax) } : undefined,
  }));
}

function toDocument(
  row: Row,
  letterhead: InvoiceDocument["letterhead"],
  lines: DocumentLine[],
): InvoiceDocument {
  return {
    kind: row.kind,
    status: row.status,
    number: row.invoice_number,
    creditsNumber: row.credits_number,
    letterhead,
    ...buyerOf(row),
    isTaxExempt: row.tax_exempt,
    taxCertificate: row.issued_at ? row.tax_certificate : row.certificate_now,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    poNumber: row.po_number,
    notes: row.notes,
    paymentMethod: row.payment_method,
    lines,
    subtotal: row.subtotal,
    taxRate: row.tax_rate,
    taxRateUnread: row.tax_rate_unread,
    tax: row.tax_amount,
    total: row.total,
    paid: row.paid,
    credited: row.credited,
    open: row.open_balance,
    paidBack: row.paid_back ?? "0.00",
  };
}

/** An issued invoice keeps its buyer as of that day; a draft uses the customer's current data. */
function buyerOf(row: Row): Pick<InvoiceDocument, "customer" | "terms"> {
  const isRemoved = row.gone_at !== null;
  const { customer_name: name, customer_phone: phone } = row;
  if (row.issued_at) {
    const { customer_email: email, customer_address: address, terms } = row;
    return { customer: { name, phone, email, address, isRemoved }, terms };
  }
  const email = row.is_walk_in ? null : row.email_now;
  return { customer: { name, phone, email, address: row.address_now, isRemoved }, terms: row.terms_now };
}

/** Where its mail goes: the customer's address of today. */
export function mailAddressOf({ is_walk_in, gone_at, email_now }: StoredInvoice["row"]): string | null {
  return is_walk_in || gone_at !== null ? null : email_now;
}
