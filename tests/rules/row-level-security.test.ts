import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../support/database";
import { listProtectedTables } from "../support/protected-tables";

const { owner } = testDatabase();
const tables = await listProtectedTables(owner);
const eachTable = tables.map((table) => [table.name, table] as const);
const { request_role: requestRole } = await owner
  .selectFrom("installation")
  .select("request_role")
  .executeTakeFirstOrThrow();

/** Sign-in works across accounts, so no request may touch its tables by itself. What visitors write belongs to no account. */
const tablesOfSignIn = [
  "users",
  "sessions",
  "password_resets",
  "address_changes",
  "two_step",
  "recovery_codes",
  "second_steps",
  "attempts",
  "contact_requests",
  "held_posts",
  "installation",
  "operator_actions",
];

test.each(eachTable)("%s lets a request see its own account's rows only", async (_, { name, key }) => {
  const security = await sql<{ enabled: boolean; forced: boolean }>`
    select relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
    where oid = ${name}::regclass`.execute(owner);
  expect(security.rows).toEqual([{ enabled: true, forced: false }]);
  const policies = await sql`
    select permissive, roles::text[] as roles, cmd, qual, with_check from pg_policies
    where schemaname = 'public' and tablename = ${name}`.execute(owner);
  // In a sub-select it is worked out once per query, not once per row.
  const own = `(${key} = ( SELECT current_account_id() AS current_account_id))`;
  expect(policies.rows).toEqual([
    { permissive: "PERMISSIVE", roles: [requestRole], cmd: "ALL", qual: own, with_check: own },
  ]);
});

test("the request role has no grant on the tables of sign-in", async () => {
  const there = await sql<{ name: string }>`
    select relname as name from pg_class where oid = any(${tablesOfSignIn}::regclass[])`.execute(owner);
  expect(there.rows).toHaveLength(tablesOfSignIn.length);
  expect((await grantedTables()).filter((table) => tablesOfSignIn.includes(table))).toEqual([]);
});

test("the request role has grants on protected tables, the VIN catalogue and the lookup service's answers only", async () => {
  const known = [...tables.map(({ name }) => name), "part_lookups"];
  expect(
    (await grantedTables()).filter((table) => !known.includes(table) && !table.startsWith("vpic_")),
  ).toEqual([]);
});

test("the request role may read what belongs to no company and not change it", async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where (relname like 'vpic\\_%' or relname = 'part_lookups') and relkind = 'r'
      and has_table_privilege(${requestRole}, oid, 'insert, update, delete, truncate')`.execute(owner);
  expect(rows).toEqual([]);
});

test("the request role adds to the audit and to changes, and neither changes nor removes an entry", async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relname in ('audit_events', 'record_changes', 'invoice_events', 'stock_movements') and relkind = 'r'
      and has_table_privilege(${requestRole}, oid, 'insert')
      and not has_table_privilege(${requestRole}, oid, 'update, delete, truncate')
    order by relname`.execute(owner);
  expect(rows.map(({ name }) => name)).toEqual([
    "audit_events",
    "invoice_events",
    "record_changes",
    "stock_movements",
  ]);
});

test("the request role cannot sign in, and is no superuser", async () => {
  const { rows } = await sql`
    select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
    where rolname = ${requestRole}`.execute(owner);
  expect(rows).toEqual([
    { rolcanlogin: false, rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
  ]);
});

test("a company cannot change its own plan, trial or number", async () => {
  const { rows } = await sql<{ column: string }>`
    select a.attname as column from pg_attribute a
    where a.attrelid = 'accounts'::regclass and a.attname ~ '^(id|plan|account_number|trial_.*)$'
      and has_column_privilege(${requestRole}, a.attrelid, a.attnum, 'update')`.execute(owner);
  expect(rows).toEqual([]);
});

async function grantedTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm')
      and (has_table_privilege(${requestRole}, c.oid, 'select, insert, update, delete')
        or has_any_column_privilege(${requestRole}, c.oid, 'select, insert, update'))`.execute(owner);
  return rows.map(({ name }) => name);
}
