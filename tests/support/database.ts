import { environment } from "~/environment";
import { type Db, openDatabase } from "~db/client";
import { parseDatabaseUrl } from "~db/connection";
import { ownerDb } from "~db/owner";

/** As its owner: sees every account. */
export function testDatabase(): { owner: Db } {
  return { owner: ownerDb() };
}

/** For statements on very many rows, which on a busy machine exceed the product's limit. */
export async function withoutTimeLimit(run: (owner: Db) => Promise<unknown>): Promise<void> {
  const owner = openDatabase(parseDatabaseUrl(environment.DATABASE_URL!), 1);
  try {
    await run(owner);
  } finally {
    await owner.destroy();
  }
}
