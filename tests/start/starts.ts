import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import postgres from "postgres";
import { afterAll, afterEach, expect, onTestFinished } from "vitest";
import { findEmbedded } from "~db/embedded";
import { isRunning } from "~db/embedded/processes";
import {
  type ProductRun,
  processesBelow,
  startDirectly,
  survivors,
  temporaryDataFolder,
} from "./run-product";

const running = new Set<ProductRun>();
afterEach(async () => {
  for (const run of running) {
    if (isRunning(run.pid)) process.kill(run.pid, "SIGTERM");
    await run.exitCode;
  }
  running.clear();
});

/** Stopped when the test ends. */
export function started(run: ProductRun): ProductRun {
  running.add(run);
  return run;
}

export async function dataFolder(): Promise<string> {
  const { folder, remove } = await temporaryDataFolder();
  onTestFinished(remove);
  return folder;
}

let firstStart: Promise<{ folder: string; remove(): Promise<void> }> | undefined;
afterAll(async () => (await firstStart)?.remove());

async function startOnce() {
  const made = await temporaryDataFolder();
  const run = startDirectly({ DATA_DIR: made.folder });
  await run.address();
  process.kill(run.pid, "SIGTERM");
  await run.exitCode;
  return made;
}

/** As a first start left it, which takes several times as long as a second one. */
export async function filledDataFolder(): Promise<string> {
  const { folder } = await (firstStart ??= startOnce());
  const copy = await dataFolder();
  copyFolder(folder, copy);
  return copy;
}

/** Node's own copy would make root the owner of everything. */
export function copyFolder(from: string, to: string): void {
  execFileSync("cp", ["-a", from, to]);
}

export async function takePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return (server.address() as { port: number }).port;
}

/** How a start that cannot succeed ends: its one line. */
export async function refusal(settings: Record<string, string>, ...args: string[]): Promise<string> {
  return refusalOf(started(startDirectly(settings, ...args)));
}

export async function refusalOf(run: ProductRun): Promise<string> {
  const outcome = await Promise.race([run.exitCode, run.address().catch(async () => run.exitCode)]);
  expect(outcome, run.printed()).toBe(1);
  const printed = run.printed().trim().split("\n");
  const lines = printed.filter((line) => !line.startsWith("Building "));
  expect(lines, run.printed()).toHaveLength(1);
  return lines[0]!;
}

/** Waits for the product, stops it the given way and expects all of its processes to be gone. */
export async function stopsCleanly(run: ProductRun, stop: (pid: number) => void): Promise<void> {
  await run.address();
  const pids = await processesBelow(run.pid);
  expect(pids.length).toBeGreaterThan(2);
  stop(run.pid);
  await run.exitCode;
  expect(await survivors(pids)).toEqual([]);
}

export async function insideDatabase<T>(folder: string, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const connection = await findEmbedded(folder);
  const sql = postgres({ ...connection!, max: 1, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}
