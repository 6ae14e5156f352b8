import { type RawBuilder, sql } from "kysely";
import type { MoneyKind } from "./payment-methods";

/** Money that came in or went out, on its day. A payment that was reversed stays; its reversal is an entry of its own day. */
export type PaymentEntry = {
  /** Of the payment, also for its reversal. */
  id: string;
  what: "payment" | "reversal";
  invoiceId: string;
  number: string;
  customer: string;
  day: string;
  method: MoneyKind;
  reference: string | null;
  /** Of a reversal: its reason. */
  note: string | null;
  author: string;
  userId: string;
  /** Dollars: positive for money in, negative for money out. */
  amount: string;
  /** The day of the payment that a reversal takes back. */
  reversalOf: string | null;
};

/** Of the invoices (d) that the condition is true for. */
export function paymentEntries(timeZone: string, which: RawBuilder<unknown>): RawBuilder<PaymentEntry> {
  const invoice = sql`d.id as "invoiceId", d.invoice_number as number, d.customer_name as customer`;
  return sql<PaymentEntry>`
    select p.id, 'payment' as what, ${invoice}, p.paid_on as day, p.created_at as at, 2 as rank, p.method, p.reference, p.note,
      p.author, p.user_id as "userId", p.amount, null::date as "reversalOf"
    from invoices d join payments p on p.invoice_id = d.id where ${which}
    union all
    select p.id, 'reversal', ${invoice}, (p.reversed_at at time zone ${timeZone})::date, p.reversed_at, 3, p.method, p.reference,
      p.reverse_reason, p.reversed_author, p.reversed_by, -p.amount, p.paid_on
    from invoices d join payments p on p.invoice_id = d.id where p.reversed_at is not null and ${which}`;
}
