import Big from "big.js";
import type { InvoiceStatus, PaymentMethod } from "~db/tables/invoices";
import type { InvoiceEventsTable } from "~db/tables/invoice_events";
import type { MoneyKind } from "~/features/invoices/payments/payment-methods";
import { addDays } from "~/features/calendar/days";
import { negated } from "~/features/invoices/totals";
import { type Person, type SampleCompany, addRow, dayAgo, momentOf } from "../sample-company.server";
import { type Shelf, moveOnShelf } from "../stock/shelf.server";
import type { Sale } from "./sale.server";

/** What is written of an invoice after its lines: issuing freezes them. */
export type Issued = {
  id: string;
  status: InvoiceStatus;
  number: number;
  issued_at: Date;
  payment_method: PaymentMethod | null;
  paid: string;
  credited: string;
  letterhead_id: string;
};

export type Books = {
  shelf: Shelf;
  letterheadId: string;
  issued: Issued[];
  invoices: number;
  creditNotes: number;
};

export type When = { daysAgo: number; time: string; by: Person };

const termDays = { cod: 0, net_15: 15, net_30: 30 };

export function writeDraft({ shelf: { company } }: Books, sale: Sale, when: When): void {
  const { customer, day, totals } = sale;
  addRow(company, "invoices", {
    ...{ id: sale.id, user_id: when.by.id, kind: "invoice", credits_id: null, customer_id: customer.id },
    ...{ customer_name: customer.name, customer_phone: customer.phone, customer_email: customer.email },
    ...{ customer_address: customer.address, terms: customer.terms, tax_exempt: sale.isExempt },
    ...{ tax_certificate: sale.certificate, invoice_date: day, tax_rate: sale.taxRate, notes: null },
    due_date: addDays(day, termDays[customer.terms]),
    po_number:
      customer.level === "fleet" ? `${customer.name.slice(0, 2).toUpperCase()}-${when.daysAgo + 1200}` : null,
    ...{ subtotal: totals.subtotal, tax_amount: totals.tax, total: totals.total },
    ...{ created_at: timeOf(company, when), version: 1 },
  });
  for (const [index, line] of sale.lines.entries())
    addRow(company, "invoice_items", {
      ...{ id: line.id, invoice_id: sale.id, line: index + 1, kind: line.kind },
      ...{
        inventory_item_id: line.part.id,
        part_number: line.part.number,
        description: line.part.description,
      },
      ...{ quantity: line.quantity, unit_price: line.unitPrice, discount_percent: line.discount },
      ...{ tax_included: line.taxed, line_total: totals.lines[index]!, restocked: 0 },
      credits_line_id: line.charge?.id ?? null,
      returned_tax: line.given ? negated(line.given.tax) : "0",
    });
}

function timeOf(company: SampleCompany, { daysAgo, time }: Pick<When, "daysAgo" | "time">): Date {
  return momentOf(dayAgo(company, daysAgo), time);
}

type Event = {
  what: InvoiceEventsTable["what"];
  before?: InvoiceStatus;
  after?: InvoiceStatus;
  note?: string;
};

export function noteOnInvoice({ shelf: { company } }: Books, id: string, when: When, event: Event): void {
  addRow(company, "invoice_events", {
    ...{ invoice_id: id, user_id: when.by.id, author: when.by.author, what: event.what },
    ...{ status_before: event.before ?? null, status_after: event.after ?? null, note: event.note ?? null },
    happened_at: timeOf(company, when),
  });
}

type Issue = { id: string; status: Issued["status"]; method: PaymentMethod | null };

/** With the next number. */
export function issue(books: Books, { id, status, method }: Issue, when: When): Issued {
  const issued: Issued = {
    ...{ id, status, number: ++books.invoices, issued_at: timeOf(books.shelf.company, when) },
    ...{ payment_method: method, paid: "0.00", credited: "0.00", letterhead_id: books.letterheadId },
  };
  books.issued.push(issued);
  noteOnInvoice(books, id, when, { what: "issued", before: "draft", after: status });
  return issued;
}

/** Sold pieces leave the shelf, one movement for each part. Returns what a piece cost then. */
export function takeFromShelf({ shelf }: Books, sale: Sale, when: When): Map<string, string> {
  const costs = new Map<string, string>();
  for (const { part, quantity } of sale.lines.filter(({ kind }) => kind === "sale")) {
    costs.set(part.id, part.average_cost ?? part.cost);
    moveOnShelf(shelf, {
      ...{ part, change: -quantity, reason: "sold", ...when, document: { type: "invoice", id: sale.id } },
    });
  }
  return costs;
}

type Payment = { amount: string; method: MoneyKind; byStatus: boolean; reference: string | null };

/** Becomes "paid" when nothing is left. */
export function pay(books: Books, sale: Sale, issued: Issued, payment: Payment, when: When): void {
  const { company } = books.shelf;
  addRow(company, "payments", {
    ...{ invoice_id: sale.id, user_id: when.by.id, author: when.by.author, amount: payment.amount },
    ...{ method: payment.method, paid_on: dayAgo(company, when.daysAgo), reference: payment.reference },
    ...{ by_status: payment.byStatus, created_at: timeOf(company, when) },
  });
  issued.paid = new Big(issued.paid).plus(payment.amount).toFixed(2);
  noteOnInvoice(books, sale.id, when, { what: "paid", note: payment.amount });
  followOpen(books, sale, issued, when);
}

export function openOf(sale: Sale, { paid, credited }: Issued): Big {
  return new Big(sale.totals.total).minus(credited).minus(paid);
}

export function followOpen(books: Books, sale: Sale, issued: Issued, when: When): void {
  if (openOf(sale, issued).gt(0) || issued.status === "paid") return;
  const isCredited = new Big(issued.credited).gte(sale.totals.total);
  if (!isCredited)
    noteOnInvoice(books, sale.id, when, { what: "status", before: issued.status, after: "paid" });
  issued.status = "paid";
}
