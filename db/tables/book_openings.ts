import type { Generated } from "kysely";

/** Append-only. */
export interface BookOpeningsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  opened_at: Generated<Date>;
  user_id: string;
  author: string;
  closed_until: string;
  /** Null when all days are open. */
  closed_until_now: string | null;
  reason: string;
}
