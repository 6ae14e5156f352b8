import { environment } from "~/environment";
import { type Db, openDatabase } from "./client";
import { type Connection, parseDatabaseUrl } from "./connection";

let shared: Db | undefined;

/** The process's one pool. Import `ownerDb` (db/owner.ts) or `asAccount` (db/as-account.ts) instead: they say as whom you read. */
export function pool(): Db {
  if (!environment.DATABASE_URL)
    throw new Error("DATABASE_URL is not set: start the product with npm start.");
  return (shared ??= openDatabase(parseDatabaseUrl(environment.DATABASE_URL)));
}

/** For commands that find their database themselves. */
export function openPool(connection: Connection): void {
  shared = openDatabase(connection, 2);
}

export async function closePool(): Promise<void> {
  await shared?.destroy();
  shared = undefined;
}
