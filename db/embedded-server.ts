import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chown, mkdtemp, open, readFile, readlink, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { type Place, explain, isFull, superuser } from "./embedded-cluster";
import { type Programs, noEnvironment } from "./embedded-programs";
import { StartFailure } from "./start-failure";

export type Server = { pid: number; socketFolder: string; child?: ChildProcess };

const socketName = "fleettrack-";

export function connectTo(socketFolder: string, user = superuser, onclose?: () => void): postgres.Sql {
  return postgres({
    host: socketFolder,
    port: 5432,
    user,
    database: "postgres",
    max: 1,
    connect_timeout: 5,
    max_lifetime: null,
    onnotice: () => {},
    onclose,
  });
}

/** Adopts a server left running by a killed parent; stops one that does not respond. */
export async function findServer(place: Place): Promise<Server | undefined> {
  const server = await readServer(place.cluster);
  if (!server) return undefined;
  if (!(await isOurs(server.pid, place.cluster))) {
    // The pid now belongs to another process, which PostgreSQL would mistake for a running server.
    await rm(join(place.cluster, "postmaster.pid"), { force: true });
    await removeSocketFolder(server.socketFolder);
    return undefined;
  }
  if (await responds(server.socketFolder, () => isRunning(server.pid), 15_000)) return server;
  await stopServer(server);
  return undefined;
}

/** Reads postmaster.pid: line 1 is the pid, line 5 the socket folder. */
export async function readServer(cluster: string): Promise<Server | undefined> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const [pid, socketFolder] = [Number(lines[0]), lines[4] ?? ""];
  return pid > 0 ? { pid, socketFolder } : undefined;
}

export async function launchServer(
  place: Place,
  programs: Programs,
  settings: Record<string, string>,
  triesLeft = 60,
): Promise<Server> {
  const socketFolder = await makeSocketFolder(place);
  const log = await open(place.log, "w", 0o600).catch((error: Error) => {
    throw new StartFailure(`DATA_DIR: the database's log cannot be written (${error.message}).`);
  });
  const args = ["-D", place.cluster, "-k", socketFolder, ...options(settings)];
  const { uid, gid } = place.user;
  // Detached, because Ctrl-C reaches the whole process group and the database must stop last.
  const child = spawn(join(programs.folder, "bin/postgres"), args, {
    ...{ uid, gid, cwd: "/", env: noEnvironment, detached: true },
    stdio: ["ignore", log.fd, log.fd],
  });
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()).once("error", () => resolve()),
  );
  await log.close();
  let hasExited = child.pid === undefined;
  void ended.then(() => (hasExited = true));
  // Recovery after a crash can take minutes.
  if (await responds(socketFolder, () => !hasExited, 600_000))
    return { pid: child.pid!, socketFolder, child };
  child.kill("SIGQUIT");
  await ended;
  await removeSocketFolder(socketFolder);
  const output = await readFile(place.log, "utf8");
  // Processes of a killed server are still exiting.
  if (triesLeft > 0 && output.includes("pre-existing shared memory block")) {
    await wait(500);
    return launchServer(place, programs, settings, triesLeft - 1);
  }
  throw await explain(output, place);
}

function options(settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: "",
    unix_socket_permissions: "0700",
    port: "5432",
    timezone: "UTC",
    log_timezone: "UTC",
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** A separate folder: a socket path is limited to 107 bytes, and only the server's user and root may enter. */
async function makeSocketFolder(place: Place): Promise<string> {
  const { uid, gid } = place.user;
  const parent = uid || tmpdir().length > 60 ? "/tmp" : tmpdir();
  const folder = await mkdtemp(join(parent, socketName)).catch((error: Error) => {
    throw new StartFailure(`The database needs a folder in ${parent} for its socket: ${error.message}.`);
  });
  if (uid && gid) await chown(folder, uid, gid);
  return folder;
}

async function removeSocketFolder(folder: string): Promise<void> {
  if (basename(folder).startsWith(socketName)) await rm(folder, { recursive: true, force: true });
}

async function responds(socketFolder: string, isAlive: () => boolean, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end && isAlive(); await wait(20)) {
    const sql = connectTo(socketFolder);
    const query = sql`select 1`.then(
      () => true,
      () => false,
    );
    // The query never settles if the server dies while answering it.
    const answered = await Promise.race([query, wait(5_000, false, { ref: false })]);
    await sql.end({ timeout: 0 });
    if (answered) return true;
  }
  return false;
}

/** Fast shutdown: aborts open transactions, writes out everything committed. Throws StartFailure if it did not end cleanly. */
export async function stopServer(server: Server, place?: Place): Promise<void> {
  const { pid, child, socketFolder } = server;
  signal(pid, "SIGINT");
  if (!(await hasEnded(pid, 10_000))) {
    // An immediate shutdown loses nothing either: the next start recovers from the write-ahead log.
    signal(pid, "SIGQUIT");
    await hasEnded(pid, 5_000);
  }
  await removeSocketFolder(socketFolder);
  if (child?.exitCode === null && child.signalCode === null) await once(child, "exit");
  if (!place || !child || child.exitCode === 0 || child.signalCode === "SIGQUIT") return;
  const log = await readFile(place.log, "utf8").catch(() => "");
  const full = /No space left on device|Disk quota exceeded/i.test(log) || (await isFull(place.dataFolder));
  throw new StartFailure(
    full
      ? `The disk that holds DATA_DIR (${place.dataFolder}) is full: the database ended without tidying up. What was saved is kept; free some space before the next start, which repairs the rest.`
      : `The database ended with code ${child.exitCode ?? child.signalCode} (see ${place.log}). What was saved is kept; the next start repairs the rest.`,
  );
}

async function hasEnded(pid: number, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(15)) if (!isRunning(pid)) return true;
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited already.
  }
}

/** kill(pid, 0) also succeeds for a zombie: a server whose parent was killed in a container without an init to reap it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== "linux") return true;
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch {
    return false;
  }
}

/** Pids are reused, so this also compares the working folder: PostgreSQL's is its data folder. */
async function isOurs(pid: number, cluster: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  if (process.platform !== "linux") return true;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => "");
  return folder === (await realpath(cluster));
}
