import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Launched, keepRunning } from "~/start/keep-running";
import { isRunning } from "~db/embedded/processes";
import { StartFailure } from "~db/start-failure";
import { Visitor } from "../support/visitor";
import { killAll, processesBelow, startDirectly, survivors } from "./run-product";
import { filledDataFolder, insideDatabase, started, stopsCleanly } from "./starts";

vi.setConfig({ testTimeout: 600_000 });

async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
}

async function signedIn(address: string, folder: string): Promise<Visitor> {
  const signIns = await readFile(join(folder, "sign-ins.txt"), "utf8");
  const visitor = new Visitor(address);
  const email = "enterprise@sample.example";
  const password = new RegExp(`${email} +password (\\w+)`).exec(signIns)![1]!;
  await visitor.signInByForm({ email, password });
  return visitor;
}

test("after a kill of the database the pages say so, and go on with every row", async () => {
  const DATA_DIR = await filledDataFolder();
  const run = started(startDirectly({ DATA_DIR }));
  const address = await run.address();
  const visitor = await signedIn(address, DATA_DIR);
  await insideDatabase(DATA_DIR, (sql) => sql`create table kept as select 7 as number`);
  const database = await postmasterOf(DATA_DIR);
  killAll(await processesBelow(database));
  const away = await visitor.get("/fleet-data");
  expect([200, 503]).toContain(away.status);
  if (away.status === 503) expect(away.html.querySelector("h1")?.text).toBeTruthy();
  await vi.waitFor(async () => expect((await visitor.get("/fleet-data")).status).toBe(200), 30_000);
  expect(await insideDatabase(DATA_DIR, (sql) => sql`select number from kept`)).toEqual([{ number: 7 }]);
  expect(run.printed()).toContain("The database process ended (SIGKILL) and is started again.");
  expect(run.printed()).not.toMatch(/^ +at /m);
  await stopsCleanly(run, (pid) => process.kill(pid, "SIGTERM"));
});

test("a database that was adopted from a killed start is watched too", async () => {
  const DATA_DIR = await filledDataFolder();
  const first = started(startDirectly({ DATA_DIR }));
  await first.address();
  const others = (await processesBelow(first.pid)).filter((pid) => pid !== first.pid);
  const adopted = await postmasterOf(DATA_DIR);
  process.kill(first.pid, "SIGKILL");
  const web = others.filter((pid) => pid !== adopted);
  const server = await processesBelow(adopted);
  await survivors(
    web.filter((pid) => !server.includes(pid)),
    10_000,
  );
  const run = started(startDirectly({ DATA_DIR }));
  const address = await run.address();
  expect(await postmasterOf(DATA_DIR)).toBe(adopted);
  process.kill(adopted, "SIGKILL");
  await vi.waitFor(async () => expect(await postmasterOf(DATA_DIR)).not.toBe(adopted), 30_000);
  await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200), 30_000);
  expect(isRunning(run.pid)).toBe(true);
});

/** Ends as often as it is told to. */
function ending(hasAnswered: boolean, why: string | StartFailure = "code 1") {
  const launched = { count: 0 };
  const launch = (): Launched => {
    launched.count++;
    return { ended: Promise.resolve(why), hasAnswered: () => hasAnswered, stop: () => Promise.resolve() };
  };
  return { launched, launch };
}

async function keptFor(ms: number, launch: () => Launched, whenWornOut: "rest" | ((failure: Error) => void)) {
  vi.useFakeTimers();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    said.mockRestore();
  });
  const kept = keepRunning("test", launch, whenWornOut);
  await vi.advanceTimersByTimeAsync(ms);
  await kept.stop(new AbortController().signal);
  return said.mock.calls.map(([line]) => String(line));
}

test("a process that never answers is given up after six ends, with the reason", async () => {
  const { launched, launch } = ending(false, new StartFailure("The disk is full."));
  const reasons: string[] = [];
  const said = await keptFor(600_000, launch, ({ message }) => void reasons.push(message));
  expect({ said, reasons, count: launched.count }).toEqual({
    said: [],
    reasons: ["The disk is full."],
    count: 6,
  });
});

test("a process that had answered is started again however often it ends", async () => {
  const { launched, launch } = ending(true);
  const reasons: string[] = [];
  await keptFor(600_000, launch, ({ message }) => void reasons.push(message));
  expect(reasons).toEqual([]);
  expect(launched.count).toBeGreaterThan(100);
});

test("a worker that keeps ending rests, and is tried again every minute", async () => {
  const { launched, launch } = ending(false);
  const said = await keptFor(10_000, launch, "rest");
  expect(said.at(-1)).toContain("ended 6 times in a row (code 1) and is started again in a minute");
  const again = ending(false);
  await keptFor(310_000, again.launch, "rest");
  expect([launched.count, again.launched.count]).toEqual([6, 11]);
});
