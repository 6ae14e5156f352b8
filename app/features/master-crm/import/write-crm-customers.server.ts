import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import {
  type NotConfirmed,
  type Shown,
  type Writing,
  confirmImport,
} from "~/features/imports/confirm.server";
import { defaultScore } from "../customers/crm-customer-choices";
import { lockNewCustomers } from "../customers/lock-new-customers.server";
import { openAccounts } from "../customers/open-account.server";
import type { CrmCustomerValues } from "./crm-customer-rows";
import type { CrmImport, CrmImportSettings } from "./crm-import-settings";
import { readCustomers } from "./customers-of-import.server";
import { fingerprintOf } from "./fingerprint.server";
import { type CustomerChange, planCustomers } from "./plan-crm-customers";
import { noteCustomerChanges, setCustomers } from "./set-customers.server";

export type CustomersWritten = { written: number; added: number; changed: number } | NotConfirmed;

type Confirming = Shown & { rows: RowVerdict<CrmCustomerValues>[] };

/** Writes what the preview showed, all or nothing, each new customer with its company. */
export async function confirmCrmImport(
  scope: Scope,
  { id, settings }: CrmImport,
  { rows, version, fingerprint }: Confirming,
  token: string,
): Promise<CustomersWritten> {
  return confirmImport<CustomersWritten>(
    scope,
    id,
    { version, token },
    { lock: lockNewCustomers, write: (writing) => write(writing, settings, { rows, fingerprint }) },
  );
}

async function write(
  writing: Writing,
  settings: CrmImportSettings,
  { rows, fingerprint }: Pick<Confirming, "rows" | "fingerprint">,
): Promise<CustomersWritten> {
  const { trx, scope } = writing;
  const planned = planCustomers(rows, await readCustomers(trx, scope, { rows, lock: true }), settings);
  if (fingerprintOf(planned) !== fingerprint) return { problem: "changed-since" };
  const adding = planned.flatMap((row) => ("adds" in row ? [{ line: row.line, values: row.adds }] : []));
  const changing = planned.flatMap((row) =>
    "changes" in row ? [{ line: row.line, change: row.changes }] : [],
  );
  if (adding.length > 0) await addCustomers(writing, adding);
  if (changing.length > 0) await changeCustomers(writing, changing);
  return { written: adding.length + changing.length, added: adding.length, changed: changing.length };
}

type Adding = { line: number; values: CrmCustomerValues };

async function addCustomers({ trx, scope, importId }: Writing, adding: Adding[]): Promise<void> {
  const customers = adding.map(({ line, values }) => ({ line, id: randomUUID(), ...columnsOf(values) }));
  const accounts = await openAccounts(trx, scope, customers);
  const rows = customers.map((customer, place) => ({ ...customer, ...accounts[place] }));
  // In the order of the file, the first row newest, as the list shows them.
  await sql`
    with one as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as one (id uuid, line integer,
        customer_account_id uuid, account_number text, company_name text, contact_email text, phone_number text,
        company_address text, business_type text[], subscription_tier text, lead_score integer, status text,
        next_follow_up date, notes text)),
    added as (
      insert into master_crm (id, user_id, customer_account_id, account_number, company_name, contact_email, phone_number,
        company_address, business_type, subscription_tier, lead_score, status, next_follow_up, notes, created_at)
      select id, ${scope.user.id}, customer_account_id, account_number, company_name, contact_email, phone_number,
        company_address, business_type, subscription_tier, lead_score, status, next_follow_up, notes,
        now() - make_interval(secs => line / 1e6)
      from one)
    insert into imported_crm_customers (import_id, crm_entry_id, line, opened_account_id, opened_tier, version_after)
    select ${importId}, id, line, customer_account_id, subscription_tier, 1 from one`.execute(trx);
}

/** What an added customer has where its row says nothing is what the form begins with. */
function columnsOf(values: CrmCustomerValues) {
  return {
    company_name: values.companyName,
    contact_email: values.contactEmail,
    phone_number: values.phoneNumber ?? "",
    company_address: values.companyAddress ?? "",
    business_type: values.businessType ?? [],
    subscription_tier: values.subscriptionTier ?? ("free" as const),
    lead_score: values.leadScore ?? defaultScore,
    status: values.status ?? ("active" as const),
    next_follow_up: values.nextFollowUp,
    notes: values.notes ?? "",
  };
}

type Changing = { line: number; change: CustomerChange };

async function changeCustomers({ trx, scope, importId }: Writing, changing: Changing[]): Promise<void> {
  const after = changing.map(({ change: { customer, columns } }) => ({ id: customer.id, ...columns }));
  await setCustomers(trx, after);
  await noteCustomerChanges(trx, scope, {
    reason: "An import",
    customers: changing.map(({ change: { customer, said } }) => ({ id: customer.id, said })),
  });
  const noted = changing.map(({ line, change: { customer, columns } }) => ({
    ...{ line, id: customer.id, version_after: customer.version + 1 },
    before: Object.fromEntries(
      Object.keys(columns).map((column) => [column, customer[column as keyof typeof columns]]),
    ),
  }));
  await sql`
    insert into imported_crm_customers (import_id, crm_entry_id, line, before, version_after)
    select ${importId}, id, line, before, version_after
    from json_to_recordset(${JSON.stringify(noted)}::text::json)
      as one (id uuid, line integer, before jsonb, version_after integer)`.execute(trx);
}
