import { totalmem } from "node:os";
import type { Environment } from "~/environment";
import { checkDatabase, readDatabaseUrl } from "~db/check-database";
import { type Connection, formatDatabaseUrl } from "~db/connection";
import { type Embedded, startEmbedded } from "~db/embedded";
import { StartFailure } from "~db/start-failure";
import { type Kept, type Launched, keepRunning } from "./keep-running";

export type ProductDatabase = {
  connection: Connection;
  url: string;
  /** Fails if the database ends before, which `work` might never notice. */
  during<T>(work: Promise<T>): Promise<T>;
  /** From now on it is started again when it ends. */
  keep(): void;
  stop(hurry: AbortSignal): Promise<void>;
};

export async function startDatabase(
  environment: Environment,
  fail: (failure: StartFailure) => void,
): Promise<ProductDatabase> {
  const { DATABASE_URL, DATA_DIR } = environment;
  if (DATABASE_URL) {
    const connection = readDatabaseUrl(DATABASE_URL);
    await checkDatabase(connection);
    return {
      connection,
      url: DATABASE_URL,
      during: (work) => work,
      keep: () => {},
      stop: async () => {},
    };
  }
  const embedded = await startEmbedded(DATA_DIR, { settings: serverSettings(environment), onTaken: fail });
  let kept: Kept | undefined;
  return {
    connection: embedded.connection,
    url: formatDatabaseUrl(embedded.connection),
    during: (work) => Promise.race([work, embedded.untilEnded().then(refuseEnd)]),
    keep() {
      kept = keepRunning("database", launcherOf(embedded), fail);
    },
    async stop(hurry) {
      await kept?.stop(hurry);
      await embedded.stop();
    },
  };
}

function refuseEnd(why: string): never {
  throw new StartFailure(
    `The database ended (${why}) while it was brought up to date, which is done all of it or not at all. Start again.`,
  );
}

/** The first launch is the one that startEmbedded made. */
function launcherOf(embedded: Embedded): () => Launched {
  let isFirst = true;
  return () => {
    const started = isFirst ? Promise.resolve() : embedded.startAgain();
    isFirst = false;
    let hasAnswered = false;
    const ended = started.then(() => {
      hasAnswered = true;
      return embedded.untilEnded();
    });
    return {
      ended: ended.catch((error: unknown) => (error instanceof StartFailure ? error : String(error))),
      hasAnswered: () => hasAnswered,
      stop: async () => {},
    };
  };
}

function serverSettings({ WEB_PROCESSES }: Environment): Record<string, string> {
  return {
    // Each web process holds up to 10 connections; the worker, the operator's commands and backups need some too.
    max_connections: String(Math.max(100, 12 * WEB_PROCESSES + 40)),
    shared_buffers: `${sharedBuffers()}MB`,
  };
}

/** Megabytes: an eighth of the memory, at least PostgreSQL's default and at most what the indexes need during a large import. */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.round(Math.min(512, Math.max(128, memory / 8 / 2 ** 20)));
}
