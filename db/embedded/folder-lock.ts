import { randomBytes } from "node:crypto";
import { type FileHandle, open, readFile, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inUse, unusableFolder } from "./cluster";
import { birthOf, identityOf, isRunning, processSpace } from "./processes";
import type { StartFailure } from "../start-failure";

export type Hold = { release(): Promise<void> };

/** What in-use.json says. Its length never changes, so that it can be written on a full disk. */
type Holder = {
  id: string;
  host: string;
  pid: number;
  birth?: string;
  space: string;
  folder?: string;
  beat: string;
};

const beatMs = 2_000;
/** Longer than a beat takes on a busy machine. */
const watchMs = 5_000;

/**
 * One start at a time uses a data folder. Its file in-use.json changes every two seconds, which is seen from another container or machine
 * too. A file that came with a copy does not change and is replaced. `onTaken` is called if another start took a folder whose holder was
 * suspended. Throws StartFailure.
 */
export async function holdFolder(
  dataFolder: string,
  onTaken: (failure: StartFailure) => void,
): Promise<Hold> {
  const file = join(dataFolder, "in-use.json");
  const me = await describeMe(dataFolder);
  for (;;) {
    const created = await createFile(file, me, dataFolder);
    if (created) return beatOn(file, created, me, () => onTaken(inUse(dataFolder)));
    const seen = await read(file).catch((error: unknown) => {
      throw unusableFolder(dataFolder, error as NodeJS.ErrnoException);
    });
    if (seen === undefined) continue;
    const holder = parse(seen);
    if (await isHeld(file, seen, holder, me)) {
      throw inUse(dataFolder, holder && `process ${holder.pid} on ${holder.host}`);
    }
    const taken = await takeOver(file, seen, me, dataFolder);
    if (taken) return beatOn(file, taken, me, () => onTaken(inUse(dataFolder)));
  }
}

async function describeMe(dataFolder: string): Promise<Holder> {
  return {
    id: randomBytes(8).toString("hex"),
    host: hostname(),
    pid: process.pid,
    birth: birthOf(process.pid),
    space: processSpace(),
    folder: await identityOf(dataFolder),
    beat: new Date().toISOString(),
  };
}

/** Undefined if it exists. */
async function createFile(file: string, me: Holder, dataFolder: string): Promise<FileHandle | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, "wx", 0o600);
    await beat(handle, me);
    return handle;
  } catch (error) {
    const problem = error as NodeJS.ErrnoException;
    if (problem.code === "EEXIST") return undefined;
    await handle?.close();
    if (handle) await rm(file, { force: true });
    throw unusableFolder(dataFolder, problem);
  }
}

async function beat(handle: FileHandle, me: Holder): Promise<void> {
  me.beat = new Date().toISOString();
  await handle.write(`${JSON.stringify(me)}\n`, 0);
}

/** Undefined if it is not there. Throws what else keeps it from being read, such as another user's file. */
async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function parse(text: string | undefined): Holder | undefined {
  try {
    return JSON.parse(text ?? "") as Holder;
  } catch {
    return undefined;
  }
}

/** A process of our own space is looked at; of any other, only the file can tell. */
async function isHeld(file: string, seen: string, holder: Holder | undefined, me: Holder): Promise<boolean> {
  if (holder?.space === me.space) {
    if (!isRunning(holder.pid) || birthOf(holder.pid) !== holder.birth) return false;
    if (holder.birth && holder.folder === me.folder) return true;
  }
  return (await textAfter(file, seen)) !== seen && (await read(file)) !== undefined;
}

/** As soon as it is another, or what it still is after a little more than a beat. */
async function textAfter(file: string, seen: string): Promise<string | undefined> {
  let now = await read(file);
  for (const end = Date.now() + watchMs; now === seen && Date.now() < end; now = await read(file))
    await wait(100);
  return now;
}

/**
 * Puts our file in the place of one that is `seen` and held by nobody. The claim is named after it, so that of several starts one makes it
 * and the others, who then see our file, look again. Undefined if that happened to us.
 */
async function takeOver(
  file: string,
  seen: string,
  me: Holder,
  dataFolder: string,
): Promise<FileHandle | undefined> {
  const claim = `${file}.after-${parse(seen)?.id ?? "unreadable"}`;
  const handle = await createFile(claim, me, dataFolder);
  if (!handle) {
    // Whoever made the claim replaces the file at once, unless it was killed then.
    if ((await textAfter(file, seen)) === seen) await rm(claim, { force: true });
    return undefined;
  }
  if ((await read(file)) === seen) {
    await rename(claim, file);
    return handle;
  }
  await handle.close();
  await rm(claim, { force: true });
  return undefined;
}

function beatOn(file: string, first: FileHandle, me: Holder, onTaken: () => void): Hold {
  let handle = first;
  let under: Promise<void> = Promise.resolve();
  const step = async () => {
    const seen = await read(file);
    const holder = parse(seen);
    if (holder && holder.id !== me.id) {
      clearInterval(timer);
      onTaken();
      return;
    }
    if (seen === undefined) {
      // Removed by hand.
      const again = await open(file, "wx", 0o600);
      await handle.close();
      handle = again;
    }
    await beat(handle, me);
  };
  // A beat that fails (the disk is full, the folder is gone) is tried again.
  const timer = setInterval(() => {
    under = under.then(step).catch(() => {});
  }, beatMs).unref();
  return {
    async release() {
      clearInterval(timer);
      await under;
      if (parse(await read(file).catch(() => undefined))?.id === me.id) await rm(file, { force: true });
      await handle.close();
    },
  };
}
