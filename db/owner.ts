import type { Db } from "./client";
import { pool } from "./pool";

/** Sees every account. Only sign-in, the worker, the operator's commands and the provider's own pages may import it (tests/rules/imports.test.ts lists them). */
export function ownerDb(): Db {
  return pool();
}
