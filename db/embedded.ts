import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "postgres";
import type { Connection } from "./connection";
import { inUse, prepareCluster, preparePlace } from "./embedded-cluster";
import { findPrograms } from "./embedded-programs";
import {
  type Server,
  connectTo,
  findServer,
  isRunning,
  launchServer,
  readServer,
  stopServer,
} from "./embedded-server";
import { StartFailure } from "./start-failure";

export type Embedded = { connection: Connection; pid: number; stop(): Promise<void> };

type Options = {
  /** For postgresql.conf, such as { max_connections: "200" }. */
  settings?: Record<string, string>;
  /** Called once when the server is gone for good. */
  onLost?: (failure: StartFailure) => void;
};

const login = "fleet";
const database = "fleettrack";
/** Advisory lock held for the starter's lifetime: an arbitrary number that must never change. */
const ownerLock = 4_071_876;

/** Starts the PostgreSQL from the npm package on this folder, or adopts the server that a killed start left. Throws StartFailure. */
export async function startEmbedded(dataFolder: string, options: Options = {}): Promise<Embedded> {
  const place = await preparePlace(dataFolder);
  const programs = await findPrograms(place.user, place.dataFolder);
  await prepareCluster(place, programs);
  const server = (await findServer(place)) ?? (await launchServer(place, programs, options.settings ?? {}));
  const ownership = await acquireOwnership(server, () => {
    options.onLost?.(
      new StartFailure(
        `The database ended by itself (see ${place.log}). What was saved is kept: start again.`,
      ),
    );
  });
  if (!ownership) throw inUse(place.dataFolder);
  try {
    await makeLogin(server.socketFolder);
  } catch (error) {
    await ownership.release();
    await stopServer(server);
    throw error;
  }
  return {
    connection: connectionTo(server.socketFolder),
    pid: server.pid,
    async stop() {
      await ownership.release();
      await stopServer(server, place);
    },
  };
}

/** Where this folder's embedded server listens, if it is running: for commands run beside the product. */
export async function findEmbedded(dataFolder: string): Promise<Connection | undefined> {
  const server = await readServer(resolve(dataFolder, "postgres"));
  return server && isRunning(server.pid) ? connectionTo(server.socketFolder) : undefined;
}

function connectionTo(socketFolder: string): Connection {
  return { host: socketFolder, port: 5432, database, user: login, ssl: false };
}

/** One starter per server: the lock ends with the starter's connection, however the starter exits. Undefined if another holds it. */
async function acquireOwnership(
  { pid, socketFolder }: Server,
  onLost: () => void,
): Promise<{ release(): Promise<void> } | undefined> {
  let held: Sql | undefined;
  let released = false;
  const take = async (): Promise<boolean> => {
    const sql = connectTo(socketFolder, undefined, () => {
      if (!released && held === sql) void regain();
    });
    const [answer] = await sql<{ got: boolean }[]>`select pg_try_advisory_lock(${ownerLock}) as got`;
    if (answer?.got) held = sql;
    else await sql.end({ timeout: 0 });
    return answer?.got ?? false;
  };
  // When one of its processes crashes, PostgreSQL drops all connections and is back in a moment.
  const regain = async () => {
    held = undefined;
    for (let tries = 0; tries < 100 && !released && isRunning(pid); tries++) {
      if (await take().catch(() => false)) return;
      await wait(100);
    }
    if (!released) onLost();
  };
  // The server may take a moment to notice that a killed starter's connection is gone.
  for (let tries = 0; !(await take()); tries++) {
    if (tries === 10) return undefined;
    await wait(100);
  }
  return {
    async release() {
      released = true;
      await held?.end({ timeout: 1 });
    },
  };
}

/** An ordinary database owner, as on any other server. */
async function makeLogin(socketFolder: string): Promise<void> {
  const sql = connectTo(socketFolder);
  try {
    const [found] = await sql<{ role: boolean; base: boolean }[]>`
      select exists (select from pg_roles where rolname = ${login}) as role,
        exists (select from pg_database where datname = ${database}) as base`;
    if (!found?.role) await sql.unsafe(`create role ${login} login createrole createdb`);
    if (!found?.base) await sql.unsafe(`create database ${database} owner ${login}`);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
