import { creditAmounts } from "~/features/invoices/credit-amounts";
import Big from "big.js";
import { addRow, dayAgo, idOf, momentOf } from "../sample-company.server";
import { moveOnShelf } from "../stock/shelf.server";
import { type Books, type Issued, type When, followOpen, noteOnInvoice } from "./ledger.server";
import { type Sale, creditLinesOf } from "./sale.server";

/** Wrong part, wrong customer: the pieces are back on the shelf on the same day. */
export function cancel(
  books: Books,
  sale: Sale,
  issued: Issued,
  costs: Map<string, string>,
  when: When,
): void {
  for (const { part, quantity } of sale.lines.filter(({ kind }) => kind === "sale"))
    moveOnShelf(books.shelf, {
      ...{ part, change: quantity, reason: "returned", ...when, unitCost: costs.get(part.id) },
      document: { type: "invoice", id: sale.id },
    });
  const note = "Entered for the wrong customer";
  noteOnInvoice(books, sale.id, when, { what: "status", before: issued.status, after: "cancelled", note });
  issued.status = "cancelled";
}

/** One piece of the first line comes back and is credited. */
export function creditFirstLine(
  books: Books,
  sale: Sale,
  issued: Issued,
  costs: Map<string, string>,
  when: When,
): void {
  const { company } = books.shelf;
  const { lines, ...tax } = creditLinesOf(sale);
  const [first] = lines;
  const amounts = creditAmounts(lines, new Map([[first!.id, 1]]), tax);
  const id = idOf(company, `credit of ${sale.id}`);
  const line = sale.lines[0]!;
  writeNote(books, sale, { id, amounts }, when);
  addRow(company, "invoice_items", {
    ...{
      id: idOf(company, `line of ${id}`),
      invoice_id: id,
      line: 1,
      kind: "sale",
      inventory_item_id: line.part.id,
    },
    ...{ part_number: line.part.number, description: line.part.description, quantity: 1, restocked: 1 },
    ...{ unit_price: line.unitPrice, discount_percent: line.discount, tax_included: line.taxed },
    ...{ line_total: amounts.lines[0]!, credits_line_id: line.id, returned_tax: "0" },
  });
  moveOnShelf(books.shelf, {
    ...{ part: line.part, change: 1, reason: "returned", ...when, unitCost: costs.get(line.part.id) },
    document: { type: "invoice", id },
  });
  issued.credited = new Big(issued.credited).plus(amounts.total).toFixed(2);
  const note = `CN-${String(books.creditNotes).padStart(3, "0")}`;
  noteOnInvoice(books, sale.id, when, { what: "credited", note });
  followOpen(books, sale, issued, when);
}

type Note = { id: string; amounts: { subtotal: string; tax: string; total: string } };

function writeNote(books: Books, sale: Sale, { id, amounts }: Note, when: When): void {
  const { company } = books.shelf;
  const { customer } = sale;
  const time = momentOf(dayAgo(company, when.daysAgo), when.time);
  addRow(company, "invoices", {
    ...{ id, user_id: when.by.id, kind: "credit_note", credits_id: sale.id, customer_id: customer.id },
    ...{ customer_name: customer.name, customer_phone: customer.phone, customer_email: customer.email },
    ...{ customer_address: customer.address, terms: customer.terms, tax_exempt: sale.isExempt },
    ...{ tax_certificate: sale.certificate, invoice_date: dayAgo(company, when.daysAgo), due_date: null },
    ...{ po_number: null, notes: "One was too many", tax_rate: sale.taxRate, subtotal: amounts.subtotal },
    ...{ tax_amount: amounts.tax, total: amounts.total, created_at: time, version: 1 },
  });
  books.issued.push({
    ...{ id, status: "finalized", number: ++books.creditNotes, issued_at: time, payment_method: null },
    ...{ paid: "0.00", credited: "0.00", letterhead_id: books.letterheadId },
  });
  noteOnInvoice(books, id, when, { what: "issued", after: "finalized" });
}
