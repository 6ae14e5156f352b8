import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectFolder } from "~/environment";

export type Product = {
  address: string;
  dataFolder: string;
  /** kill -9 of the starter and everything it started, including the database server. */
  killAll(): Promise<void>;
  /** kill -9 of the database server alone, or of its processes too. */
  killDatabase(withItsOwn: boolean): Promise<void>;
  /** kill -9 of the process that reads photos. False while there is none. */
  killScanning(): boolean;
  scanningPids(): number[];
  /** Resolves with the milliseconds until the product is healthy on a new server, without help; throws after 30 seconds. */
  untilAnswering(): Promise<number>;
  goOn(): void;
  isKilled(): boolean;
  stop(): Promise<void>;
};

/** The whole product as `npm start` runs it. Resolves when it is healthy. */
export async function startProduct(
  dataFolder: string,
  port: number,
  others: { SAMPLE?: string } = {},
): Promise<Product> {
  const child = spawn(process.execPath, ["--import", "tsx", "app/start.ts"], {
    cwd: projectFolder,
    env: { ...process.env, ...settings, ...others, DATA_DIR: dataFolder, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let killed = false;
  let database = 0;
  const address = `http://127.0.0.1:${port}`;
  await untilHealthy(address, child, () => output);
  return {
    address,
    dataFolder,
    isKilled: () => killed,
    async killAll() {
      killed = true;
      await killTree(child);
    },
    async killDatabase(withItsOwn) {
      killed = true;
      database = await postmasterOf(dataFolder);
      kill(withItsOwn ? [database, ...descendantsOf(database)] : [database]);
    },
    killScanning() {
      const scanning = scanningOf(child.pid!);
      kill(scanning);
      return scanning.length > 0;
    },
    scanningPids: () => scanningOf(child.pid!),
    async untilAnswering() {
      const since = Date.now();
      while ([0, database].includes(await postmasterOf(dataFolder)) && Date.now() - since < 30_000)
        await wait(20);
      await untilHealthy(address, child, () => output);
      if (Date.now() - since > 30_000) throw new Error(`It took ${Date.now() - since} ms:\n${output}`);
      return Date.now() - since;
    },
    goOn: () => void (killed = false),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** 0 while there is none. */
async function postmasterOf(dataFolder: string): Promise<number> {
  const text = await readFile(join(dataFolder, "postgres/postmaster.pid"), "utf8").catch(() => "");
  return Number(text.split("\n")[0]);
}

const settings = {
  DATABASE_URL: "",
  SAMPLE: "0",
  CRON: "0",
  VIN_ONLINE: "never",
  LOG_LEVEL: "warn",
  NODE_ENV: "production",
} as const;

async function untilHealthy(address: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 2_400; tries++) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null) break;
    await wait(50);
  }
  throw new Error(`The product did not start:\n${output()}`);
}

async function killTree(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  kill([child.pid!, ...descendantsOf(child.pid!)]);
  await exited;
}

function kill(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Already gone: its parent was killed a moment before.
    }
  }
}

function scanningOf(starter: number): number[] {
  return descendantsOf(starter).filter((pid) => commandOf(pid).includes("app/scanner"));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

function descendantsOf(ancestor: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (pid) parents.set(pid, parentOf(pid));
  }
  const found = [ancestor];
  for (const parent of found) {
    for (const [pid, theirParent] of parents) if (theirParent === parent) found.push(pid);
  }
  return found.slice(1);
}

/** The fourth field of /proc/PID/stat; the second one, in parentheses, may contain spaces. 0 if the process has just exited. */
function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}
