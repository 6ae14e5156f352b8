import { StartFailure } from "~db/start-failure";
import { isLostConnection } from "./http/web-process/lost-connection";

// The first signal stops the product, the second one also stops waiting for running work. The database shuts down cleanly either way.
const stop = new AbortController();
const hurry = new AbortController();
let askedAt = Infinity;
function requestStop(): void {
  // Under npm, one Ctrl-C arrives twice: from the terminal and from npm.
  if (Date.now() - askedAt > 500) hurry.abort();
  askedAt = Math.min(askedAt, Date.now());
  stop.abort();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, requestStop);

// When npm is killed, no signal arrives, but our parent changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent && !stop.signal.aborted) requestStop();
}, 500).unref();

// The terminal or program that reads our output may be gone; the database must still be shut down.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

let hasCrashed = false;
process.on("uncaughtException", (error) => {
  // While the database is started again.
  if (isLostConnection(error)) return;
  console.error(error);
  hasCrashed = true;
  requestStop();
});

process.exit(await main());

async function main(): Promise<number> {
  try {
    // Imported after the handlers are in place, because loading it reads the settings, which exits if one is wrong.
    const { runProduct } = await import("./start/product");
    await runProduct(process.argv[2] === "web" ? "web" : "everything", stop.signal, hurry);
    return hasCrashed ? 1 : 0;
  } catch (error) {
    const expected = error instanceof StartFailure;
    console.error(expected ? error.message : error);
    return 1;
  }
}
