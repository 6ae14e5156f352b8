import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { noteChanges } from "~/features/changes/changes.server";
import type { AccountTransaction } from "~db/as-account";
import type { StoredColumns } from "./plan-crm-customers";

/** Many customers in one statement. They are locked. */
export async function setCustomers(
  trx: AccountTransaction,
  customers: ({ id: string } & StoredColumns)[],
): Promise<void> {
  await sql`
    update master_crm c set company_name = one.company_name, contact_email = one.contact_email,
      phone_number = one.phone_number, company_address = one.company_address, business_type = one.business_type,
      status = one.status, lead_score = one.lead_score, next_follow_up = one.next_follow_up, notes = one.notes,
      version = c.version + 1
    from json_to_recordset(${JSON.stringify(customers)}::text::json) as one (id uuid, company_name text,
      contact_email text, phone_number text, company_address text, business_type text[], status text,
      lead_score integer, next_follow_up date, notes text)
    where c.id = one.id`.execute(trx);
}

type Noted = { reason: string; customers: { id: string; said: string[] }[] };

export async function noteCustomerChanges(
  trx: AccountTransaction,
  scope: Scope,
  { reason, customers }: Noted,
): Promise<void> {
  const changes = customers.map(({ id, said }) => ({
    ...{ kind: "crm_customer" as const, recordId: id, reason },
    lines: { changes: said, costChanges: [] },
  }));
  for (let start = 0; start < changes.length; start += maxAtOnce)
    await noteChanges(trx, scope, ...changes.slice(start, start + maxAtOnce));
}

/** A statement has at most 65,535 parameters. */
const maxAtOnce = 1000;
