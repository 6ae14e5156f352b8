import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { type Place, explain, inUse, isFull, superuser } from "./cluster";
import { identityOf, isAnyIn, isRunning, isTaken, signal } from "./processes";
import { type Programs, noEnvironment } from "./programs";
import { isListening, makeSocketFolder } from "./socket";
import { StartFailure } from "../start-failure";

export type Server = { pid: number; child?: ChildProcess };

/** Held by releases before the one of 2026-11-29 on the server of a folder, which has no in-use.json then. */
const formerLock = 4_071_876;

export function connectTo(socketFolder: string, user = superuser): postgres.Sql {
  return postgres({
    host: socketFolder,
    port: 5432,
    user,
    database: "postgres",
    max: 1,
    connect_timeout: 5,
    max_lifetime: null,
    onnotice: () => {},
  });
}

/**
 * For the holder of the folder: adopts the server that a killed starter left, and stops one that does not respond. What postmaster.pid
 * names is believed only of a process that has this very folder open: the file may have come with a copy.
 */
export async function findServer(place: Place): Promise<Server | undefined> {
  const named = await readPostmaster(place.cluster);
  const pid = named && (await isOurs(named.pid, place)) ? named.pid : undefined;
  if (await isListening(place.socketFolder)) {
    if (pid === undefined) throw startedElsewhere(place);
    if (await responds(place.socketFolder, () => isRunning(pid), 15_000)) return { pid };
  }
  if (named && pid !== undefined) {
    if (named.socketFolder !== place.socketFolder) await refuseFormerStart(named.socketFolder, place);
    await stopServer({ pid }, place);
  } else if (named && process.platform === "linux" && isTaken(named.pid)) {
    // By another process, or by a killed server that nobody reaps: PostgreSQL would take either for a running server.
    while (await isAnyIn(place.cluster)) await wait(50);
    await rm(join(place.cluster, "postmaster.pid"), { force: true });
  }
  return undefined;
}

/** Line 1 is the pid, line 5 the socket folder. */
async function readPostmaster(cluster: string): Promise<{ pid: number; socketFolder: string } | undefined> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const [pid, socketFolder] = [Number(lines[0]), lines[4] ?? ""];
  return pid > 0 ? { pid, socketFolder } : undefined;
}

/** PostgreSQL's working folder is its data folder. */
async function isOurs(pid: number, { cluster, socketFolder }: Place): Promise<boolean> {
  if (!isRunning(pid)) return false;
  if (process.platform !== "linux") return isListening(socketFolder);
  const folder = await identityOf(`/proc/${pid}/cwd/.`);
  return folder !== undefined && folder === (await identityOf(cluster));
}

function startedElsewhere({ dataFolder }: Place): StartFailure {
  return new StartFailure(
    `DATA_DIR: a database that was started from another container runs on ${dataFolder}. Stop that container, or set DATA_DIR to another folder.`,
  );
}

async function refuseFormerStart(socketFolder: string, { dataFolder }: Place): Promise<void> {
  const sql = connectTo(socketFolder);
  const asked = sql<{ got: boolean }[]>`select pg_try_advisory_lock(${formerLock}) as got`.then(
    ([row]) => row?.got,
    () => true,
  );
  const got = await Promise.race([asked, wait(5_000, true, { ref: false })]);
  await sql.end({ timeout: 0 });
  if (!got) throw inUse(dataFolder);
}

export async function launchServer(
  place: Place,
  programs: Programs,
  settings: Record<string, string>,
  stop: AbortSignal,
  triesLeft = 60,
): Promise<Server> {
  const { socketFolder } = place;
  await makeSocketFolder(socketFolder, place.user);
  const child = await spawnServer(place, programs, settings);
  let hasExited = child.pid === undefined;
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()).once("error", () => resolve()),
  ).then(() => void (hasExited = true));
  // Recovery after a crash can take minutes.
  if (await responds(socketFolder, () => !hasExited && !stop.aborted, 600_000))
    return { pid: child.pid!, child };
  child.kill("SIGQUIT");
  await ended;
  await rm(socketFolder, { recursive: true, force: true });
  const output = await readFile(place.log, "utf8");
  // Processes of a killed server are still exiting.
  if (triesLeft > 0 && !stop.aborted && output.includes("pre-existing shared memory block")) {
    await wait(500);
    return launchServer(place, programs, settings, stop, triesLeft - 1);
  }
  throw await explain(output, place);
}

async function spawnServer(
  { cluster, socketFolder, log, user }: Place,
  programs: Programs,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const output = await open(log, "w", 0o600).catch((error: Error) => {
    throw new StartFailure(`DATA_DIR: the database's log cannot be written (${error.message}).`);
  });
  const args = ["-D", cluster, "-k", socketFolder, ...options(settings)];
  // Detached, because Ctrl-C reaches the whole process group and the database must stop last.
  const child = spawn(join(programs.folder, "bin/postgres"), args, {
    ...{ uid: user.uid, gid: user.gid, cwd: "/", env: noEnvironment, detached: true },
    stdio: ["ignore", output.fd, output.fd],
  });
  await output.close();
  return child;
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

/** Resolves with the signal or exit code, as far as it is known: an adopted server is not our child. */
export async function untilEnded({ pid, child }: Server): Promise<string> {
  if (!child) {
    while (isRunning(pid)) await wait(250, undefined, { ref: false });
    return "by itself";
  }
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once("exit", resolve));
  return child.signalCode ?? `code ${child.exitCode}`;
}

/** Fast shutdown: aborts open transactions, writes out everything committed. Throws StartFailure if it did not end cleanly. */
export async function stopServer(server: Server, place: Place): Promise<void> {
  const { pid, child } = server;
  const isUp = child ? child.exitCode === null && child.signalCode === null : await isOurs(pid, place);
  if (isUp) {
    signal(pid, "SIGINT");
    if (!(await hasEnded(pid, 10_000))) {
      // An immediate shutdown loses nothing either: the next start recovers from the write-ahead log.
      signal(pid, "SIGQUIT");
      if (!(await hasEnded(pid, 5_000))) signal(pid, "SIGKILL");
    }
  }
  await rm(place.socketFolder, { recursive: true, force: true });
  if (!child) return;
  await untilEnded(server);
  if (child.exitCode === 0 || child.signalCode === "SIGQUIT") return;
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
