import { buildIfNeeded } from "~/build";
import { environment } from "~/environment";
import { prepareDatabase, refuseUnmigrated } from "~db/migrate";
import { addSampleCompanies } from "~db/seed";
import { StartFailure } from "~db/start-failure";
import { type ProductDatabase, startDatabase } from "./database";
import { type Kept, keepRunning } from "./keep-running";
import { addressOf, isLoopback, reservePort } from "./port";
import { launchWeb, launchWorker, passOn, prepareWeb } from "./processes";

export type Parts = "everything" | "web";

/** For running requests and jobs to finish. The whole shutdown must fit in 8 s. */
const graceMs = 5_000;

type Undo = (() => Promise<void>)[];
type Fail = (failure: StartFailure) => void;

/** Runs the product until `stop`, or until something fails for good; then stops what was started, in reverse order. */
export async function runProduct(parts: Parts, stop: AbortSignal, hurry: AbortController): Promise<void> {
  const undo: Undo = [];
  const failure = new AbortController();
  const over = AbortSignal.any([stop, failure.signal]);
  const problems: unknown[] = [];
  try {
    await start(parts, undo, (reason) => failure.abort(reason), over, hurry.signal);
    await untilAborted(over);
  } catch (error) {
    // Errors of an interrupted start mean nothing.
    if (!over.aborted) problems.push(error);
  }
  if (failure.signal.aborted) problems.push(failure.signal.reason);
  else if (stop.aborted) console.log("Stopping ...");
  setTimeout(() => hurry.abort(), graceMs).unref();
  // A failure to stop one must not keep the others running.
  for (const step of undo.reverse()) await step().catch((error: unknown) => problems.push(error));
  if (problems.length > 0) throw problems[0];
}

async function start(
  parts: Parts,
  undo: Undo,
  fail: Fail,
  over: AbortSignal,
  hurry: AbortSignal,
): Promise<void> {
  const { HOST, DATA_DIR, DATABASE_URL } = environment;
  if (parts === "web" && !DATABASE_URL) {
    throw new StartFailure(
      "DATABASE_URL is not set: web processes alone need to know the database. Or run: npm start",
    );
  }
  const reserved = await reservePort(HOST, environment.PORT);
  undo.push(reserved.release);
  await buildIfNeeded(over);
  const database = await startDatabase(environment, fail);
  undo.push(() => database.stop(hurry));
  over.throwIfAborted();
  const address = addressOf(HOST, reserved.port);
  const signIns = parts === "everything" ? await database.during(prepareData(database, address)) : [];
  database.keep();
  if (parts === "web") await refuseUnmigrated(database.connection);
  over.throwIfAborted();

  const port = { HOST, PORT: String(reserved.port), LISTEN_URL: address };
  passOn({ NODE_ENV: "production", DATABASE_URL: database.url, DATA_DIR, ...port });
  await reserved.release();
  const { kept, listening } = startProcesses(parts, fail);
  undo.push(async () => {
    await Promise.all(kept.map(async (one) => one.stop(hurry)));
  });
  await Promise.race([listening, untilAborted(over)]);
  if (!over.aborted) printWelcome(address, signIns);
}

/** `listening` resolves when the first web process listens. */
function startProcesses(parts: Parts, fail: Fail): { kept: Kept[]; listening: Promise<void> } {
  const kept = parts === "everything" ? [keepRunning("worker", launchWorker, "rest")] : [];
  prepareWeb();
  const listening = new Promise<void>((resolve) => {
    for (let count = 0; count < environment.WEB_PROCESSES; count++) {
      kept.push(keepRunning("web", () => launchWeb(resolve), fail));
    }
  });
  return { kept, listening };
}

async function prepareData({ connection }: ProductDatabase, address: string): Promise<string[]> {
  try {
    await prepareDatabase(connection, address);
    const { DATA_DIR: dataFolder, SAMPLE, HOST } = environment;
    return await addSampleCompanies(connection, { dataFolder, wanted: SAMPLE ?? isLoopback(HOST) });
  } catch (error) {
    // 53100: disk_full.
    if ((error as { code?: unknown }).code !== "53100") throw error;
    const where = environment.DATABASE_URL
      ? "of the database server"
      : `that holds DATA_DIR (${environment.DATA_DIR})`;
    throw new StartFailure(
      `The disk ${where} is full. What was saved is kept. Free some space and start again.`,
    );
  }
}

function printWelcome(address: string, signIns: string[]): void {
  const { HOST, PUBLIC_URL } = environment;
  console.log(`FleetTrack Pro is running at ${PUBLIC_URL ?? address} (Ctrl-C stops it)`);
  if (isLoopback(HOST)) {
    console.log("Only this machine can reach it. To let other terminals in, start it with HOST=0.0.0.0.");
  } else if (!PUBLIC_URL?.startsWith("https:")) {
    console.log(
      "Warning: other terminals reach it over a line that is not encrypted, where passwords can be read. " +
        "Put a proxy with https before it, and set PUBLIC_URL to its address and TRUST_PROXY=1.",
    );
  }
  for (const line of signIns) console.log(line);
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
