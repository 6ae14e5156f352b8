import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Connection, formatDatabaseUrl, parseDatabaseUrl } from "~db/connection";
import { prepareDatabase } from "~db/migrate";
import { addSampleCompanies } from "~db/seed";
import { asAdmin, dropDatabases, dropRole, requestRoleOf } from "../support/databases";

/**
 * Writes tests/upgrades/NAME.sql: what this release makes of an empty database, with its sample companies; and NAME.json: their passwords.
 * Needs a server of the oldest PostgreSQL that we support, whose dumps load on every newer one, and its pg_dump.
 */
async function dumpRelease(admin: Connection, name: string): Promise<void> {
  const database = `fleettrack_dump_${randomBytes(4).toString("hex")}`;
  const connection = { ...admin, database };
  const folder = await mkdtemp(join(tmpdir(), "fleettrack-dump-"));
  let role: string | undefined;
  await asAdmin(admin, (db) => sql`create database ${sql.id(database)}`.execute(db));
  try {
    await prepareDatabase(connection);
    await addSampleCompanies(connection, { dataFolder: folder, wanted: true });
    const signIns = await readFile(join(folder, "sign-ins.txt"), "utf8");
    role = await requestRoleOf(connection);
    await writeFile(`tests/upgrades/${name}.sql`, portable(dumpOf(connection), role));
    await writeFile(`tests/upgrades/${name}.json`, `${JSON.stringify(passwordsIn(signIns), null, 2)}\n`);
  } finally {
    await dropDatabases(admin, database);
    if (role) await dropRole(admin, role);
    await rm(folder, { recursive: true });
  }
}

function dumpOf(connection: Connection): string {
  const without = ["owner", "comments", "tablespaces", "security-labels", "toast-compression"];
  return execFileSync(
    "pg_dump",
    [
      formatDatabaseUrl(connection),
      ...without.map((what) => `--no-${what}`),
      "--rows-per-insert=100",
      // The VIN catalogue is loaded at start.
      "--exclude-table-data=vpic_*",
    ],
    { encoding: "utf8", maxBuffer: 1e8 },
  );
}

/** As a driver may send it to any server. */
function portable(dump: string, role: string): string {
  return (
    dump
      // Commands of psql, which newer minor versions of pg_dump write.
      .replaceAll(/^\\.*\n/gm, "")
      .replaceAll(/^--\n-- .*\n--\n+/gm, "")
      // Roles belong to the whole server: tests/support/released.ts puts another name in this one's place.
      .replaceAll(role, "fleettrack_request_released")
  );
}

function passwordsIn(signIns: string): Record<string, string> {
  const found = [...signIns.matchAll(/(\S+@\S+) +password (\w+)/g)];
  return Object.fromEntries(found.map(([, email, password]) => [email!, password!]));
}

const [name] = process.argv.slice(2);
if (!process.env.DATABASE_URL || !name) {
  console.error("DATABASE_URL=postgres://postgres@127.0.0.1/postgres npm run dump:release 20261129-word");
  process.exitCode = 1;
} else {
  await dumpRelease(parseDatabaseUrl(process.env.DATABASE_URL), name);
}
