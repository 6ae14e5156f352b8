import type { Db } from "~db/client";
import { ownerDb } from "~db/owner";

/** This worker's database, as its owner: sees every account. */
export function testDatabase(): { owner: Db } {
  return { owner: ownerDb() };
}
