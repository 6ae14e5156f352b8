import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { noteChanges } from "~/features/changes/changes.server";
import type { AccountTransaction } from "~db/as-account";
import type { Db } from "~db/client";
import { once } from "~db/once";
import { ownerDb, withOwnerRights } from "~db/owner";
import { isFollowed, isKnown, isOther } from "./company-conditions.server";
import type { LinkProblem } from "./company-problem";
import { lockCompany } from "./company.server";
import { eraseIfEmpty } from "./empty-account.server";

/** A CRM customer whose address signed up by itself. */
export type LinkProposal = {
  crmCustomerId: string;
  customerName: string;
  companyId: string;
  companyName: string;
  accountNumber: string;
  email: string;
  /** Only then it is known that the address is that person's. */
  isConfirmed: boolean;
};

const maxProposals = 10;

/** Of all customers, of one, or for one company; the company that signed up last first. */
export async function listLinkProposals(
  scope: Scope,
  { crmCustomerId, companyId }: { crmCustomerId?: string; companyId?: string } = {},
): Promise<LinkProposal[]> {
  const ofCustomer = crmCustomerId ? sql`c.id = ${crmCustomerId}::uuid` : sql`true`;
  const ofCompany = companyId ? sql`a.id = ${companyId}::uuid` : sql`true`;
  return selectProposals(ownerDb(), scope, sql<boolean>`${ofCustomer} and ${ofCompany}`);
}

/** A company that is not followed, and a customer whose own account nobody uses. */
async function selectProposals(db: Db | AccountTransaction, scope: Scope, condition: RawBuilder<boolean>) {
  const { rows } = await sql<LinkProposal>`
    select c.id as "crmCustomerId", c.company_name as "customerName", a.id as "companyId", a.company_name as "companyName",
      a.account_number as "accountNumber", u.email, u.email_confirmed_at is not null as "isConfirmed"
    from master_crm c
    cross join lateral regexp_split_to_table(lower(c.contact_email), '[,;[:space:]]+') as reach(email)
    join users u on u.email = reach.email
    join profiles p on p.id = u.id
    join accounts a on a.id = p.account_id
    where c.account_id = ${scope.account.id} and c.removed_at is null and ${condition}
      and ${isKnown} and ${isOther(scope)} and not ${isFollowed(scope)}
      and not exists (select from profiles own where own.account_id = c.customer_account_id)
    order by a.created_at desc, a.id, c.id, u.email limit ${maxProposals}`.execute(db);
  return rows;
}

/** Only what is proposed: the customer gets the real company, and the account that was made for it goes. */
export async function linkCompany(
  scope: Scope,
  { crmCustomerId, companyId }: { crmCustomerId: string; companyId: string },
  token: string,
) {
  return scope.db((trx) =>
    once<{ linked: string } | LinkProblem>(trx, token, async () => {
      const company = await withOwnerRights(trx, () => lockCompany(trx, companyId));
      const customer = await trx
        .selectFrom("master_crm")
        .select(["id", "customer_account_id", "account_number", "version"])
        .where("id", "=", crmCustomerId)
        .forUpdate()
        .executeTakeFirst();
      const pair = sql<boolean>`c.id = ${crmCustomerId}::uuid and a.id = ${companyId}::uuid`;
      const [proposal] = await withOwnerRights(trx, () => selectProposals(trx, scope, pair));
      if (!company || !customer || !proposal) return { problem: "not-proposed" };
      const { account_number, plan } = company;
      await trx
        .updateTable("master_crm")
        .set({ customer_account_id: companyId, account_number, subscription_tier: plan })
        .set({ version: customer.version + 1 })
        .where("id", "=", crmCustomerId)
        .execute();
      const change = `Linked to ${company.company_name}: ${customer.account_number} → ${account_number}`;
      const lines = { changes: [change], costChanges: [] };
      await noteChanges(trx, scope, { kind: "crm_customer", recordId: crmCustomerId, lines });
      if (customer.customer_account_id) await eraseIfEmpty(trx, customer.customer_account_id);
      return { linked: company.company_name };
    }),
  );
}
