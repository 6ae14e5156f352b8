import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { OpenAmount } from "./ageing";
import { openAtEndOf } from "./entries.server";

/** Dollars. Credits are kept apart from debts; the two add up to the balance. */
export type CustomerBalance = { owed: string; credits: string; balance: string };

export async function getCustomerBalance(scope: Scope, customerId: string): Promise<CustomerBalance> {
  const { timeZone } = scope.account;
  const amounts = await scope.db((trx) => openAmounts(trx, customerId, { timeZone, day: undefined }));
  const sum = (some: OpenAmount[]) => some.reduce((all, { open }) => all.plus(open), new Big(0));
  const isCredit = ({ open }: OpenAmount) => open.startsWith("-");
  return {
    owed: sum(amounts.filter((amount) => !isCredit(amount))).toFixed(2),
    credits: sum(amounts.filter(isCredit)).toFixed(2),
    balance: sum(amounts).toFixed(2),
  };
}

/** At the end of the day; undefined: now. */
export async function openAmounts(
  trx: AccountTransaction,
  customerId: string,
  { timeZone, day }: { timeZone: string; day: string | undefined },
): Promise<OpenAmount[]> {
  const { rows } = await sql<OpenAmount>`
    select due_date as "dueDate", invoice_date as "invoiceDate", sum(open)::text as open
    from ${openAtEndOf(timeZone, { day, customerId })} open_invoices join invoices using (id)
    group by due_date, invoice_date, open < 0`.execute(trx);
  return rows;
}
