import { openDatabase } from "~db/client";
import { findEmbedded } from "~db/embedded";
import type { Visitor } from "../support/visitor";

/** What the client was told is saved, and what it sent without hearing back. */
export type Log = { saved: Set<string>; sent: Set<string> };

type CrashDb = ReturnType<typeof openDatabase>;

export type Trial = {
  /** What it saves, in words. */
  noun: string;
  prepare?(db: CrashDb): Promise<void>;
  /** Saves one more, as a person does; throws when the server answers anything but what it should. */
  saveOne(visitor: Visitor, name: string, log: Log): Promise<void>;
  /** What is wrong in the database after the next start; nothing when all is as it was told. */
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
