import { type RawBuilder, sql } from "kysely";
import type { InvoiceStatus } from "../invoice-status";
import { paymentEntries } from "../payments/payment-entries.server";
import type { MoneyKind } from "../payments/payment-methods";

/** One change of what a customer owes, on its day. An entry never changes: what takes it back is an entry of its own day. */
export type Entry = {
  id: string;
  /** The invoice, also for its credit notes. */
  invoiceId: string;
  day: string;
  what: "invoice" | "credit_note" | "status" | "payment" | "reversal";
  number: string;
  /** Of a change of status: where it led. */
  status: InvoiceStatus | null;
  /** Payments only: how the money came, and its reference, such as a check number. */
  method: MoneyKind | null;
  reference: string | null;
  /** Dollars: positive for charges, negative for payments and credits. */
  amount: string;
};

/** Of one customer or of all. The entries of an invoice add up to its open balance. */
export function entriesOf(timeZone: string, customerId?: string): RawBuilder<Entry> {
  const ofCustomer = customerId ? sql`d.customer_id = ${customerId}::uuid` : sql`true`;
  const document = sql`d.issued_at is not null and d.removed_at is null and ${ofCustomer}`;
  const charged = sql`case d.kind when 'credit_note' then -d.total else d.total end`;
  return sql<Entry>`
    select d.id, coalesce(d.credits_id, d.id) as "invoiceId", d.invoice_date as day, d.issued_at as at, 1 as rank, d.kind as what,
      d.invoice_number as number, null as status, null as method, null as reference, ${charged} as amount
    from invoices d where ${document}
    union all
    select e.id, coalesce(d.credits_id, d.id), (e.happened_at at time zone ${timeZone})::date, e.happened_at, 4, 'status',
      d.invoice_number, e.status_after, null, null, case when ${isIssued(sql`e.status_after`)} then ${charged} else -(${charged}) end
    from invoices d join invoice_events e on e.invoice_id = d.id
    where ${document} and e.what = 'status' and ${isIssued(sql`e.status_before`)} <> ${isIssued(sql`e.status_after`)}
    union all
    select id, "invoiceId", day, at, rank, what, number, null, method, reference, -amount
    from (${paymentEntries(timeZone, document)}) money`;
}

function isIssued(status: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${status} in ('finalized', 'sent', 'paid'))`;
}

/**
 * The invoices (id) with something open at the end of a day, in dollars (open): what is open now less what was entered since. Undefined: now.
 */
export function openAtEndOf(
  timeZone: string,
  { day, customerId }: { day: string | undefined; customerId?: string },
): RawBuilder<{ id: string; open: string }> {
  const ofCustomer = customerId ? sql`customer_id = ${customerId}::uuid` : sql`true`;
  const now = sql`select id, open_balance as amount from invoices where open_balance <> 0 and ${ofCustomer}`;
  if (day === undefined) return sql`(select id, amount as open from (${now}) as now)`;
  return sql`(
    select id, sum(amount) as open from (
      ${now} union all
      select "invoiceId", -amount from (${entriesOf(timeZone, customerId)}) entries where day > ${day}::date
    ) as amounts group by id having sum(amount) <> 0)`;
}
