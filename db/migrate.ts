import { pathToFileURL } from "node:url";
import { runMigrations } from "graphile-worker";
import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { Pool } from "pg";
import { environment } from "~/environment";
import { type Db, openDatabase } from "./client";
import { type Connection, parseDatabaseUrl } from "./connection";
import {
  keepMigrationHashes,
  listMigrations,
  migrationsFolder,
  refuseEditedMigrations,
} from "./frozen-migrations";
import { loadVpic } from "./load-vpic";
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

async function checkRequestRole(db: Db, connection: Connection): Promise<void> {
  const { rows } = await sql<{ version: number; ready: boolean; may_make: boolean; premade: boolean }>`
    select current_setting('server_version_num')::int as version,
      to_regclass('installation') is not null as ready,
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may_make,
      exists (select from pg_roles where rolname like 'fleettrack\\_request\\_%' and not rolcanlogin
        and pg_has_role(current_user, oid, 'member')) as premade`.execute(db);
  const found = rows[0]!;
  if (found.version < 150000) {
    throw new StartFailure(
      `DATABASE_URL: the server is PostgreSQL ${Math.floor(found.version / 10000)}; 15 or newer is needed.`,
    );
  }
  if (found.ready || found.may_make || found.premade) return;
  const role = `fleettrack_request_${Math.random().toString(36).slice(2, 10)}`;
  const withSet = found.version >= 160000 ? " with set true, inherit false" : "";
  throw new StartFailure(
    `DATABASE_URL: the login "${connection.user}" may not make the role that requests run as. Let an administrator run: ` +
      `create role ${role} nologin; grant ${role} to "${connection.user}"${withSet};`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { DATABASE_URL } = environment;
  const prepared = DATABASE_URL
    ? prepareDatabase(parseDatabaseUrl(DATABASE_URL))
    : Promise.reject(new StartFailure("DATABASE_URL is not set: name the database to migrate."));
  await prepared.catch((error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exitCode = 1;
  });
}
