import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, openDatabase } from "~db/client";
import { type Connection, parseDatabaseUrl } from "~db/connection";

export async function copyDatabase(admin: Connection, template: string, name: string): Promise<void> {
  await asAdmin(admin, async (db) => {
    await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(db);
  });
}

/** Even with open connections. */
export async function dropDatabases(admin: Connection, prefix: string): Promise<void> {
  await asAdmin(admin, async (db) => {
    const found = await sql<{ datname: string }>`
      select datname from pg_database where starts_with(datname, ${prefix})`.execute(db);
    for (const { datname } of found.rows) await dropDatabase(db, datname);
  });
}

/** An ordinary login may not stop the server's own vacuum, which runs after many writes and ends soon. */
async function dropDatabase(db: Db, name: string, tries = 100): Promise<void> {
  try {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
  } catch (error) {
    if (tries === 0 || (error as { code?: string }).code !== "42501") throw error;
    await wait(100);
    await dropDatabase(db, name, tries - 1);
  }
}

/** The role that requests to this database run as. */
export function requestRoleOf(connection: Connection): Promise<string> {
  return asAdmin(connection, (db) =>
    db
      .selectFrom("installation")
      .select("request_role")
      .executeTakeFirstOrThrow()
      .then((row) => row.request_role),
  );
}

export async function dropRole(admin: Connection, role: string): Promise<void> {
  await asAdmin(admin, (db) => sql`drop role if exists ${sql.id(role)}`.execute(db));
}

/** On the run's server, dropped when `run` ends. */
export async function withEmptyDatabase<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
  return withDatabase("empty", async (admin, name) => {
    await asAdmin(admin, (db) => sql`create database ${sql.id(name)}`.execute(db));
    return run({ ...admin, database: name });
  });
}

/** A copy of the migrated template, for tests that change the schema or count everything. */
export async function withCopiedDatabase<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
  return withDatabase("copy", async (admin, name) => {
    await copyDatabase(admin, runSetting("TEST_TEMPLATE"), name);
    return run({ ...admin, database: name });
  });
}

async function withDatabase<T>(
  kind: string,
  run: (admin: Connection, name: string) => Promise<T>,
): Promise<T> {
  const admin = parseDatabaseUrl(runSetting("TEST_ADMIN_URL"));
  const prefix = runSetting("TEST_TEMPLATE").replace(/template$/, "");
  const name = `${prefix}${kind}_${randomBytes(4).toString("hex")}`;
  try {
    return await run(admin, name);
  } finally {
    await dropDatabases(admin, name);
  }
}

export async function asAdmin<T>(admin: Connection, run: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(admin, 1);
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

/** Passed to the workers by tests/run.ts. */
export function runSetting(name: "TEST_ADMIN_URL" | "TEST_TEMPLATE"): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run "npm test", or "npm test -- tests/data/one.test.ts" for one file.`,
    );
  return value;
}
