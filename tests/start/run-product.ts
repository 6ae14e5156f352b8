import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectFolder } from "~/environment";
import { isRunning } from "~db/embedded/processes";

type Settings = Record<string, string>;

export type ProductRun = {
  pid: number;
  /** Everything printed so far. */
  printed(): string;
  exitCode: Promise<number | null>;
  /** The address it prints once it answers. */
  address(): Promise<string>;
};

// Blank settings count as not given: a developer's own must not lead a test to a real database.
const none = { DATABASE_URL: "", PUBLIC_URL: "", PORT: "", HOST: "", SMTP_URL: "", WEB_PROCESSES: "" };

/** `npm start`, in a process group of its own like a terminal's foreground job. */
export function npmStart(settings: Settings): ProductRun {
  return follow(launch("npm", ["start"], settings));
}

/** The same without npm, whose own lines would come between. */
export function startDirectly(settings: Settings, ...args: string[]): ProductRun {
  return follow(launch(process.execPath, ["--import", "tsx", "app/start.ts", ...args], settings));
}

/** In a process space of its own, as in another container; only root may. */
export function startElsewhere(settings: Settings): ProductRun {
  const args = ["--pid", "--fork", "--kill-child", "--mount-proc", process.execPath];
  return follow(launch("unshare", [...args, "--import", "tsx", "app/start.ts"], settings));
}

/** One of the commands of package.json, without npm. */
export function runCommand(settings: Settings, file: string, ...args: string[]): ProductRun {
  return follow(launch(process.execPath, ["--import", "tsx", file, ...args], settings));
}

function launch(program: string, args: string[], settings: Settings): ChildProcess {
  // No companies made ready beside what a test looks at.
  const quiet = { VIN_ONLINE: "never", DEMO_READY: "0" };
  const env = { ...process.env, ...none, ...quiet, ...settings };
  return spawn(program, args, { cwd: projectFolder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
}

function follow(child: ChildProcess): ProductRun {
  let printed = "";
  child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const exitCode = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    pid: child.pid!,
    exitCode,
    printed: () => printed,
    async address() {
      for (let tries = 0; tries < 1_200; tries++, await wait(100)) {
        const found = /is running at (http:\/\/\S+)/.exec(printed)?.[1];
        if (found) return found;
        if (child.exitCode !== null) break;
      }
      throw new Error(`The product did not start:\n${printed}`);
    },
  };
}

/** All processes below this one. */
export async function processesBelow(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, "utf8").catch(() => "") : "";
    if (stat) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]));
  }
  const below = [pid];
  for (const parent of below) for (const [child, its] of parents) if (its === parent) below.push(child);
  return below;
}

/** Those still running after at most `patience` milliseconds. */
export async function survivors(pids: number[], patience = 3_000): Promise<number[]> {
  for (const end = Date.now() + patience; Date.now() < end && pids.some(isRunning);) await wait(50);
  return pids.filter(isRunning);
}

export function killAll(pids: number[]): void {
  for (const pid of pids.filter(isRunning)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Gone by itself: its parent was killed a moment before.
    }
  }
}

/** A data folder with a blank in its name. */
export async function temporaryDataFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), "start test "));
  // Root's database runs as another user.
  await chmod(parent, 0o711);
  return { folder: join(parent, "data"), remove: async () => rm(parent, { recursive: true, force: true }) };
}
