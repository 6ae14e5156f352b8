import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Connection, formatDatabaseUrl, parseDatabaseUrl } from "~db/connection";
import { startEmbedded } from "~db/embedded";
import { prepareDatabase } from "~db/migrate";
import { StartFailure } from "~db/start-failure";
import { asAdmin, copyDatabase, dropDatabases, dropRole, requestRoleOf } from "./databases";

export type TestServer = {
  /** Copies the migrated database with the VIN catalog; returns where the copy is. */
  copy(name: string): Promise<string>;
  /** For a test worker to find its copy (tests/support/setup.ts). */
  env: { TEST_ADMIN_URL: string; TEST_TEMPLATE: string };
  stop(): Promise<void>;
};

/** TEST_DATABASE_URL, or an own PostgreSQL in a temporary folder. Leaves nothing behind. */
export async function startTestServer(): Promise<TestServer> {
  const { connection: admin, stop } = await openServer(process.env.TEST_DATABASE_URL);
  const prefix = `fleettrack_test_${randomBytes(4).toString("hex")}`;
  const template = `${prefix}_template`;
  const at = (database: string): Connection => ({ ...admin, database });
  const cleanUp = async () => {
    const role = await requestRoleOf(at(template)).catch(() => undefined);
    await dropDatabases(admin, prefix);
    if (role) await dropRole(admin, role);
    await stop();
  };
  try {
    await asAdmin(admin, (db) => sql`create database ${sql.id(template)}`.execute(db));
    await prepareDatabase(at(template));
  } catch (error) {
    await cleanUp();
    throw error;
  }
  return {
    env: { TEST_ADMIN_URL: formatDatabaseUrl(admin), TEST_TEMPLATE: template },
    copy: async (name) => {
      await copyDatabase(admin, template, `${prefix}_${name}`);
      return formatDatabaseUrl(at(`${prefix}_${name}`));
    },
    stop: cleanUp,
  };
}

async function openServer(
  url: string | undefined,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (url) return { connection: await checkLogin(url), stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), "fleettrack-test-"));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    // Test data is thrown away: waiting for the disk would only cost time.
    const server = await startEmbedded(folder, { settings: { fsync: "off", max_connections: "200" } });
    return { connection: server.connection, stop: () => server.stop().then(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function checkLogin(url: string): Promise<Connection> {
  let connection: Connection;
  try {
    connection = parseDatabaseUrl(url);
  } catch (error) {
    throw new StartFailure(`TEST_DATABASE_URL ${(error as Error).message}.`);
  }
  const mayCreate = await asAdmin(connection, async (db) => {
    const found = await sql<{
      may: boolean;
    }>`select rolsuper or rolcreatedb as may from pg_roles where rolname = current_user`.execute(db);
    return found.rows[0]?.may ?? false;
  }).catch((error: Error) => {
    throw new StartFailure(`TEST_DATABASE_URL: the server cannot be reached (${error.message}).`);
  });
  if (mayCreate) return connection;
  throw new StartFailure(
    `TEST_DATABASE_URL: the login "${connection.user}" may not make databases. Let an administrator run: alter role "${connection.user}" createdb createrole;`,
  );
}
