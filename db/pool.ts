import { environment } from "~/environment";
import { type Db, openDatabase } from "./client";
import { type Connection, parseDatabaseUrl } from "./connection";

let shared: Db | undefined;

/** Import `ownerDb` (db/owner.ts) or `asAccount` (db/as-account.ts) instead: they say whose rows you see. */
export function pool(): Db {
  if (shared) return shared;
  if (!environment.DATABASE_URL) {
    throw new Error("DATABASE_URL is not set: start the product with npm start.");
  }
  const options = { timeoutSeconds: 15, onLost: () => discard(opened) };
  const opened = openDatabase(parseDatabaseUrl(environment.DATABASE_URL), 10, options);
  return (shared = opened);
}

/** A pool that lost a connection may hold others that never respond (postgres.js 3.4.9), so the next request opens a new pool. */
function discard(lost: Db): void {
  if (shared !== lost) return;
  shared = undefined;
  void lost.destroy().catch(() => {});
}

/** For commands that find the database themselves. */
export function openPool(connection: Connection, max = 2): void {
  shared = openDatabase(connection, max);
}

export async function closePool(): Promise<void> {
  await shared?.destroy();
  shared = undefined;
}
