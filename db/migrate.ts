import { pathToFileURL } from "node:url";
import { runMigrations } from "graphile-worker";
import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { Pool } from "pg";
import { type Environment, environment } from "~/environment";
import { type Db, openDatabase } from "./client";
import { checkDatabase, readDatabaseUrl } from "./check-database";
import type { Connection } from "./connection";
import {
  keepMigrationHashes,
  listMigrations,
  listMissing,
  migrationsFolder,
  refuseEditedMigrations,
} from "./frozen-migrations";
import { loadVpic } from "./load-vpic";
import { checkRequestRole, restoreRequestRole } from "./request-role";
import { StartFailure } from "./start-failure";

export async function readMigrations(): Promise<Record<string, Migration>> {
  const loaded = (await listMigrations()).map(async (name) => {
    const file = pathToFileURL(`${migrationsFolder}${name}.ts`);
    return [name, (await import(file.href)) as Migration] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

export function migrator<T>(db: Kysely<T>): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations } });
}

/** Brings a database up to date: our tables, the job queue's, the VIN catalogue, and where the product listens. Safe when two processes do it at once. */
export async function prepareDatabase(connection: Connection, listenUrl?: string): Promise<void> {
  const db = openDatabase(connection, 2);
  try {
    await checkRequestRole(db, connection);
    await restoreRequestRole(db, connection);
    await migrateInTurn(db);
    await prepareJobs(connection);
    await loadVpic(db);
    if (listenUrl) await db.updateTable("installation").set({ listen_url: listenUrl }).execute();
  } finally {
    await db.destroy();
  }
}

// Any number nobody else in this database locks.
const migrating = 8_117_212;

/** One process after the other, so that the hashes are kept of what ran. */
async function migrateInTurn(db: Db): Promise<void> {
  await db.connection().execute(async (turn) => {
    await sql`select pg_advisory_lock(${sql.lit(migrating)})`.execute(turn);
    try {
      await refuseEditedMigrations(db);
      const { error } = await migrator(db).migrateToLatest();
      if (error) throw error;
      await keepMigrationHashes(db);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(migrating)})`.execute(turn);
    }
  });
}

async function prepareJobs(connection: Connection): Promise<void> {
  const pgPool = new Pool({ ...connection, ssl: connection.ssl !== false, max: 1 });
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

/** For processes that bring nothing up to date themselves. Throws StartFailure. */
export async function refuseUnmigrated(connection: Connection): Promise<void> {
  const db = openDatabase(connection, 1);
  try {
    const missing = await listMissing(db);
    if (missing.length === 0) return;
    throw new StartFailure(
      `DATABASE_URL: the database "${connection.database}" is not up to date (${missing.length} migrations are missing). Run: npm run migrate`,
    );
  } finally {
    await db.destroy();
  }
}

async function migrateByCommand({ DATABASE_URL }: Environment): Promise<void> {
  if (!DATABASE_URL) throw new StartFailure("DATABASE_URL is not set: name the database to migrate.");
  const connection = readDatabaseUrl(DATABASE_URL);
  await checkDatabase(connection);
  await prepareDatabase(connection);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await migrateByCommand(environment).catch((error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exitCode = 1;
  });
}
