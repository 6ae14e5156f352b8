import { resolve } from "node:path";
import type { Connection } from "./connection";
import { type Place, pathsIn, prepareCluster, preparePlace } from "./embedded/cluster";
import { holdFolder } from "./embedded/folder-lock";
import { findPrograms } from "./embedded/programs";
import { type Server, connectTo, findServer, launchServer, stopServer, untilEnded } from "./embedded/server";
import { isListening } from "./embedded/socket";
import type { StartFailure } from "./start-failure";

export type Embedded = {
  connection: Connection;
  /** Resolves with the reason when the server has ended. */
  untilEnded(): Promise<string>;
  /** After it ended, at the same address. Throws StartFailure. */
  startAgain(): Promise<void>;
  /** Throws StartFailure if it did not end cleanly. */
  stop(): Promise<void>;
};

type Options = {
  /** For postgresql.conf, such as { max_connections: "200" }. */
  settings?: Record<string, string>;
  /** Called when another start has taken the folder while this one was suspended. */
  onTaken?: (failure: StartFailure) => void;
};

const login = "fleet";
const database = "fleettrack";

/** Starts the PostgreSQL from the npm package on this folder, or adopts the server that a killed start left. Throws StartFailure. */
export async function startEmbedded(dataFolder: string, options: Options = {}): Promise<Embedded> {
  const place = await preparePlace(dataFolder);
  const hold = await holdFolder(place.dataFolder, options.onTaken ?? (() => {}));
  const stopping = new AbortController();
  const open = await opener(place, options, stopping.signal).catch(async (error: unknown) => {
    await hold.release();
    throw error;
  });
  let server: Promise<Server> = open();
  await server.catch(() => hold.release());
  await server;
  return {
    connection: connectionTo(place.socketFolder),
    untilEnded: async () => untilEnded(await server),
    async startAgain() {
      stopping.signal.throwIfAborted();
      await (server = open());
    },
    async stop() {
      stopping.abort();
      try {
        const last = await server.catch(() => undefined);
        if (last) await stopServer(last, place);
      } finally {
        await hold.release();
      }
    },
  };
}

async function opener(place: Place, options: Options, stop: AbortSignal): Promise<() => Promise<Server>> {
  const programs = await findPrograms(place.user, place.dataFolder);
  await prepareCluster(place, programs);
  return async () => {
    const server =
      (await findServer(place)) ?? (await launchServer(place, programs, options.settings ?? {}, stop));
    try {
      await makeLogin(place.socketFolder);
    } catch (error) {
      await stopServer(server, place).catch(() => {});
      throw error;
    }
    return server;
  };
}

/** Where this folder's embedded server listens, if it is running: for commands run beside the product. */
export async function findEmbedded(dataFolder: string): Promise<Connection | undefined> {
  const { socketFolder } = await pathsIn(resolve(dataFolder));
  return (await isListening(socketFolder)) ? connectionTo(socketFolder) : undefined;
}

function connectionTo(socketFolder: string): Connection {
  return { host: socketFolder, port: 5432, database, user: login, ssl: false };
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
