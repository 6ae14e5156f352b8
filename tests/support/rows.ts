import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { testDatabase } from "./database";
import type { Member } from "./people";

export type Row = Record<string, unknown>;

/** Text that stands in every row made here, to be found where it should not be. */
export const marker = "for-its-own-account-only";

/** For each protected table, the values of one more row of this company. Every new table needs its line here. */
const rowMakers: Record<string, (company: Member) => Row | Promise<Row>> = {
  form_posts: () => ({ token: randomUUID() }),
  mails: () => ({ kind: "test", recipient: "a@example.com", subject: marker, body: marker }),
  profiles: async () => ({ id: await newUserId() }),
  // Adding a vehicle makes it.
  vehicle_counts: () => ({ in_service: 0 }),
  vehicles: ({ userId }) => ({ user_id: userId, make_model: "Mack Anthem", lessor: marker, mileage: 1000 }),
};

/** One more row of this company, not yet inserted. */
export async function insertRow(table: string, company: Member): Promise<RawBuilder<Row>> {
  const make = rowMakers[table];
  if (!make)
    throw new Error(`The table ${table} has no maker of rows in tests/support/rows.ts: add a line for it.`);
  const values: Row = { account_id: company.accountId, ...(await make(company)) };
  const columns = Object.keys(values).map((column) => sql.ref(column));
  return sql<Row>`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(values))}) on conflict do nothing returning *`;
}

/** One more row of this company, made by the owner; where there can be only one, that one. */
export async function addRow(table: string, company: Member): Promise<Row> {
  const { owner } = testDatabase();
  const { rows } = await (await insertRow(table, company)).execute(owner);
  if (rows[0]) return rows[0];
  const existing =
    await sql<Row>`select * from ${sql.table(table)} where account_id = ${company.accountId}`.execute(owner);
  return existing.rows[0]!;
}

async function newUserId(): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("users")
    .values({ email: `${randomUUID()}@example.com`, password_hash: "none" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
