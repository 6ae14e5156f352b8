import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { projectFolder } from "~/environment";
import { type Connection, formatDatabaseUrl } from "~db/connection";
import { prepareDatabase } from "~db/migrate";
import {
  asAdmin,
  dropRole,
  requestRoleOf,
  withCopiedDatabase,
  withEmptyDatabase,
} from "../support/databases";
import { Visitor } from "../support/visitor";
import { runCommand, startDirectly } from "./run-product";
import { dataFolder, filledDataFolder, refusalOf, started } from "./starts";
import { walk } from "./walk";

vi.setConfig({ testTimeout: 600_000 });

/** On the run's server; with it go the roles that its requests run as. */
async function withTarget(run: (target: Connection, DATABASE_URL: string) => Promise<void>): Promise<void> {
  const roles = new Set<string>();
  let admin: Connection | undefined;
  try {
    await withEmptyDatabase(async (target) => {
      admin = { ...target, database: "postgres" };
      try {
        await run(target, formatDatabaseUrl(target));
      } finally {
        for (const role of await rolesIn(target)) roles.add(role);
      }
    });
  } finally {
    for (const role of roles) await dropRole(admin!, role);
  }
}

async function rolesIn(target: Connection): Promise<string[]> {
  const { rows } = await asAdmin(target, (db) =>
    sql<{ role: string }>`
      select distinct rolname as role from pg_policy join pg_roles r on r.oid = any (polroles)`.execute(db),
  );
  const named = await requestRoleOf(target).catch(() => undefined);
  return [...rows.map(({ role }) => role), ...(named ? [named] : [])];
}

async function copyData(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const run = started(runCommand(settings, "db/copy-data.ts"));
  return { code: await run.exitCode, said: run.printed().trim() };
}

async function signInTo(address: string, DATA_DIR: string): Promise<Visitor> {
  const signIns = await readFile(join(DATA_DIR, "sign-ins.txt"), "utf8");
  const visitor = new Visitor(address);
  const email = "enterprise@sample.example";
  await visitor.signInByForm({ email, password: new RegExp(`${email} +password (\\w+)`).exec(signIns)![1]! });
  return visitor;
}

test("the data of a folder moves to a server of one's own by one command, and the product goes on there", async () => {
  const DATA_DIR = await filledDataFolder();
  await withTarget(async (target, DATABASE_URL) => {
    const copied = await copyData({ DATA_DIR, DATABASE_URL });
    expect(copied.said).toMatch(
      /^Copied \d+ rows to the database ".*"\. Start the product with this DATABASE_URL\.$/,
    );
    expect(copied.code).toBe(0);
    const run = started(startDirectly({ DATA_DIR, DATABASE_URL }));
    const address = await run.address();
    expect(await (await fetch(`${address}/healthz`)).text()).toBe("ok\n");
    await walk(await signInTo(address, DATA_DIR), "2021 FREIGHTLINER Cascadia");
    const again = await copyData({ DATA_DIR, DATABASE_URL });
    expect(again).toEqual({
      code: 1,
      said: `DATABASE_URL: the database "${target.database}" is not empty, and nothing was copied. Name an empty one.`,
    });
    process.kill(run.pid, "SIGTERM");
    await run.exitCode;
  });
});

test("a copy is made beside the running product too; one that fails leaves nothing", async () => {
  const DATA_DIR = await filledDataFolder();
  await started(startDirectly({ DATA_DIR })).address();
  await withTarget(async (target, DATABASE_URL) => {
    await prepareDatabase(target);
    // A row that the copy brings breaks this rule.
    await asAdmin(target, (db) =>
      sql`alter table vehicles add constraint tried check (make_model <> 'Blue Bird All American')`.execute(
        db,
      ),
    );
    const failed = await copyData({ DATA_DIR, DATABASE_URL });
    expect(failed.code).toBe(1);
    expect(failed.said).toMatch(/^Nothing was copied: .*"tried"$/);
    const rowsOf = () => asAdmin(target, (db) => db.selectFrom("accounts").select("id").execute());
    expect(await rowsOf()).toEqual([]);
    await asAdmin(target, (db) => sql`alter table vehicles drop constraint tried`.execute(db));
    const copied = await copyData({ DATA_DIR, DATABASE_URL });
    expect(copied.said).toContain("The product was running");
    expect((await rowsOf()).length).toBe(3);
  });
});

test("a folder without a database is not made one, and is said in one line", async () => {
  const DATA_DIR = await dataFolder();
  await withTarget(async (_, DATABASE_URL) => {
    expect((await copyData({ DATA_DIR, DATABASE_URL })).said).toMatch(/^DATA_DIR: .* holds no database\..*$/);
  });
});

test("the role of requests is made and granted where it is missing, and lost rules are said in one line", async () => {
  await withTarget(async (target, DATABASE_URL) => {
    await prepareDatabase(target);
    const lost = `fleettrack_request_lost_${process.pid}`;
    await asAdmin(target, (db) => db.updateTable("installation").set({ request_role: lost }).execute());
    const said = await refusalOf(started(startDirectly({ DATABASE_URL, DATA_DIR: await dataFolder() })));
    expect(said).toMatch(/was loaded on a server without its role .* load it again into an empty database/);
    const { rows } = await asAdmin(target, (db) =>
      sql`select pg_has_role(${lost}, 'member') as granted`.execute(db),
    );
    expect(rows).toEqual([{ granted: true }]);
  });
});

const commands = { migrate: ["db/migrate.ts"], worker: ["app/worker.ts"], web: ["app/start.ts", "web"] };

test.each(Object.entries(commands))("%s says a wrong database in one line", async (_, [file, ...args]) => {
  const refused = (DATABASE_URL: string) => refusalOf(started(runCommand({ DATABASE_URL }, file!, ...args)));
  expect(await refused("")).toMatch(/^DATABASE_URL is not set/);
  expect(await refused("postgres://me@127.0.0.1:1/fleet")).toMatch(/^DATABASE_URL: no PostgreSQL answers at/);
  expect(await refused("postgres://localhost")).toMatch(/^DATABASE_URL names no database/);
});

test("web and worker say in one line that the database is not up to date", async () => {
  await withCopiedDatabase(async (connection) => {
    await asAdmin(connection, (db) =>
      sql`delete from kysely_migration where name ~ '^[0-9]+T[0-9]+-mails$'`.execute(db),
    );
    const settings = { DATABASE_URL: formatDatabaseUrl(connection) };
    for (const [file, ...args] of [commands.web, commands.worker]) {
      expect(await refusalOf(started(runCommand(settings, file!, ...args)))).toMatch(
        /is not up to date \(1 migrations are missing\)\. Run: npm run migrate$/,
      );
    }
  });
});

test("what the build made is made again when a part of it is gone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fleettrack-built-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const needed = ["package.json", "package-lock.json", "tsconfig.json", "remix.config.js", "vite.config.ts"];
  for (const path of [...needed, "app", "db", "public", "build"])
    await cp(join(projectFolder, path), join(folder, path), { recursive: true });
  await symlink(join(projectFolder, "node_modules"), join(folder, "node_modules"));
  const isBuilt = () =>
    spawnSync(process.execPath, ["--import", "tsx", "-e", asks], { cwd: folder, encoding: "utf8" }).stdout;
  expect(isBuilt()).toBe("true\n");
  await rm(join(folder, "build/server/front-door.js"));
  expect(isBuilt()).toBe("false\n");
});

const asks = `import("./app/build.ts").then(async ({ isBuilt }) => console.log(await isBuilt()))`;
