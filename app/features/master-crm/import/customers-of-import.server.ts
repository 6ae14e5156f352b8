import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { addresses, dialed, plain } from "~/features/customers/same-customer.server";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import type { AccountTransaction } from "~db/as-account";
import type { MasterCrmTable } from "~db/tables/master_crm";
import {
  type ReachKeys,
  type SignedUpCompany,
  listSignedUp,
  wantedKeys,
} from "../companies/signed-up.server";
import type { CrmCustomerValues } from "./crm-customer-rows";

export type KnownCustomer = { keys: ReachKeys; row: Selectable<MasterCrmTable> };

/** What the rows of a file are compared with. */
export type CustomersOfImport = {
  /** By the line of the row. */
  keys: Map<number, ReachKeys>;
  known: KnownCustomer[];
  signedUp: SignedUpCompany[];
};

/** `lock` before they are written. */
export async function readCustomers(
  trx: AccountTransaction,
  scope: Scope,
  { rows, lock }: { rows: RowVerdict<CrmCustomerValues>[]; lock: boolean },
): Promise<CustomersOfImport> {
  const values = rows.flatMap((row) => ("values" in row ? [{ line: row.line, ...row.values }] : []));
  const keys = await keysOf(trx, values);
  const all = [...keys.values()];
  const numbers = values.flatMap(({ accountNumber }) => accountNumber ?? []);
  return {
    keys,
    known: await listKnown(trx, { keys: all, numbers, lock }),
    signedUp: await listSignedUp(trx, scope, all),
  };
}

type Line = CrmCustomerValues & { line: number };

async function keysOf(trx: AccountTransaction, values: Line[]): Promise<Map<number, ReachKeys>> {
  const lines = values.map(({ line, contactEmail, phoneNumber, companyName }) => ({
    ...{ line, email: contactEmail, phone: phoneNumber ?? "", name: companyName },
  }));
  const { rows } = await sql<ReachKeys & { line: number }>`
    select line, ${addresses(sql`email`)} as emails, ${dialed(sql`phone`)} as phone, ${plain(sql`name`)} as name
    from json_to_recordset(${JSON.stringify(lines)}::text::json)
      as one (line integer, email text, phone text, name text)`.execute(trx);
  return new Map(rows.map(({ line, ...keys }) => [line, keys]));
}

async function listKnown(
  trx: AccountTransaction,
  { keys, numbers, lock }: { keys: ReachKeys[]; numbers: string[]; lock: boolean },
): Promise<KnownCustomer[]> {
  const columns = {
    emails: addresses(sql`c.contact_email`),
    phone: dialed(sql`c.phone_number`),
    name: plain(sql`c.company_name`),
  };
  const isAmong = (of: "phone" | "name") =>
    sql`${columns[of]} in (select unnest(${wantedKeys(keys, of)}::text[]))`;
  const { rows } = await sql<Selectable<MasterCrmTable> & { reach: ReachKeys }>`
    select c.*, jsonb_build_object('emails', ${columns.emails}, 'phone', ${columns.phone}, 'name', ${columns.name}) as reach
    from master_crm c
    where c.removed_at is null and (${columns.emails} && ${wantedKeys(keys, "emails")}::text[] or ${isAmong("phone")} or ${isAmong("name")}
      or c.account_number in (select unnest(${numbers}::text[])))
    order by c.id ${lock ? sql`for update of c` : sql``}`.execute(trx);
  return rows.map(({ reach, ...row }) => ({ keys: reach, row }));
}
