import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { priceDigits, trimDecimals } from "~/ui/format";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { placeOfAddress } from "~/features/company-settings/place-of-address";
import { taxOfLines } from "../totals";
import { lineKindNames } from "../line-kinds";
import { isIssued, shownStatus, statusNames } from "../invoice-status";
import { begunAt, matching } from "./list-invoices.server";
import type { Listing } from "./list-position";

const sliceSize = 1000;

/**
 * Newest first, by invoice date; one row per invoice. Credit notes are negative. Drafts and cancelled documents charge nothing, so that a
 * plain sum of a column is right: Total = Paid + Open.
 */
export function exportInvoices(scope: Scope, listing: Listing, isPlain = false): AsyncGenerator<string> {
  return csvPieces(columns, slices(scope, listing), isPlain);
}

/** One row per line; prices have two to four decimals. */
export function exportInvoiceLines(scope: Scope, listing: Listing, isPlain = false): AsyncGenerator<string> {
  return csvPieces(lineColumns, lineSlices(scope, listing), isPlain);
}

const columns: CsvColumn<Invoice>[] = [
  { heading: "Invoice #", cell: ({ invoice_number }) => invoice_number ?? "Draft" },
  { heading: "Date", notTyped: true, cell: ({ invoice_date }) => invoice_date },
  { heading: "Due Date", notTyped: true, cell: ({ due_date }) => due_date },
  { heading: "Customer", cell: ({ customer_name }) => customer_name },
  { heading: "PO Number", cell: ({ po_number }) => po_number },
  { heading: "Status", cell: (invoice) => statusNames[shownStatus(invoice)] },
  { heading: "Subtotal", notTyped: true, cell: (invoice) => charged(invoice, invoice.subtotal) },
  { heading: "Tax Rate %", notTyped: true, cell: ({ tax_rate }) => trimDecimals(tax_rate) },
  { heading: "Tax", notTyped: true, cell: (invoice) => charged(invoice, invoice.tax_amount) },
  { heading: "Total", notTyped: true, cell: (invoice) => charged(invoice, invoice.total) },
  { heading: "Paid", notTyped: true, cell: ({ paid }) => paid },
  { heading: "Credited", notTyped: true, cell: ({ credited }) => credited },
  { heading: "Open", notTyped: true, cell: ({ open_balance }) => open_balance },
  { heading: "Not Charged", notTyped: true, cell: (invoice) => notCharged(invoice, invoice.total) },
  { heading: "Cancelled On", notTyped: true, cell: ({ cancelled_on }) => cancelled_on },
];

type LineOf = { line: Line; invoice: Invoice; tax: string };

const lineColumns: CsvColumn<LineOf>[] = [
  { heading: "Invoice #", cell: ({ invoice }) => invoice.invoice_number ?? "Draft" },
  { heading: "Date", notTyped: true, cell: ({ invoice }) => invoice.invoice_date },
  { heading: "Customer", cell: ({ invoice }) => invoice.customer_name },
  { heading: "Status", cell: ({ invoice }) => statusNames[shownStatus(invoice)] },
  { heading: "Line", cell: ({ line }) => line.line },
  { heading: "Kind", cell: ({ line }) => lineKindNames[line.kind] },
  { heading: "Part#", cell: ({ line }) => line.part_number },
  { heading: "Description", cell: ({ line }) => line.description },
  {
    heading: "Qty",
    notTyped: true,
    cell: ({ line, invoice }) => charged(invoice, String(line.quantity), "0"),
  },
  { heading: "Price", notTyped: true, cell: ({ line }) => priceDigits(line.unit_price) },
  { heading: "Discount %", notTyped: true, cell: ({ line }) => line.discount_percent },
  { heading: "Taxed", cell: (row) => (whyUntaxed(row) ? "no" : "yes") },
  { heading: "Line Total", notTyped: true, cell: ({ line, invoice }) => charged(invoice, line.line_total) },
  {
    heading: "Taxable Amount",
    notTyped: true,
    cell: (row) => (whyUntaxed(row) ? "0.00" : charged(row.invoice, row.line.line_total)),
  },
  { heading: "Tax", notTyped: true, cell: ({ invoice, tax }) => charged(invoice, tax) },
  { heading: "Why No Tax", cell: whyUntaxed },
  {
    heading: "Certificate",
    cell: ({ invoice }) => (invoice.tax_exempt ? (invoice.tax_certificate ?? "") : ""),
  },
  { heading: "State", cell: ({ invoice }) => placeOf(invoice).state },
  { heading: "ZIP", cell: ({ invoice }) => placeOf(invoice).zip },
  {
    heading: "Not Charged",
    notTyped: true,
    cell: ({ line, invoice }) => notCharged(invoice, line.line_total),
  },
];

/** Empty if tax is charged, or given back with a core. */
function whyUntaxed({ line, invoice }: Omit<LineOf, "tax">): string {
  if (Number(line.returned_tax) !== 0) return "";
  if (invoice.tax_exempt) return "Tax exempt";
  if (!line.tax_included) return "No tax on this line";
  if (Number(invoice.tax_rate) !== 0) return "";
  return invoice.tax_rate_unread ? "The rate was not a number" : "The rate is 0";
}

/** Where an invoice was billed to; a draft, and a customer without an address on the invoice, has the customer's store ZIP. */
function placeOf({ customer_address, store_zip }: Invoice): { state: string; zip: string } {
  const { state, zip } = placeOfAddress(customer_address ?? "");
  return { state, zip: zip || (store_zip ?? "") };
}

type Charging = Pick<Invoice, "kind" | "status">;

function charged(invoice: Charging, amount: string, none = "0.00"): string {
  return isIssued(invoice.status) ? signed(invoice, amount) : none;
}

function notCharged(invoice: Charging, amount: string): string {
  return isIssued(invoice.status) ? "0.00" : signed(invoice, amount);
}

function signed({ kind }: Charging, amount: string): string {
  if (kind === "invoice" || Number(amount) === 0) return amount;
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}

async function* lineSlices(scope: Scope, listing: Listing): AsyncGenerator<LineOf[]> {
  for await (const slice of slices(scope, listing)) {
    const byId = new Map(slice.map((invoice) => [invoice.id, invoice]));
    const lines = await listLines(scope, [...byId.keys()]);
    const places = new Map(slice.map(({ id }, place) => [id, place]));
    lines.sort((one, other) => places.get(one.invoice_id)! - places.get(other.invoice_id)!);
    const taxes = taxOf(lines, byId);
    yield lines.map((line, index) => ({ line, invoice: byId.get(line.invoice_id)!, tax: taxes[index]! }));
  }
}

/** The lines of an invoice follow one another. */
function taxOf(lines: Line[], byId: Map<string, Invoice>): string[] {
  const ofInvoice = new Map<string, Line[]>();
  for (const line of lines) ofInvoice.set(line.invoice_id, [...(ofInvoice.get(line.invoice_id) ?? []), line]);
  return [...ofInvoice].flatMap(([id, some]) =>
    taxOfLines(
      some.map(({ line_total: total, tax_included: taxed, returned_tax: returnedTax }) => ({
        total,
        taxed,
        returnedTax,
      })),
      byId.get(id)!.tax_amount,
    ),
  );
}

async function* slices(scope: Scope, listing: Listing) {
  let after: Invoice | undefined;
  for (;;) {
    const slice = await listSlice(scope, listing, after);
    if (slice.length > 0) yield slice;
    if (slice.length < sliceSize) return;
    after = slice.at(-1);
  }
}

/** Each slice is its own transaction, so that a slow line holds no connection. */
function listSlice(scope: Scope, listing: Listing, after: Position | undefined) {
  return scope.db((trx) =>
    matching(trx, listing)
      .select(["id", "kind", "invoice_number", "invoice_date", "due_date", "customer_name", "po_number"])
      .select(["status", "subtotal", "tax_rate", "tax_amount", "total", "paid", "credited", "open_balance"])
      .select(["tax_exempt", "tax_rate_unread", "tax_certificate", "customer_address"])
      .select((invoice) =>
        invoice
          .selectFrom("customers")
          .select("store_zip")
          .whereRef("customers.id", "=", "invoices.customer_id")
          .as("store_zip"),
      )
      // As text, since a Date has no microseconds.
      .select(sql<string>`${begunAt}::text`.as("begun_at"))
      .select(cancelledOn(scope.account.timeZone).as("cancelled_on"))
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(invoice_date, ${begunAt}, id) < (${after!.invoice_date}::date, ${after!.begun_at}::text::timestamptz, ${after!.id}::uuid)`,
        ),
      )
      .orderBy("invoice_date", "desc")
      .orderBy(begunAt, "desc")
      .orderBy("id", "desc")
      .limit(sliceSize)
      .execute(),
  );
}

/** Null unless it is cancelled. */
function cancelledOn(timeZone: string) {
  return sql<string | null>`case status when 'cancelled' then (
    select (max(happened_at) at time zone ${timeZone})::date from invoice_events e
    where e.invoice_id = invoices.id and e.what = 'status' and e.status_after = 'cancelled') end`;
}

type Position = { id: string; invoice_date: string; begun_at: string };
type Invoice = Awaited<ReturnType<typeof listSlice>>[number];

function listLines(scope: Scope, invoiceIds: string[]) {
  return scope.db((trx) =>
    trx
      .selectFrom("invoice_items")
      .select(["invoice_id", "line", "kind", "part_number", "description", "quantity", "unit_price"])
      .select(["discount_percent", "tax_included", "line_total", "returned_tax"])
      .where("invoice_id", "in", invoiceIds)
      .orderBy("line")
      .execute(),
  );
}

type Line = Awaited<ReturnType<typeof listLines>>[number];
