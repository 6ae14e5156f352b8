import { createHash } from "node:crypto";
import { chown, lstat, mkdir, rm } from "node:fs/promises";
import { type NetConnectOpts, connect } from "node:net";
import { join } from "node:path";
import { StartFailure } from "../start-failure";
import { identityOf } from "./processes";
import type { ServerUser } from "./programs";

const socketName = ".s.PGSQL.5432";
/** Linux takes 107 bytes, macOS 103. */
const maxPathBytes = 100;

/** Inside the data folder, where every container that uses it sees it; if that is too long, a short one that no other folder has, nor a copy. */
export async function socketFolderOf(dataFolder: string): Promise<string> {
  const inside = join(dataFolder, "socket");
  if (Buffer.byteLength(join(inside, socketName)) <= maxPathBytes) return inside;
  const identity = (await identityOf(dataFolder)) ?? dataFolder;
  const name = createHash("sha256").update(identity).digest("hex").slice(0, 16);
  return join("/tmp", `fleettrack-${name}`);
}

/** Empty: what a killed server left in it would keep the next from starting. Only the server's user and root may enter. */
export async function makeSocketFolder(folder: string, { uid, gid }: ServerUser): Promise<void> {
  const owner = (await lstat(folder).catch(() => undefined))?.uid;
  const mayBe = [undefined, 0, uid, process.getuid?.()];
  try {
    if (!mayBe.includes(owner)) throw new Error(`it belongs to the user with id ${owner}`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    if (uid && gid) await chown(folder, uid, gid);
  } catch (error) {
    throw new StartFailure(
      `DATA_DIR: the database's socket needs the folder ${folder}, which cannot be made (${(error as Error).message}). Mend that, or set DATA_DIR to another folder.`,
    );
  }
}

/** A server that runs, even one that answers nobody, has its socket open; one that was killed has not, and nor has a copy of it. */
export async function isListening(folder: string): Promise<boolean> {
  const options: NetConnectOpts = { path: join(folder, socketName) };
  return new Promise((resolve) => {
    const socket = connect(options, () => resolve(true));
    socket.once("error", ({ code }: NodeJS.ErrnoException) =>
      resolve(!["ECONNREFUSED", "ENOENT", "ENOTDIR"].includes(code ?? "")),
    );
    socket.once("connect", () => socket.destroy());
  });
}
