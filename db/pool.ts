import { environment } from "~/environment";
import { type Db, openDatabase } from "./client";
import { type Connection, parseDatabaseUrl } from "./connection";

let shared: Db | undefined;

/** The process's one pool. Import `ownerDb` (db/owner.ts) or `asAccount` (db/as-account.ts) instead: they say as whom you read. */
export function pool(): Db {
  if (shared) return shared;
  if (!environment.DATABASE_URL) {
    throw new Error("DATABASE_URL is not set: start the product with npm start.");
  }
  const steadiness = { patience: 15, onLost: () => leave(opened) };
  const opened = openDatabase(parseDatabaseUrl(environment.DATABASE_URL), 10, steadiness);
  return (shared = opened);
}

/** A pool that lost a connection may keep others that never answer again (postgres.js 3.4.9): the next request gets a new one. */
function leave(left: Db): void {
  if (shared !== left) return;
  shared = undefined;
  void left.destroy().catch(() => {});
}

/** For commands that find their database themselves. */
export function openPool(connection: Connection, max = 2): void {
  shared = openDatabase(connection, max);
}

export async function closePool(): Promise<void> {
  await shared?.destroy();
  shared = undefined;
}
