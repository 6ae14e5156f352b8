import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { findEmbedded } from "~db/embedded";
import { holdFolder } from "~db/embedded/folder-lock";
import { socketFolderOf } from "~db/embedded/socket";
import { killAll, processesBelow, startDirectly, startElsewhere } from "./run-product";
import { copyFolder, filledDataFolder, insideDatabase, refusalOf, started } from "./starts";

vi.setConfig({ testTimeout: 600_000 });

const inUse =
  /^DATA_DIR: another start of this product is using .*Stop it, or set DATA_DIR to another folder/;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "one start "));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function hold(folder: string, onTaken = () => {}) {
  const held = await holdFolder(folder, onTaken);
  onTestFinished(() => held.release());
  return held;
}

/** As from another container. */
async function writeLock(folder: string, changes: object): Promise<void> {
  const lock = { id: "other", host: "shop", pid: 1, space: "another", beat: "2026-11-29T12:00:00.000Z" };
  await writeFile(join(folder, "in-use.json"), JSON.stringify({ ...lock, ...changes }));
}

test("a folder is held by one start, and free again after it", async () => {
  const folder = await emptyFolder();
  const first = await holdFolder(folder, () => {});
  await expect(holdFolder(folder, () => {})).rejects.toThrow(inUse);
  await first.release();
  expect(await readdir(folder)).toEqual([]);
  await hold(folder);
});

test("a lock of another container that changes is respected, and named", async () => {
  const folder = await emptyFolder();
  let beats = 0;
  const timer = setInterval(() => void writeLock(folder, { beat: String(++beats) }), 500);
  await writeLock(folder, {});
  try {
    await expect(holdFolder(folder, () => {})).rejects.toThrow(/\(process 1 on shop\)/);
  } finally {
    clearInterval(timer);
  }
});

test("of five starts on a lock that no longer changes, or cannot be read, one gets the folder", async () => {
  for (const left of ['{"id":"gone","space":"another"}', ""]) {
    const folder = await emptyFolder();
    await writeFile(join(folder, "in-use.json"), left);
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => hold(folder)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of tries)
      if (one.status === "rejected") expect(String(one.reason)).toMatch(/another start/);
    expect(await readdir(folder)).toEqual(["in-use.json"]);
  }
});

test("a lock that cannot be read is refused in one line", async () => {
  const folder = await emptyFolder();
  // Root reads every file, but no folder.
  await mkdir(join(folder, "in-use.json"));
  await expect(holdFolder(folder, () => {})).rejects.toThrow(/^DATA_DIR: .* cannot be used/);
});

test("a start whose folder was taken while it was suspended is told", async () => {
  const folder = await emptyFolder();
  const taken = new Promise<void>((resolve) => void hold(folder, resolve));
  await vi.waitFor(() => readFile(join(folder, "in-use.json")));
  await writeLock(folder, {});
  await taken;
});

test("the socket of a folder with a long name has a short path, which a copy of the folder does not have", async () => {
  const long = join(await emptyFolder(), "x".repeat(100));
  execFileSync("mkdir", [long]);
  copyFolder(long, `${long}y`);
  const [one, copy] = [await socketFolderOf(long), await socketFolderOf(`${long}y`)];
  expect(one).toMatch(/^\/tmp\/fleettrack-\w{16}$/);
  expect(copy).not.toBe(one);
});

test("a copy of the data folder runs beside the live product, and harms it in no way", async () => {
  const DATA_DIR = await filledDataFolder();
  const live = started(startDirectly({ DATA_DIR }));
  const address = await live.address();
  const copy = await filledDataFolder();
  for (const file of ["postgres/postmaster.pid", "in-use.json", "socket"])
    copyFolder(join(DATA_DIR, file), join(copy, file));
  const other = started(startDirectly({ DATA_DIR: copy }));
  expect((await fetch(`${await other.address()}/healthz`)).status).toBe(200);
  process.kill(other.pid, "SIGTERM");
  expect(await other.exitCode).toBe(0);
  await insideDatabase(
    DATA_DIR,
    (sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = current_user and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200), 20_000);
  expect(live.printed()).not.toContain("ended");
});

test("of three starts at once on one folder, one serves it and the others say so", async () => {
  const DATA_DIR = await filledDataFolder();
  const runs = [1, 2, 3].map(() => started(startDirectly({ DATA_DIR })));
  const served = await Promise.allSettled(runs.map((run) => run.address()));
  const lost = runs.filter((_, index) => served[index]!.status === "rejected");
  expect(lost).toHaveLength(2);
  for (const run of lost) expect(await refusalOf(run)).toMatch(inUse);
  const winner = served.find((one) => one.status === "fulfilled")!.value;
  expect((await fetch(`${winner}/healthz`)).status).toBe(200);
});

test.skipIf(!canUnshare())(
  "a second container on the folder is refused, and one that was killed leaves it free",
  async () => {
    const DATA_DIR = await filledDataFolder();
    const first = started(startElsewhere({ DATA_DIR }));
    const address = await first.address();
    expect(await refusalOf(started(startDirectly({ DATA_DIR })))).toMatch(inUse);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    killAll(await processesBelow(first.pid));
    await first.exitCode;
    await started(startDirectly({ DATA_DIR })).address();
    expect(await findEmbedded(DATA_DIR)).toBeDefined();
  },
);

test("a database that hangs is left alone as long as its starter lives", async () => {
  const DATA_DIR = await filledDataFolder();
  const first = started(startDirectly({ DATA_DIR }));
  const address = await first.address();
  const pid = Number((await readFile(join(DATA_DIR, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
  process.kill(pid, "SIGSTOP");
  try {
    expect(await refusalOf(started(startDirectly({ DATA_DIR })))).toMatch(inUse);
  } finally {
    process.kill(pid, "SIGCONT");
  }
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

test("a killed server that nobody reaped, or whose number another process has now, does not keep the folder", async () => {
  const DATA_DIR = await filledDataFolder();
  const pidFile = join(DATA_DIR, "postgres/postmaster.pid");
  const { uid, gid } = await stat(join(DATA_DIR, "postgres"));
  // The shell's child has ended, and what the shell became waits for no child. PostgreSQL heeds the processes of its own user.
  const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 600"], { uid, gid });
  onTestFinished(() => void parent.kill());
  const [zombie] = (await once(parent.stdout, "data")) as [Buffer];
  for (const pid of [Number(zombie.toString()), parent.pid]) {
    await writeFile(pidFile, `${pid}\n${DATA_DIR}/postgres\n1\n5432\n${DATA_DIR}/socket\n`);
    const run = started(startDirectly({ DATA_DIR }));
    expect((await fetch(`${await run.address()}/healthz`)).status).toBe(200);
    process.kill(run.pid, "SIGTERM");
    expect(await run.exitCode).toBe(0);
  }
});

function canUnshare(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== "linux") return false;
  try {
    execFileSync("unshare", ["--pid", "--fork", "--mount-proc", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
