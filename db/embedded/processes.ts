import { readFileSync, readdirSync, readlinkSync } from "node:fs";
import { stat } from "node:fs/promises";
import { hostname } from "node:os";

/** Also by a zombie: a server whose parent was killed in a container without an init to reap it. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

export function isRunning(pid: number): boolean {
  if (!isTaken(pid)) return false;
  if (process.platform !== "linux") return true;
  const state = statOf(pid)?.[0];
  return state !== undefined && !/^[ZX]/.test(state);
}

/** When it was started, in ticks since the boot: a pid is used again, the two together are not. Undefined where that is not known. */
export function birthOf(pid: number): string | undefined {
  return statOf(pid)?.[19];
}

/** The fields of /proc/PID/stat from the third on; the second one, in parentheses, may contain spaces. */
function statOf(pid: number): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    return line.slice(line.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

/** Pids mean the same process only within one of these: a boot of a machine, and a container on it. */
export function processSpace(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

/** Follows a renamed or mounted folder; a copy has another. */
export async function identityOf(folder: string): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && `${found.dev}:${found.ino}`;
}

/** Whether a process works in this folder, as those of a database do in its data. Linux; zombies are in none. */
export async function isAnyIn(folder: string): Promise<boolean> {
  const identity = await identityOf(folder);
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const theirs = await Promise.all(pids.map((pid) => identityOf(`/proc/${pid}/cwd/.`)));
  return theirs.includes(identity);
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited already.
  }
}
