import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { OpenAmount } from "./ageing";

/** Dollars. Credits are kept apart from debts; the two add up to the balance. */
export type CustomerBalance = { owed: string; credits: string; balance: string };

export async function getCustomerBalance(scope: Scope, customerId: string): Promise<CustomerBalance> {
  const amounts = await scope.db((trx) => openAmounts(trx, customerId));
  const sum = (some: OpenAmount[]) => some.reduce((all, { open }) => all.plus(open), new Big(0));
  const isCredit = ({ open }: OpenAmount) => open.startsWith("-");
  return {
    owed: sum(amounts.filter((amount) => !isCredit(amount))).toFixed(2),
    credits: sum(amounts.filter(isCredit)).toFixed(2),
    balance: sum(amounts).toFixed(2),
  };
}

export async function openAmounts(trx: AccountTransaction, customerId: string): Promise<OpenAmount[]> {
  return trx
    .selectFrom("invoices")
    .select(["due_date as dueDate", "invoice_date as invoiceDate"])
    .select(sql<string>`sum(open_balance)::text`.as("open"))
    .where("customer_id", "=", customerId)
    .where("open_balance", "<>", "0")
    .groupBy(["due_date", "invoice_date", sql`open_balance < 0`])
    .execute();
}
