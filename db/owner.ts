import type { Db } from "./client";
import { type Transaction, sql } from "kysely";
import type { Database } from "./database";
import { pool } from "./pool";

/** Sees every account. Only sign-in, the worker, the operator's commands and the provider's own pages may import it (tests/rules/imports.test.ts lists them). */
export function ownerDb(): Db {
  return pool();
}

/** A step of a company's transaction with the rights of the owner: for what the request role may not write. */
export async function withOwnerRights<T>(trx: Transaction<Database>, run: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`
    select current_setting('role') as role, set_config('role', 'none', true)`.execute(trx);
  const result = await run();
  await sql`select set_config('role', ${rows[0]!.role}, true)`.execute(trx);
  return result;
}
