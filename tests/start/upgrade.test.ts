import { spawnSync } from "node:child_process";
import { appendFile, cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { projectFolder } from "~/environment";
import { type Connection, formatDatabaseUrl } from "~db/connection";
import { isRunning } from "~db/embedded/processes";
import { readFrozen } from "~db/frozen-migrations";
import { prepareDatabase } from "~db/migrate";
import { readCatalogue } from "../support/catalogue";
import { asAdmin, withCopiedDatabase } from "../support/databases";
import { listReleased, passwordsOf, withReleased } from "../support/released";
import { Visitor } from "../support/visitor";
import { type ProductRun, npmStart, startDirectly, temporaryDataFolder } from "./run-product";
import { open, walk } from "./walk";

const seller = "enterprise@sample.example";
// The sample companies of releases before have vehicles only.
const firstWithSales = "20261128";
const sampleSales: [path: string, shown: string][] = [
  ["/inventory", "LF9080"],
  ["/inventory?q=oil+filter", "LF9080"],
  ["/invoicing", "Harbor Lines"],
  ["/invoicing/customers", "Blue Mesa Transport"],
  ["/invoicing/ageing", "Harbor Lines"],
];

test.each(await listReleased())(
  "a database of %s upgrades by npm start, and its pages work",
  async (name) => {
    await withReleased(name, async (connection) => {
      const product = await started(npmStart, connection);
      const visitor = new Visitor(await product.address());
      await visitor.signInByForm({ email: seller, password: (await passwordsOf(name))[seller]! });
      await walk(visitor, "355,771 mi");
      if (name > firstWithSales) await open(visitor, sampleSales);
      await stopped(product);
      expect(await catalogueOf(connection)).toEqual(await withCopiedDatabase(catalogueOf));
      expect(await wrongCopies(connection)).toEqual([]);
    });
  },
);

test("two processes that upgrade at once leave one upgraded database, which knows what ran", async () => {
  const [oldest] = await listReleased();
  await withReleased(oldest!, async (connection) => {
    await Promise.all([prepareDatabase(connection), prepareDatabase(connection)]);
    expect(await catalogueOf(connection)).toEqual(await withCopiedDatabase(catalogueOf));
    const kept = await asAdmin(connection, (db) => db.selectFrom("migration_hashes").selectAll().execute());
    expect(Object.fromEntries(kept.map(({ name, hash }) => [name, hash]))).toEqual(await readFrozen());
  });
});

test("a start says in one line that a migration is not the one that ran, and changes nothing", async () => {
  await withCopiedDatabase(async (connection) => {
    await asAdmin(connection, async (db) => {
      await sql`update migration_hashes set hash = 'another' where name like '%-mails'`.execute(db);
    });
    const product = await started(startDirectly, connection);
    expect(await product.exitCode).toBe(1);
    const lines = product.printed().trim().split("\n");
    expect(lines.filter((line) => !line.startsWith("Building "))).toEqual([
      "The migration migrations/20261127T090300-mails.ts is not as this database ran it; nothing was started. " +
        "Put the file back, and make what it should change a new migration.",
    ]);
  });
});

test("npm run migrate refuses a file that was edited, and one that it does not have", async () => {
  const [oldest] = await listReleased();
  await withReleased(oldest!, async (connection) => {
    const folder = await copyOfProject();
    const before = await catalogueOf(connection);
    await appendFile(join(folder, "migrations/20261127T090300-mails.ts"), "\n// Edited.\n");
    expect(migrate(folder, connection)).toEqual({
      status: 1,
      said:
        "The migration migrations/20261127T090300-mails.ts is not as it was released; nothing was started. " +
        "Put the file back, and make what it should change a new migration.",
    });
    await rm(join(folder, "migrations/20261127T090300-mails.ts"));
    expect(migrate(folder, connection)).toEqual({
      status: 1,
      said:
        "The database ran the migration 20261127T090300-mails, which this release does not have; nothing was started. " +
        "Start the newer release that brought it, or restore a backup made before it.",
    });
    expect(await catalogueOf(connection)).toEqual(before);
  });
});

async function started(start: typeof npmStart, connection: Connection): Promise<ProductRun> {
  const { folder, remove } = await temporaryDataFolder();
  const product = start({ DATABASE_URL: formatDatabaseUrl(connection), DATA_DIR: folder });
  onTestFinished(async () => {
    await stopped(product);
    await remove();
  });
  return product;
}

async function stopped(product: ProductRun): Promise<void> {
  if (isRunning(product.pid)) process.kill(product.pid, "SIGTERM");
  await product.exitCode;
}

/** What migrating needs of the product, in a folder where it may be edited. */
async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fleettrack-edited-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const path of ["package.json", "tsconfig.json", "app/environment.ts", "db", "migrations"])
    await cp(join(projectFolder, path), join(folder, path), { recursive: true });
  await symlink(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  return folder;
}

function migrate(folder: string, connection: Connection): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "db/migrate.ts"], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: formatDatabaseUrl(connection) },
    encoding: "utf8",
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

function catalogueOf(connection: Connection): Promise<string[]> {
  return asAdmin(connection, (db) => readCatalogue(db as unknown as Kysely<never>));
}

/** Where what is kept beside the rows differs from them. */
async function wrongCopies(connection: Connection): Promise<unknown[]> {
  const { rows } = await asAdmin(connection, (db) =>
    sql`
      select 'vehicles' as counted, account_id::text as wrong
      from (select account_id, count(*) as number from vehicles where archived_at is null group by account_id) v
        full join vehicle_counts c using (account_id) where coalesce(number, 0) <> coalesce(in_service, 0)
      union all
      select 'parts', account_id::text
      from (select account_id, count(*) as number from inventory_items where archived_at is null group by account_id) i
        full join inventory_sizes c using (account_id) where coalesce(number, 0) <> coalesce(items, 0)
      union all
      select 'cores out', invoice_number from invoices where has_cores_out <> is_any_core_out(account_id, id)
      union all
      select 'search', i.part_number
      from inventory_items i left join inventory_search s on s.item_id = i.id
      where i.archived_at is null and document is distinct from
        search_words(i.part_number, i.description, i.manufacturer, i.vendor, i.bin_location, i.part_key) || search_numbers(i.account_id, i.id)`.execute(
      db,
    ),
  );
  return rows;
}
