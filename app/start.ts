import { StartFailure } from "~db/start-failure";

// One signal asks to stop, a second one not to wait for what is under way. The database is stopped properly in any case.
const stop = new AbortController();
const hurry = new AbortController();
let askedAt = Infinity;
function requestStop(): void {
  // One Ctrl-C arrives twice under npm, which passes on what the terminal already sent to us.
  if (Date.now() - askedAt > 500) hurry.abort();
  askedAt = Math.min(askedAt, Date.now());
  stop.abort();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, requestStop);

// npm that is killed tells nobody, but its children get another parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent && !stop.signal.aborted) requestStop();
}, 500).unref();

// The terminal or the program that read our lines may be gone; that is no reason to leave the database behind.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

let surprised = false;
process.on("uncaughtException", (error) => {
  console.error(error);
  surprised = true;
  requestStop();
});

process.exit(await main());

async function main(): Promise<number> {
  try {
    // Loaded here because reading the settings throws when one is wrong.
    const { runProduct } = await import("./start/product");
    await runProduct(process.argv[2] === "web" ? "web" : "everything", stop.signal, hurry);
    return surprised ? 1 : 0;
  } catch (error) {
    const expected = error instanceof StartFailure;
    console.error(expected ? error.message : error);
    return 1;
  }
}
