import { randomBytes } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import postgres from "postgres";
import { projectFolder } from "~/environment";
import { type Connection, parseDatabaseUrl } from "~db/connection";
import { dropRole, runSetting, withEmptyDatabase } from "./databases";

const folder = `${projectFolder}tests/upgrades/`;

/** Dumps of released states (tests/upgrades/dump.ts), oldest first. */
export async function listReleased(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return files.map((file) => file.replace(/\.sql$/, ""));
}

/** As that release left it, with its own request role; both are dropped when `run` ends. */
export async function withReleased<T>(name: string, run: (connection: Connection) => Promise<T>): Promise<T> {
  const role = `fleettrack_request_${randomBytes(6).toString("hex")}`;
  const dump = (await readFile(`${folder}${name}.sql`, "utf8")).replaceAll(
    "fleettrack_request_released",
    role,
  );
  try {
    return await withEmptyDatabase(async (connection) => {
      await load(connection, [createRole(role), dump]);
      return run(connection);
    });
  } finally {
    await dropRole(parseDatabaseUrl(runSetting("TEST_ADMIN_URL")), role);
  }
}

/** Passwords of that release's sample users, by e-mail address. */
export async function passwordsOf(name: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(`${folder}${name}.json`, "utf8")) as Record<string, string>;
}

async function load(connection: Connection, statements: string[]): Promise<void> {
  const client = postgres({ ...connection, max: 1, onnotice: () => {} });
  try {
    for (const statement of statements) await client.unsafe(statement).simple();
  } finally {
    await client.end();
  }
}

// As in the first migration.
const createRole = (role: string) => `
do $$ begin
  create role ${role} nologin;
  if current_setting('server_version_num')::int >= 160000 then
    execute 'grant ${role} to current_user with set true, inherit false';
  else
    grant ${role} to current_user;
  end if;
end $$`;
