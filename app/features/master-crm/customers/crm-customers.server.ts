import { type RawBuilder, sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import { type Fact, changeLines, factsOfFields } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import { isMeant } from "~/features/customers/customers.server";
import { releaseFile } from "~/features/files/files.server";
import type { Position } from "~/http/requests/list-page";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { eraseIfEmpty } from "../companies/empty-account.server";
import { type CrmStatus, type CrmTier, businessTypeWords } from "./crm-customer-choices";
import { editedCrmCustomerFields } from "./crm-customer-fields";
import type { CrmCustomer } from "./crm-customer-schema";
import type { CrmCustomerProblem } from "./crm-customer-problem";

export const crmCustomersOnPage = 48;

export type CrmListing = { search: string; status?: CrmStatus; tier?: CrmTier; after?: Position };

/** A page of customers, newest first, and one more when there is another page. */
export async function listCrmCustomers(scope: Scope, { search, status, tier, after }: CrmListing) {
  return scope.db((trx) =>
    known(trx)
      .select(["id", "company_name", "contact_email", "phone_number", "subscription_tier"])
      .select(["lead_score", "status", "next_follow_up", sql<string>`created_at::text`.as("at")])
      .$if(search !== "", (query) => query.where(isMeantBy(search)))
      .$if(status !== undefined, (query) => query.where("status", "=", status!))
      .$if(tier !== undefined, (query) => query.where("subscription_tier", "=", tier!))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(created_at, id) < (${after!.at}::text::timestamptz, ${after!.id}::uuid)`),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(crmCustomersOnPage + 1)
      .execute(),
  );
}

/** Part of the name, the phone number in any format, or the address. */
function isMeantBy(search: string): RawBuilder<boolean> {
  return sql<boolean>`(${isMeant(search)} or position(${search.toLowerCase()} in lower(contact_email)) > 0)`;
}

function known(trx: AccountTransaction) {
  return trx.selectFrom("master_crm").where("removed_at", "is", null);
}

export async function getCrmCustomer(scope: Scope, id: string) {
  return scope.db((trx) => known(trx).selectAll().where("id", "=", id).executeTakeFirst());
}

export type StoredCrmCustomer = NonNullable<Awaited<ReturnType<typeof getCrmCustomer>>>;

/** For the transaction of a change. */
export function lockCrmCustomer(trx: AccountTransaction, id: string) {
  return known(trx).selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Saves the form as it was opened at `version`. */
export async function updateCrmCustomer(
  scope: Scope,
  id: string,
  { version, columns }: { version: number; columns: Partial<Columns> },
  token: string,
) {
  return scope.db((trx) =>
    once<{ saved: true } | CrmCustomerProblem>(trx, token, async () => {
      const customer = await lockCrmCustomer(trx, id);
      if (!customer) return { problem: "gone" };
      if (customer.version !== version) return { problem: "changed-meanwhile", version: customer.version };
      await writeColumns(trx, scope, customer, columns);
      return { saved: true };
    }),
  );
}

type Columns = CrmCustomer["columns"];

/** With what it said before. */
export async function writeColumns(
  trx: AccountTransaction,
  scope: Scope,
  before: StoredCrmCustomer,
  columns: Partial<Columns>,
): Promise<void> {
  await trx
    .updateTable("master_crm")
    .set({ ...columns, version: before.version + 1 })
    .where("id", "=", before.id)
    .execute();
  const lines = changeLines(factsOf(before, { ...before, ...columns }));
  await noteChanges(trx, scope, { kind: "crm_customer", recordId: before.id, lines });
}

function factsOf(before: StoredCrmCustomer, after: StoredCrmCustomer): Fact[] {
  return [
    ...factsOfFields(editedCrmCustomerFields, before, after),
    {
      label: "Business type",
      from: businessTypeWords(before.business_type),
      to: businessTypeWords(after.business_type),
    },
    { label: "Lead score", from: String(before.lead_score), to: String(after.lead_score) },
  ];
}

/** Takes a customer off the lists. An account that was made for it goes too, if nobody has ever signed in to it. */
export async function removeCrmCustomer(scope: Scope, id: string): Promise<{ removed: boolean }> {
  return scope.db(async (trx) => {
    const customer = await lockCrmCustomer(trx, id);
    if (!customer) return { removed: false };
    await trx
      .updateTable("master_crm")
      .set({ removed_at: sql<Date>`now()`, customer_account_id: null, photo_id: null })
      .where("id", "=", id)
      .execute();
    await releaseFile(trx, customer.photo_id);
    if (customer.customer_account_id) await eraseIfEmpty(trx, customer.customer_account_id);
    const what = `Deleted the CRM customer ${customer.company_name}`;
    await noteAudit(trx, scope, { kind: "records", what });
    return { removed: true };
  });
}

/** All deals of the customer; the revenue is that of those closed won, in dollars. */
export async function sumOfDeals(scope: Scope, id: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("crm_deals")
      .select([
        sql<number>`count(*)::int`.as("count"),
        sql<string>`coalesce(sum(deal_value) filter (where stage = 'closed_won'), 0)::text`.as("revenue"),
      ])
      .where("crm_entry_id", "=", id)
      .executeTakeFirstOrThrow(),
  );
}
