import Big from "big.js";
import { type RawBuilder, sql } from "kysely";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { type Ageing, ageing } from "./ageing";
import { openAmounts } from "./customer-balance.server";
import { type Entry, entriesOf } from "./entries.server";
import { foldEntries } from "./fold-entries";

const maxStatementLines = 1000;

export type StatementLine = Omit<Entry, "invoiceId"> & { balance: string };

export type Statement = {
  opening: string;
  lines: StatementLine[];
  /** Only so many of the newest entries are listed; older ones are summed in the opening balance. */
  cutTo?: number;
  closing: string;
  after: string;
  /** The closing balance plus the entries after it. */
  balance: string;
  /** At the end of the statement, or today if that is earlier. */
  asOf: string;
  ageing: Ageing;
};

/** Both days are included. */
export type Period = { from: string; to: string };

/** Entries are ordered by day, then as they were recorded. */
export async function findStatement(
  trx: AccountTransaction,
  { timeZone, customerId, period: { from, to } }: { timeZone: string; customerId: string; period: Period },
): Promise<Statement> {
  const entries = entriesOf(timeZone, customerId);
  const { upToEnd, after } = await sumEntries(trx, entries, to);
  const newest = await newestEntries(trx, entries, { from, to });
  const shown = foldEntries(newest.slice(0, maxStatementLines).reverse());
  const opening = shown.reduce((sum, { amount }) => sum.minus(amount), new Big(upToEnd));
  const now = today(timeZone);
  const asOf = to < now ? to : now;
  const open = await openAmounts(trx, customerId, { timeZone, day: to < now ? to : undefined });
  return {
    opening: opening.toFixed(2),
    lines: withBalances(shown, opening),
    cutTo: newest.length > maxStatementLines ? maxStatementLines : undefined,
    closing: upToEnd,
    after,
    balance: new Big(upToEnd).plus(after).toFixed(2),
    asOf,
    ageing: ageing(open, asOf),
  };
}

function withBalances(entries: Omit<StatementLine, "balance">[], opening: Big): StatementLine[] {
  let balance = opening;
  return entries.map((entry) => {
    balance = balance.plus(entry.amount);
    return { ...entry, balance: balance.toFixed(2) };
  });
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
): Promise<Omit<StatementLine, "balance">[]> {
  const { rows } = await sql<Omit<StatementLine, "balance">>`
    select id, day, what, number, status, method, reference, amount::numeric(14, 2)::text as amount
    from (${entries}) entries
    where day between ${from}::date and ${to}::date
    order by day desc, at desc, rank desc, id desc limit ${maxStatementLines + 1}`.execute(trx);
  return rows;
}
