import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { sql } from "kysely";
import { projectFolder } from "~/environment";
import type { Db } from "./client";
import { StartFailure } from "./start-failure";

/** By name, without the ".ts". */
export type Hashes = Record<string, string>;

export const migrationsFolder = `${projectFolder}migrations/`;

export async function listMigrations(): Promise<string[]> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith(".ts")).sort();
  return files.map((file) => file.replace(/\.ts$/, ""));
}

/** Ignores line endings, which Git may change. */
export async function hashMigrations(): Promise<Hashes> {
  const hashed = (await listMigrations()).map(async (name) => {
    const text = (await readFile(`${migrationsFolder}${name}.ts`, "utf8")).replaceAll("\r\n", "\n");
    return [name, createHash("sha256").update(text).digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

export async function readFrozen(): Promise<Hashes> {
  return JSON.parse(await readFile(`${migrationsFolder}frozen.json`, "utf8")) as Hashes;
}

/** Throws StartFailure if a migration is not the one that was released, or not the one that this database ran. */
export async function refuseEditedMigrations(db: Db): Promise<void> {
  const hashes = await hashMigrations();
  refuseOther(hashes, await readFrozen(), "as it was released");
  for (const name of await listRun(db)) {
    if (hashes[name]) continue;
    throw new StartFailure(
      `The database ran the migration ${name}, which this release does not have; nothing was started. ` +
        "Start the newer release that brought it, or restore a backup made before it.",
    );
  }
  refuseOther(hashes, await readKept(db), "as this database ran it");
}

function refuseOther(hashes: Hashes, expected: Hashes, asItWas: string): void {
  const edited = Object.entries(hashes).find(([name, hash]) => (expected[name] ?? hash) !== hash);
  if (!edited) return;
  throw new StartFailure(
    `The migration migrations/${edited[0]}.ts is not ${asItWas}; nothing was started. ` +
      "Put the file back, and make what it should change a new migration.",
  );
}

/** A database of an earlier release has no hashes yet: it is assumed to have run the migrations that are here. */
export async function keepMigrationHashes(db: Db): Promise<void> {
  const hashes = await hashMigrations();
  const kept = (await listRun(db)).map((name) => ({ name, hash: hashes[name]! }));
  await db
    .insertInto("migration_hashes")
    .values(kept)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of this release, those that the database has not run. */
export async function listMissing(db: Db): Promise<string[]> {
  const run = new Set(await listRun(db));
  return (await listMigrations()).filter((name) => !run.has(name));
}

/** Throws StartFailure. */
export async function refuseOtherRelease(db: Db, name: string): Promise<void> {
  const ours = new Set(await listMigrations());
  const newer = (await listRun(db)).some((migration) => !ours.has(migration));
  if (newer || (await listMissing(db)).length > 0) {
    throw new StartFailure(
      `Nothing was copied: ${name} is of ${newer ? "a newer release. Use that one" : "an earlier release. Start it with npm start, which brings it up to date"}.`,
    );
  }
}

async function listRun(db: Db): Promise<string[]> {
  if (!(await isThere(db, "kysely_migration"))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function readKept(db: Db): Promise<Hashes> {
  if (!(await isThere(db, "migration_hashes"))) return {};
  const rows = await db.selectFrom("migration_hashes").selectAll().execute();
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

async function isThere(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(
    db,
  );
  return rows[0]!.there;
}
