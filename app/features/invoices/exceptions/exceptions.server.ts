import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { Position } from "~/http/requests/list-page";
import type { ExceptionKind } from "./exception-kinds";
import type { ExceptionsAsked } from "./exceptions-position";

/** Something of the sale that a manager looks at again, on the day when it was done. */
export type Exception = {
  id: string;
  kind: ExceptionKind;
  at: Date;
  /** The same to the microsecond. */
  atExactly: string;
  author: string;
  userId: string;
  invoiceId: string | null;
  /** Null for one that was deleted. */
  customerId: string | null;
  /** The number of the invoice, or the name of the customer. */
  about: string;
  /** Dollars of the document or the payment. */
  amount: string | null;
  /** What, and why. */
  note: string | null;
};

type Slice = { after?: Position; max: number };

/** Newest first. */
export async function listExceptions(
  scope: Scope,
  { from, to, kind, userId }: ExceptionsAsked,
  { after, max }: Slice,
) {
  const { timeZone } = scope.account;
  return scope.db(async (trx) => {
    const { rows } = await sql<Exception>`
      select id, kind, at, at::text as "atExactly", author, "userId", "invoiceId", "customerId", about, amount::text, note
      from (${entries}) entry
      where ${isInDays({ from, to }, timeZone)} and ${kind ? sql`kind = ${kind}` : sql`true`} and ${userId ? sql`"userId"::text = ${userId}` : sql`true`}
        and ${after ? sql`(at, id) < (${after.at}::text::timestamptz, ${after.id}::uuid)` : sql`true`}
      order by at desc, id desc limit ${max}`.execute(trx);
    return rows;
  });
}

export type ExceptionCount = { userId: string; author: string; kind: ExceptionKind; count: number };

/** By person and kind, of everybody. */
export async function countExceptions(scope: Scope, { from, to }: ExceptionsAsked) {
  const { timeZone } = scope.account;
  return scope.db(async (trx) => {
    const { rows } = await sql<ExceptionCount>`
      select "userId", author, kind, count(*)::int as count from (${entries}) entry
      where ${isInDays({ from, to }, timeZone)}
      group by "userId", author, kind order by author`.execute(trx);
    return rows;
  });
}

/** Bounds of time, so that an index by time finds them. */
function isInDays({ from, to }: Pick<ExceptionsAsked, "from" | "to">, timeZone: string): RawBuilder<boolean> {
  return sql<boolean>`at >= ${from}::date::timestamp at time zone ${timeZone}
    and at < (${to}::date + 1)::timestamp at time zone ${timeZone}`;
}

const ofInvoice = sql`e.id, e.happened_at as at, e.author, e.user_id as "userId", i.id as "invoiceId", i.customer_id as "customerId",
  coalesce(i.invoice_number, 'Draft') as about`;

const entries: RawBuilder<Exception> = sql`
  select ${ofInvoice}, case when i.kind = 'credit_note' then 'credit_cancelled' else 'void' end as kind, i.total as amount, e.note
  from invoice_events e join invoices i on i.id = e.invoice_id
  where e.what = 'status' and e.status_before in ('finalized', 'sent', 'paid') and e.status_after in ('draft', 'cancelled')
  union all
  select ${ofInvoice}, 'charged_again', i.total, e.note
  from invoice_events e join invoices i on i.id = e.invoice_id
  where e.what = 'status' and e.status_before in ('draft', 'cancelled') and e.status_after in ('finalized', 'sent', 'paid')
  union all
  select ${ofInvoice}, 'reversal', split_part(e.note, ': ', 1)::numeric, nullif(substr(e.note, length(split_part(e.note, ': ', 1)) + 3), '')
  from invoice_events e join invoices i on i.id = e.invoice_id
  where e.what = 'payment_reversed'
  union all
  select ${ofInvoice}, e.what, i.total, e.note
  from invoice_events e join invoices i on i.id = e.invoice_id
  where e.what in ('below_cost', 'zero_rate')
  union all
  select l.id, e.happened_at, e.author, e.user_id, i.id, i.customer_id, i.invoice_number, 'core_elsewhere', l.line_total,
    l.part_number || ': ' || l.bought_elsewhere
  from invoice_items l join invoices i on i.id = l.invoice_id join invoice_events e on e.invoice_id = i.id and e.what = 'issued'
  where l.bought_elsewhere is not null
  union all
  select c.id, c.changed_at, c.author, c.user_id, null, case when customer.removed_at is null then c.record_id end, customer.name, 'customer', null, array_to_string(c.changes, '; ')
  from record_changes c join customers customer on customer.id = c.record_id
  where c.concerns_prices
  union all
  select id, opened_at, author, user_id, null, null, 'Books', 'books', null,
    'closed through ' || to_char(closed_until, 'Mon FMDD, YYYY') || ', now '
      || coalesce('through ' || to_char(closed_until_now, 'Mon FMDD, YYYY'), 'open') || ': ' || reason
  from book_openings`;
