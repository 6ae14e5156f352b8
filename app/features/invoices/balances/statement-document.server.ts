import type { Scope } from "~/auth/scope";
import type { Letterhead } from "~/features/company-settings/letterhead";
import { readLetterhead } from "~/features/company-settings/letterhead.server";
import type { AccountTransaction } from "~db/as-account";
import { type StatementCustomer, findStatementCustomer } from "./statement-customer.server";
import { type Period, type Statement, findStatement } from "./statement.server";

/** All that a statement says, for page, PDF and mail. The letterhead is today's. */
export type StatementDocument = {
  customer: StatementCustomer;
  letterhead: Letterhead;
  period: Period;
  statement: Statement;
};

export function getStatementDocument(
  scope: Scope,
  customerId: string,
  period: Period,
): Promise<StatementDocument | undefined> {
  const { timeZone } = scope.account;
  return scope.db((trx) => findStatementDocument(trx, { timeZone, customerId, period }));
}

export async function findStatementDocument(
  trx: AccountTransaction,
  { timeZone, customerId, period }: { timeZone: string; customerId: string; period: Period },
): Promise<StatementDocument | undefined> {
  const customer = await findStatementCustomer(trx, customerId);
  if (!customer) return undefined;
  return {
    customer,
    letterhead: await readLetterhead(trx, null),
    period,
    statement: await findStatement(trx, { timeZone, customerId, period }),
  };
}
