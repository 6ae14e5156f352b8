import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { generateAccountNumber } from "~/auth/sign-up.server";
import type { AccountTransaction } from "~db/as-account";
import { withOwnerRights } from "~db/owner";
import type { NewCrmCustomer } from "./crm-customer-schema";

type Opening = Pick<
  NewCrmCustomer["columns"],
  "company_name" | "company_address" | "phone_number" | "subscription_tier" | "business_type"
>;

export type OpenedAccount = { customer_account_id: string; account_number: string };

/** The companies of new customers, in their order. Nobody belongs to them yet. */
export async function openAccounts(
  trx: AccountTransaction,
  scope: Scope,
  customers: Opening[],
): Promise<OpenedAccount[]> {
  const opening = customers.map((customer) => ({ ...customer, id: randomUUID() }));
  const numbers = new Map<string, string>();
  await withOwnerRights(trx, async () => {
    // A number that is taken is not inserted: that company gets another one.
    while (numbers.size < opening.length) {
      const left = opening.filter(({ id }) => !numbers.has(id));
      for (const { id, account_number } of await insertAccounts(trx, scope, left))
        numbers.set(id, account_number);
    }
  });
  return opening.map(({ id }) => ({ customer_account_id: id, account_number: numbers.get(id)! }));
}

async function insertAccounts(
  trx: AccountTransaction,
  scope: Scope,
  opening: (Opening & { id: string })[],
): Promise<{ id: string; account_number: string }[]> {
  const numbered = opening.map((one) => ({ ...one, account_number: generateAccountNumber() }));
  const { rows } = await sql<{ id: string; account_number: string }>`
    insert into accounts (id, account_number, company_name, company_address, phone_number, time_zone, plan, business_type)
    select id, account_number, company_name, company_address, phone_number, ${scope.account.timeZone}, subscription_tier,
      business_type
    from json_to_recordset(${JSON.stringify(numbered)}::text::json) as one (id uuid, account_number text,
      company_name text, company_address text, phone_number text, subscription_tier text, business_type text[])
    where not exists (select from closed_accounts closed where closed.account_number = one.account_number)
    on conflict (account_number) do nothing
    returning id, account_number`.execute(trx);
  return rows;
}
