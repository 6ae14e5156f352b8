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
  /** Of postgresql.conf, for example { max_connections: "200" }. */
  settings?: Record<string, string>;
  /** Called once when the server went away and did not come back. */
  onLost?: (failure: StartFailure) => void;
};

const login = "fleet";
const database = "fleettrack";
/** Held on the server for as long as a starter lives: any number will do, as long as it stays. */
const ownerLock = 4_071_876;

/** Starts the PostgreSQL that comes as an npm package, on files in this folder, or takes over the one that a killed start left. Throws StartFailure. */
export async function startEmbedded(dataFolder: string, options: Options = {}): Promise<Embedded> {
  const place = await preparePlace(dataFolder);
  const programs = await findPrograms(place.user, place.dataFolder);
  await prepareCluster(place, programs);
  const server = (await findServer(place)) ?? (await launchServer(place, programs, options.settings ?? {}));
  const ownership = await own(server, () => {
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

/** Where the embedded server of this folder listens, if it runs: for commands beside a running product. */
export async function findEmbedded(dataFolder: string): Promise<Connection | undefined> {
  const server = await readServer(resolve(dataFolder, "postgres"));
  return server && isRunning(server.pid) ? connectionTo(server.socketFolder) : undefined;
}

function connectionTo(socketFolder: string): Connection {
  return { host: socketFolder, port: 5432, database, user: login, ssl: false };
}

/** One starter per server: a lock that ends with the starter's connection, however the starter ends. Undefined when another holds it. */
async function own(
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
  // PostgreSQL ends all connections when one of its processes crashed, and is back in a moment.
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

/** The product's own login: an ordinary owner, as it would be on anyone's server. */
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
