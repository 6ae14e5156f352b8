import Big from "big.js";
import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { type Ageing, ageing } from "./ageing";
import { openAmounts } from "./customer-balance.server";
import type { InvoiceStatus } from "../invoice-status";
import type { MoneyKind } from "../payments/payment-methods";

/** Older entries are summed in the opening balance. */
export const maxStatementLines = 1000;

export type StatementLine = {
  id: string;
  day: string;
  what: "invoice" | "credit_note" | "payment" | "reversal";
  number: string;
  status: InvoiceStatus;
  /** Payments only: how the money came, and its reference, such as a check number. */
  method: MoneyKind | null;
  reference: string | null;
  /** Dollars: positive for charges, negative for payments and credits. */
  amount: string;
  balance: string;
};

export type Statement = {
  opening: string;
  lines: StatementLine[];
  isCut: boolean;
  closing: string;
  after: string;
  /** The closing balance plus the entries after it. */
  balance: string;
  ageing: Ageing;
};

/** Both days are included. Entries are ordered by day, then as they were recorded. */
export async function getStatement(
  scope: Scope,
  customerId: string,
  { from, to }: { from: string; to: string },
): Promise<Statement> {
  const { timeZone } = scope.account;
  return scope.db(async (trx) => {
    const entries = entriesOf(customerId, timeZone);
    const { upToEnd, after } = await sumEntries(trx, entries, to);
    const newest = await newestEntries(trx, entries, { from, to });
    const shown = newest.slice(0, maxStatementLines).reverse();
    const opening = shown.reduce((sum, { amount }) => sum.minus(amount), new Big(upToEnd));
    const aged = ageing(await openAmounts(trx, customerId), today(timeZone));
    return {
      opening: opening.toFixed(2),
      lines: withBalances(shown, opening),
      isCut: newest.length > maxStatementLines,
      closing: upToEnd,
      after,
      balance: aged.balance,
      ageing: aged,
    };
  });
}

type Entry = Omit<StatementLine, "balance">;

function withBalances(entries: Entry[], opening: Big): StatementLine[] {
  let balance = opening;
  return entries.map((entry) => {
    balance = balance.plus(entry.amount);
    return { ...entry, balance: balance.toFixed(2) };
  });
}

/**
 * Cancelled invoices, and issued ones that are drafts again, are listed with 0. A reversed payment stays on its day, and its reversal is a
 * separate entry.
 */
function entriesOf(customerId: string, timeZone: string): RawBuilder<Entry> {
  const isIssued = sql`i.status in ('finalized', 'sent', 'paid')`;
  return sql<Entry>`
    with own as (
      select i.*, ${isIssued} as is_issued from invoices i
      where customer_id = ${customerId}::uuid and kind = 'invoice' and issued_at is not null and removed_at is null)
    select id, invoice_date as day, 1 as rank, issued_at as at, 'invoice' as what, invoice_number as number, status,
      null as method, null as reference, case when is_issued then total else 0 end as amount
    from own
    union all
    select c.id, c.invoice_date, 2, c.issued_at, 'credit_note', c.invoice_number, c.status, null, null,
      case when own.is_issued and c.status <> 'cancelled' then -c.total else 0 end
    from own join invoices c on c.credits_id = own.id
    union all
    select p.id, p.paid_on, 3, p.created_at, 'payment', own.invoice_number, own.status, p.method, p.reference, -p.amount
    from own join payments p on p.invoice_id = own.id
    union all
    select p.id, (p.reversed_at at time zone ${timeZone})::date, 4, p.reversed_at, 'reversal', own.invoice_number, own.status,
      p.method, p.reference, p.amount
    from own join payments p on p.invoice_id = own.id where p.reversed_at is not null`;
}

async function sumEntries(trx: AccountTransaction, entries: RawBuilder<Entry>, to: string) {
  const { rows } = await sql<{ upToEnd: string; after: string }>`
    select coalesce(sum(amount) filter (where day <= ${to}::date), 0)::numeric(14, 2)::text as "upToEnd",
      coalesce(sum(amount) filter (where day > ${to}::date), 0)::numeric(14, 2)::text as after
    from (${entries}) entries`.execute(trx);
  return rows[0]!;
}

async function newestEntries(
  trx: AccountTransaction,
  entries: RawBuilder<Entry>,
  { from, to }: { from: string; to: string },
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select id, day, what, number, status, method, reference, amount::numeric(14, 2)::text as amount
    from (${entries}) entries
    where day between ${from}::date and ${to}::date
    order by day desc, at desc, rank desc, id desc limit ${maxStatementLines + 1}`.execute(trx);
  return rows;
}
