import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { type AccountTransaction, asAccount } from "~db/as-account";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { type ProtectedTable, listProtectedTables } from "../support/protected-tables";
import { type Row, addRow, insertRow } from "../support/rows";

const { owner } = testDatabase();
const tables = await listProtectedTables(owner);
const eachTable = tables.map((table) => [table.name, table] as const);
const [ours, theirs] = await Promise.all([newCompany(), newCompany()]);

test.each(eachTable)("nothing of another company can be read in %s", async (_, table) => {
  const target = await theirRow(table);
  const seen = await asOurs(sql<{ account: string }>`
    select distinct ${sql.ref(table.key)}::text as account from ${sql.table(table.name)}`);
  expect(seen.filter(({ account }) => account !== ours.accountId)).toEqual([]);
  expect(await asOurs(sql`select 1 from ${sql.table(table.name)} where ${target}`)).toEqual([]);
});

test.each(eachTable)("nothing of another company can be changed in %s", async (_, table) => {
  const target = await theirRow(table);
  const before = await readAsOwner(table, target);
  const column = table.name === "accounts" ? "company_name" : table.key;
  const change = sql`update ${sql.table(table.name)} set ${sql.ref(column)} = ${sql.ref(column)} where ${target} returning 1`;
  expect(await asOurs(change).catch(refusedByGrant)).toEqual([]);
  expect(await readAsOwner(table, target)).toEqual(before);
});

test.each(eachTable)("nothing of another company can be deleted in %s", async (_, table) => {
  const target = await theirRow(table);
  const removal = sql`delete from ${sql.table(table.name)} where ${target} returning 1`;
  expect(await asOurs(removal).catch(refusedByGrant)).toEqual([]);
  expect(await readAsOwner(table, target)).toHaveLength(1);
});

test.each(eachTable)("nothing can be added for another company in %s", async (_, table) => {
  await expect(asOurs(await insertFor(table, theirs))).rejects.toMatchObject({ code: "42501" });
});

test.each(eachTable)("nothing can be given to another company in %s", async (_, table) => {
  const target = await rowOf(table, ours);
  const gift = sql`update ${sql.table(table.name)} set ${sql.ref(table.key)} = ${theirs.accountId} where ${target}`;
  await expect(asOurs(gift)).rejects.toMatchObject({ code: "42501" });
});

test.each(eachTable)("a company reaches its own rows in %s", async (_, table) => {
  const target = await rowOf(table, ours);
  expect(await asOurs(sql`select 1 from ${sql.table(table.name)} where ${target}`)).toHaveLength(1);
});

test("without an account nothing is seen", async () => {
  for (const { name } of tables) {
    const seen = await asAccount(
      "",
      async (trx) => (await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx)).rows,
    );
    expect(seen, name).toEqual([]);
  }
});

function asOurs<Row>(query: RawBuilder<Row>): Promise<Row[]> {
  return asAccount(ours.accountId, async (trx: AccountTransaction) => (await query.execute(trx)).rows);
}

async function readAsOwner({ name }: ProtectedTable, target: RawBuilder<unknown>): Promise<unknown[]> {
  return (await sql`select * from ${sql.table(name)} where ${target}`.execute(owner)).rows;
}

/** A new row of the other company, as a condition that only the owner's handle should be able to meet. */
function theirRow(table: ProtectedTable): Promise<RawBuilder<unknown>> {
  return rowOf(table, theirs);
}

async function rowOf(table: ProtectedTable, company: Member): Promise<RawBuilder<unknown>> {
  if (table.name === "accounts") return sql`id = ${company.accountId}`;
  const made = await addRow(table.name, company);
  const keys = await primaryKeyOf(table);
  return sql.join(
    keys.map((key) => sql`${sql.ref(key)} = ${made[key]}`),
    sql` and `,
  );
}

/** An account belongs to nobody before it is there, so a request may add none. */
async function insertFor({ name }: ProtectedTable, company: Member): Promise<RawBuilder<Row>> {
  if (name !== "accounts") return insertRow(name, company);
  return sql`insert into accounts (account_number, company_name, company_address, phone_number)
    values ('ACC00000000', 'New', 'New', '1') returning *`;
}

async function primaryKeyOf({ name }: ProtectedTable): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select a.attname as column from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${name}::regclass and i.indisprimary`.execute(owner);
  return rows.map(({ column }) => column);
}

/** No grant at all is as good as finding nothing. */
function refusedByGrant(error: unknown): unknown[] {
  if ((error as { code?: unknown }).code === "42501") return [];
  throw error;
}
