import { openDatabase } from "~db/client";
import { findEmbedded } from "~db/embedded";
import type { Visitor } from "../support/visitor";

/** `saved` was acknowledged to the client; `sent` was sent, acknowledged or not. */
export type Log = { saved: Set<string>; sent: Set<string> };

type CrashDb = ReturnType<typeof openDatabase>;

export type Trial = {
  /** The rest of the product has to go on by itself. Otherwise everything is killed, and started again. */
  killsDatabase?: true;
  /** For messages: what it saves. */
  noun: string;
  prepare?(db: CrashDb): Promise<void>;
  /** Saves one more through the pages; throws on any unexpected response. */
  saveOne(visitor: Visitor, name: string, log: Log): Promise<void>;
  /** Faults in the database after the next start, by kind; empty lists or 0 if there are none. */
  findFaults(db: CrashDb, log: Log): Promise<Record<string, unknown>>;
};

export async function withDatabase<T>(dataFolder: string, run: (db: CrashDb) => Promise<T>): Promise<T> {
  const connection = await findEmbedded(dataFolder);
  if (!connection) throw new Error(`No database server runs on ${dataFolder}.`);
  const db = openDatabase(connection, 1);
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}
