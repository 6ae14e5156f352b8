import { NO_MIGRATIONS, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "~db/client";
import { hashMigrations, readFrozen } from "~db/frozen-migrations";
import { migrator, readMigrations } from "~db/migrate";
import { readCatalogue } from "../support/catalogue";
import { withEmptyDatabase } from "../support/databases";
import { filesBelow, importsOf } from "../support/sources";

const bookkeeping = /^(column|constraint|index|grant) .*kysely_migration/;

async function catalogueOf(db: Kysely<never>): Promise<string[]> {
  return (await readCatalogue(db)).filter((line) => !bookkeeping.test(line));
}

test("the migrations go up, down to nothing, and up again to the same", async () => {
  await withEmptyDatabase(async (connection) => {
    const db = openDatabase(connection, 2) as unknown as Kysely<never>;
    try {
      const nothing = await catalogueOf(db);
      await expectDone(migrator(db).migrateToLatest());
      const first = await catalogueOf(db);
      expect(first.length).toBeGreaterThan(100);
      await expectDone(migrator(db).migrateTo(NO_MIGRATIONS));
      expect(await catalogueOf(db)).toEqual(nothing);
      await expectDone(migrator(db).migrateToLatest());
      expect(await catalogueOf(db)).toEqual(first);
    } finally {
      // Down once more, so that the role goes with the database.
      await migrator(db).migrateTo(NO_MIGRATIONS);
      await db.destroy();
    }
  });
}, 120_000);

test("each migration alone goes down and up again to the same", async () => {
  await withEmptyDatabase(async (connection) => {
    const db = openDatabase(connection, 2) as unknown as Kysely<never>;
    try {
      for (const name of Object.keys(await readMigrations())) {
        await expectDone(migrator(db).migrateUp());
        const before = await catalogueOf(db);
        await expectDone(migrator(db).migrateDown());
        await expectDone(migrator(db).migrateUp());
        expect(await catalogueOf(db), name).toEqual(before);
      }
    } finally {
      await migrator(db).migrateTo(NO_MIGRATIONS);
      await db.destroy();
    }
  });
}, 120_000);

test("a migration imports kysely only, and is named by its date", () => {
  const files = filesBelow("migrations");
  expect(files.filter((file) => !/^migrations\/\d{8}T\d{6}-[a-z0-9-]+\.ts$/.test(file))).toEqual([]);
  const others = files.flatMap((file) => importsOf(file).filter(({ target }) => target !== "kysely"));
  expect(others).toEqual([]);
});

test("a migration that landed is not edited, renamed or removed", async () => {
  const [hashes, frozen] = await Promise.all([hashMigrations(), readFrozen()]);
  const names = [...new Set([...Object.keys(hashes), ...Object.keys(frozen)])].sort();
  const problems = names.flatMap((name) => {
    const file = `migrations/${name}.ts`;
    if (hashes[name] === frozen[name]) return [];
    if (!hashes[name]) return `${file} is gone, and databases that ran it could not start: put it back.`;
    if (frozen[name])
      return `${file} was edited, and databases that ran it would not change: put it back and make a new migration instead.`;
    return `${file} is new: when it is done, add "${name}": "${hashes[name]}" to migrations/frozen.json.`;
  });
  expect(problems).toEqual([]);
});

async function expectDone(run: Promise<{ error?: unknown }>): Promise<void> {
  const { error } = await run;
  if (error) throw error;
}
