import { sql } from "kysely";
import { expect, test } from "vitest";
import { copiedTables, copyOrder } from "~/features/accounts/accounts.server";
import { testDatabase } from "../support/database";
import { listProtectedTables } from "../support/protected-tables";

/** What a company has no use for, or gets in another form. */
const leftOut: Record<string, string> = {
  account_invitations: "what they were is in the audit events; their links are keys",
  accounts: "copied as the account",
  files: "listed without their bytes; each picture has its address",
  mails: "listed without their text",
  demos: "bookkeeping of a company to try, which is kept by nobody while it has this row",
  data_downloads: "bookkeeping of copies that are being sent",
  form_posts: "bookkeeping of forms that were sent",
  profiles: "bookkeeping of who signs in",
  scan_files: "files on their way into a form; what was read of them is in the scans",
  reminder_mailings: "bookkeeping of what was told by mail",
  annual_notices: "bookkeeping of what was told by mail",
  reminder_notices: "bookkeeping of what was told by mail",
  inventory_sizes: "counted from the inventory",
  inventory_search: "made from the inventory",
  low_stock_mailings: "bookkeeping of what was told by mail",
  trial_mailings: "bookkeeping of what was told by mail",
  vehicle_counts: "counted from the vehicles",
};

test("every table of a company is in the copy of its records, or is left out for a reason", async () => {
  const tables = await listProtectedTables(testDatabase().owner);
  const expected = tables.map(({ name }) => name).filter((name) => !(name in leftOut));
  expect([...copiedTables].sort(), "copiedTables in app/features/accounts/accounts.server.ts").toEqual(
    expected.sort(),
  );
});

test("the rows of each table in the copy have an order of their own, so that no slice leaves one out", async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array(
      select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid where i.indisunique and i.indpred is null`.execute(
    testDatabase().owner,
  );
  const isUnique = (table: string) => {
    const order = ["account_id", ...(copyOrder[table] ?? ["id"])];
    return rows.some((one) => one.table === table && one.columns.every((column) => order.includes(column)));
  };
  expect([...copiedTables, "files", "mails"].filter((table) => !isUnique(table))).toEqual([]);
});
