import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { withOwnerRights } from "~db/owner";
import { lockNewCustomers } from "../customers/lock-new-customers.server";
import type { FollowProblem } from "./company-problem";
import { lockCompany } from "./company.server";

/** `isNew` is false when the company was followed already. */
export type Followed = { crmCustomerId: string; isNew: boolean };

/** Makes the CRM customer of a company that signed up by itself, once. */
export async function followCompany(scope: Scope, companyId: string, token: string) {
  return scope.db((trx) =>
    once<Followed | FollowProblem>(trx, token, () => followWithin(trx, scope, companyId)),
  );
}

/** In the transaction of what it is made of. The lock on the company makes a second press wait and find the first one's. */
export async function followWithin(
  trx: AccountTransaction,
  scope: Scope,
  companyId: string,
): Promise<Followed | FollowProblem> {
  if (companyId === scope.account.id) return { problem: "own" };
  await lockNewCustomers(scope, trx);
  const company = await withOwnerRights(trx, () => lockCompany(trx, companyId));
  if (!company) return { problem: "gone" };
  const followed = await trx
    .selectFrom("master_crm")
    .select("id")
    .where("customer_account_id", "=", companyId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (followed) return { crmCustomerId: followed.id, isNew: false };
  const email = await withOwnerRights(trx, () => findEmail(trx, companyId));
  if (!email) return { problem: "no-people" };
  const { id } = await trx
    .insertInto("master_crm")
    .values({
      user_id: scope.user.id,
      customer_account_id: companyId,
      account_number: company.account_number,
      company_name: company.company_name,
      contact_email: email,
      phone_number: company.phone_number,
      company_address: company.company_address,
      business_type: company.business_type,
      subscription_tier: company.plan,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { crmCustomerId: id, isNew: true };
}

/** Of its first manager; of whoever was there first if it has none. */
async function findEmail(trx: AccountTransaction, companyId: string): Promise<string | undefined> {
  const person = await trx
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select("u.email")
    .where("p.account_id", "=", companyId)
    .orderBy(sql`u.role = 'limited_user'`)
    .orderBy("p.created_at")
    .orderBy("p.id")
    .limit(1)
    .executeTakeFirst();
  return person?.email;
}
