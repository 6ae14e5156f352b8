import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, readFile, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { socketFolderOf } from "./socket";
import { type Programs, type ServerUser, runProgram, serverUser } from "./programs";
import { StartFailure } from "../start-failure";

export type Place = {
  dataFolder: string;
  cluster: string;
  socketFolder: string;
  log: string;
  user: ServerUser;
};

/** For setup and shutdown only; the product never connects as superuser. */
export const superuser = "postgres";

export async function preparePlace(dataDir: string): Promise<Place> {
  const dataFolder = resolve(dataDir);
  const user = await serverUser();
  try {
    await mkdir(dataFolder, { recursive: true, mode: user.uid ? 0o711 : 0o700 });
    await readdir(dataFolder);
    // Started by root, the server runs as another user, who must be able to traverse this folder.
    if (user.uid) await chmod(dataFolder, (await stat(dataFolder)).mode | 0o011);
  } catch (error) {
    throw unusableFolder(dataFolder, error as NodeJS.ErrnoException);
  }
  return { ...(await pathsIn(dataFolder)), user };
}

/** Where things are in a data folder, for commands beside the product too. */
export async function pathsIn(dataFolder: string): Promise<Omit<Place, "user">> {
  return {
    dataFolder,
    cluster: join(dataFolder, "postgres"),
    socketFolder: await socketFolderOf(dataFolder),
    log: join(dataFolder, "postgres.log"),
  };
}

export function unusableFolder(folder: string, { code, message }: NodeJS.ErrnoException): StartFailure {
  const reasons: Record<string, string> = {
    EACCES: `may not be read and written by ${nameOfStarter()}. Give it to that user (chown, chmod u+rwx)`,
    EPERM: `may not be changed by ${nameOfStarter()}. Give it to that user (chown)`,
    ENOTDIR: "is a file or lies below one. Move it away",
    EEXIST: "is a file. Move it away",
    ENOSPC: "cannot be made because the disk is full. Free some space",
    EROFS: "lies on a disk that is read-only. Make it writable",
  };
  return new StartFailure(
    `DATA_DIR: ${folder} ${reasons[code ?? ""] ?? `cannot be used (${message}). Mend that`}, or set DATA_DIR to another folder.`,
  );
}

function nameOfStarter(): string {
  return `the user with id ${process.getuid?.()}`;
}

/** Creates the cluster if there is none; otherwise checks that the existing one can be used. Throws StartFailure. */
export async function prepareCluster(place: Place, programs: Programs): Promise<void> {
  const found = await readdir(place.cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw unusableFolder(place.cluster, error);
  });
  if (found.length > 0) return checkCluster(place, programs);
  await removeUnfinished(place);
  // An interrupted initdb leaves a folder that looks complete, so create it under another name and rename it.
  const unfinished = `${place.cluster}.new-${randomBytes(4).toString("hex")}`;
  try {
    await mkdir(unfinished, { mode: 0o700 });
    if (place.user.uid && place.user.gid) await chown(unfinished, place.user.uid, place.user.gid);
    await initialize(unfinished, place, programs);
    await rename(unfinished, place.cluster);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw unusableFolder(place.dataFolder, error as NodeJS.ErrnoException);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function initialize(folder: string, place: Place, programs: Programs): Promise<void> {
  const answer = await runProgram(
    join(programs.folder, "bin/initdb"),
    ["-D", folder, "-U", superuser, "--auth-local=trust", "--auth-host=reject", "-E", "UTF8"].concat([
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-instructions",
    ]),
    place.user,
  );
  if (answer.code !== 0) {
    // initdb removes what it wrote, and does not always say that the disk was full.
    throw await explain(answer.output || String(answer.error), place, newClusterBytes);
  }
}

async function removeUnfinished(place: Place): Promise<void> {
  for (const name of await readdir(place.dataFolder)) {
    const path = join(place.dataFolder, name);
    if (name.startsWith("postgres.new-")) await rm(path, { recursive: true, force: true });
  }
}

async function checkCluster(place: Place, programs: Programs): Promise<void> {
  const { cluster, user } = place;
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw unusableFolder(cluster, error);
      throw new StartFailure(
        `DATA_DIR: ${cluster} holds files that are no database. Move them away, or set DATA_DIR to another folder.`,
      );
    },
  );
  const { uid, mode } = await stat(cluster);
  if (uid !== (user.uid ?? process.getuid?.())) {
    throw new StartFailure(
      `DATA_DIR: ${cluster} belongs to the user with id ${uid}, but the database would run as "${user.name}". Start as that user, or run: chown -R ${user.name} "${cluster}"`,
    );
  }
  if ((mode & 0o077 & ~0o050) !== 0 || (mode & 0o700) !== 0o700) {
    throw new StartFailure(
      `DATA_DIR: ${cluster} has the mode ${(mode & 0o777).toString(8)}, but only its owner may have access. Run: chmod 700 "${cluster}"`,
    );
  }
  if (Number(version) !== programs.major) {
    throw new StartFailure(
      `DATA_DIR: ${cluster} was made by PostgreSQL ${version.trim()}, but this release brings ${programs.major}. Move its data over with "npm run copy-data" of the release before (see README.md), or set DATA_DIR to another folder.`,
    );
  }
}

/** Turns what PostgreSQL printed before it exited into one line with the cause and the fix. */
const newClusterBytes = 64 * 1024 * 1024;

export async function explain(output: string, place: Place, neededBytes?: number): Promise<StartFailure> {
  const { dataFolder, log, user } = place;
  if (/could not (resize|create|map|open) (shared memory|semaphores)/i.test(output)) {
    return new StartFailure(
      `The database found too little shared memory. Make /dev/shm larger (in a container: --shm-size=256m).`,
    );
  }
  if (
    /No space left on device|Disk quota exceeded/i.test(output) ||
    (await isFull(dataFolder, neededBytes))
  ) {
    return new StartFailure(
      `The disk that holds DATA_DIR (${dataFolder}) is full. What was saved is kept. Free some space and start again, or set DATA_DIR to a folder on a larger disk.`,
    );
  }
  if (/postmaster\.pid" already exists|Is another postmaster/.test(output)) return inUse(dataFolder);
  if (/Permission denied/.test(output)) {
    return new StartFailure(
      `DATA_DIR: the database, which runs as "${user.name}", may not reach ${(await closedFolder(dataFolder)) ?? dataFolder}. Open it (chmod o+x), or set DATA_DIR to another folder.`,
    );
  }
  const lines = output.trim().split("\n");
  const reason = lines.filter((line) => /(FATAL|PANIC|error):/i.test(line)).at(-1) ?? lines.at(-1) ?? "";
  return new StartFailure(
    `The database did not start: ${reason.replace(/^.*?(FATAL|PANIC|error): */i, "")} (all of it is in ${log}).`,
  );
}

export function inUse(dataFolder: string, who?: string): StartFailure {
  return new StartFailure(
    `DATA_DIR: another start of this product is using ${dataFolder}${who ? ` (${who})` : ""}. Stop it, or set DATA_DIR to another folder.`,
  );
}

/** Checked separately, because a full disk cannot hold the log line that says so. */
export async function isFull(folder: string, neededBytes = 262_144): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < neededBytes;
}

/** The outermost folder that other users cannot traverse. */
async function closedFolder(folder: string): Promise<string | undefined> {
  const above = dirname(folder);
  const outer = above === folder ? undefined : await closedFolder(above);
  return outer ?? ((await stat(folder)).mode & 0o001 ? undefined : folder);
}
