import { execFileSync, spawnSync } from "node:child_process";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { findEmbedded } from "~db/embedded";
import { isRunning } from "~db/embedded/processes";
import { killAll, npmStart, processesBelow, startDirectly, survivors } from "./run-product";
import {
  dataFolder,
  filledDataFolder,
  insideDatabase,
  refusal,
  started,
  stopsCleanly,
  takePort,
} from "./starts";

// On a busy machine a start takes a minute; the first one may build.
vi.setConfig({ testTimeout: 600_000 });

test("starts with one command, answers, and SIGTERM leaves no process behind", async () => {
  const DATA_DIR = await dataFolder();
  const run = started(npmStart({ DATA_DIR }));
  const answer = await fetch(await run.address());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  await stopsCleanly(run, (pid) => process.kill(pid, "SIGTERM"));
  expect(await run.exitCode).toBe(0);
});

test("a second start builds nothing again, and Ctrl-C leaves no process behind", async () => {
  const again = started(npmStart({ DATA_DIR: await filledDataFolder() }));
  await again.address();
  expect(again.printed()).not.toContain("Building");
  // The terminal sends it to the whole group.
  await stopsCleanly(again, (pid) => process.kill(-pid, "SIGINT"));
});

test("stops when the program that started it is gone", async () => {
  const run = started(npmStart({ DATA_DIR: await filledDataFolder() }));
  await stopsCleanly(run, (pid) => process.kill(pid, "SIGKILL"));
});

test("after a kill of everything the next start has every row", async () => {
  const DATA_DIR = await filledDataFolder();
  const first = started(startDirectly({ DATA_DIR }));
  await first.address();
  await insideDatabase(DATA_DIR, (sql) => sql`create table kept as select 7 as number`);
  killAll(await processesBelow(first.pid));
  await first.exitCode;
  await started(startDirectly({ DATA_DIR })).address();
  const rows = await insideDatabase(DATA_DIR, (sql) => sql`select number from kept`);
  expect(rows[0]).toEqual({ number: 7 });
});

test("after a kill of the starter alone, web and worker leave, and the next start takes the database over", async () => {
  const DATA_DIR = await filledDataFolder();
  const first = started(startDirectly({ DATA_DIR }));
  await first.address();
  const pids = await processesBelow(first.pid);
  const [database, others] = [pids.filter(isDatabase), pids.filter((pid) => !isDatabase(pid))];
  process.kill(first.pid, "SIGKILL");
  expect(await survivors(others, 10_000)).toEqual([]);
  expect(database.filter(isRunning).length).toBeGreaterThan(0);
  await stopsCleanly(started(startDirectly({ DATA_DIR })), (pid) => process.kill(pid, "SIGTERM"));
  expect(await survivors(database)).toEqual([]);
});

test("two at once find a port each, but one data folder serves one of them", async () => {
  const DATA_DIR = await filledDataFolder();
  const first = started(startDirectly({ DATA_DIR }));
  const second = started(startDirectly({ DATA_DIR: await filledDataFolder() }));
  expect(await first.address()).not.toBe(await second.address());
  expect(await refusal({ DATA_DIR })).toMatch(
    /another start of this product is using .*Stop it, or set DATA_DIR/,
  );
});

test("a taken PORT, a wrong HOST and a wrong setting are said in one line", async () => {
  const DATA_DIR = await dataFolder();
  const PORT = String(await takePort());
  expect(await refusal({ DATA_DIR, PORT })).toMatch(new RegExp(`PORT ${PORT} is taken.*set PORT to another`));
  expect(await refusal({ DATA_DIR, HOST: "203.0.113.9" })).toMatch(
    /HOST 203.0.113.9 is no address.*Set HOST to/,
  );
  expect(await refusal({ DATA_DIR, PORT: "80000" })).toContain("PORT");
});

test("a data folder that cannot be used is said in one line", async () => {
  const DATA_DIR = await dataFolder();
  await writeFile(DATA_DIR, "");
  expect(await refusal({ DATA_DIR })).toMatch(/DATA_DIR: .* is a file.*set DATA_DIR/);

  const unreadable = await dataFolder();
  await mkdir(`${unreadable}/postgres`, { recursive: true });
  await writeFile(`${unreadable}/postgres/PG_VERSION`, "18\n");
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync("chown", ["nobody", `${unreadable}/postgres`]);
  await chmod(`${unreadable}/postgres`, 0o000);
  expect(await refusal({ DATA_DIR: unreadable })).toMatch(
    asRoot ? /has the mode 0.*chmod 700/ : /may not be read/,
  );
  await chmod(`${unreadable}/postgres`, 0o700);

  await writeFile(`${unreadable}/postgres/PG_VERSION`, "15\n");
  expect(await refusal({ DATA_DIR: unreadable })).toMatch(
    /made by PostgreSQL 15, but this release brings \d+/,
  );
});

test("a wrong DATABASE_URL is said in one line", async () => {
  const refused = async (DATABASE_URL: string) => refusal({ DATABASE_URL, DATA_DIR: await dataFolder() });
  expect(await refused("mysql://localhost/x")).toMatch(/^DATABASE_URL must start with postgres:/);
  expect(await refused("postgres://localhost")).toMatch(/^DATABASE_URL names no database/);
  expect(await refused("postgres://me@127.0.0.1:1/fleet")).toMatch(
    /^DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1/,
  );
  expect(await refused("postgres://me@no-such-host.invalid/fleet")).toMatch(
    /^DATABASE_URL: the name .* is not known/,
  );
  expect(await refusal({}, "web")).toMatch(/^DATABASE_URL is not set/);
});

test("a login that lacks a right, and a database that is not there, are said in one line", async () => {
  const DATA_DIR = await filledDataFolder();
  const first = started(startDirectly({ DATA_DIR }));
  await first.address();
  await insideDatabase(DATA_DIR, (sql) => sql`create role guest login`);
  const { host } = (await findEmbedded(DATA_DIR))!;
  const url = (login: string, name: string) =>
    `postgres://${login}@localhost/${name}?host=${encodeURIComponent(host)}`;
  const refused = async (DATABASE_URL: string) => refusal({ DATABASE_URL, DATA_DIR });
  expect(await refused(url("fleet", "lost"))).toMatch(/no database "lost".*create database/);
  expect(await refused(url("nobody", "fleettrack"))).toMatch(/does not let the login "nobody" in/);
  expect(await refused(url("guest", "fleettrack"))).toMatch(/"guest" may not make tables.*owner to "guest"/);
  await insideDatabase(DATA_DIR, (sql) => sql.unsafe(`create database guests`));
  await insideDatabase(DATA_DIR, (sql) =>
    sql.unsafe(`grant guest to fleet; alter database guests owner to guest`),
  );
  expect(await refused(url("guest", "guests"))).toMatch(/"guest" may not make the role.*create role/);
});

test.skipIf(!canMount())("a full disk is said in one line", async () => {
  await onDiskOf("20m", async (DATA_DIR) => {
    expect(await refusal({ DATA_DIR })).toMatch(/disk that holds DATA_DIR .* is full.*Free some space/);
  });
});

test.skipIf(!canMount())(
  "a disk that fills up is not called healthy until there is space again",
  async () => {
    await onDiskOf("1g", async (DATA_DIR) => {
      const run = started(startDirectly({ DATA_DIR }));
      const address = await run.address();
      const health = async (path: string) => (await fetch(`${address}${path}`)).status;
      expect(await health("/healthz")).toBe(200);
      const filler = join(DATA_DIR, "filler");
      spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"], { stdio: "ignore" });
      for (const path of ["/healthz", "/readyz"])
        await vi.waitFor(async () => expect(await health(path)).toBe(503), {
          timeout: 30_000,
          interval: 500,
        });
      await rm(filler);
      await vi.waitFor(async () => expect(await health("/readyz")).toBe(200), {
        timeout: 60_000,
        interval: 500,
      });
      process.kill(run.pid, "SIGTERM");
      await run.exitCode;
    });
  },
);

async function onDiskOf(size: string, run: (DATA_DIR: string) => Promise<void>): Promise<void> {
  const DATA_DIR = await dataFolder();
  await mkdir(DATA_DIR, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", DATA_DIR]);
  try {
    await run(DATA_DIR);
  } finally {
    // What still writes there when a test fails is ended after it.
    execFileSync("umount", ["--lazy", DATA_DIR]);
  }
}

function isDatabase(pid: number): boolean {
  return execFileSync("cat", [`/proc/${pid}/comm`], { encoding: "utf8" }).trim() === "postgres";
}

/** Only root may, and not in every container. */
function canMount(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== "linux") return false;
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
