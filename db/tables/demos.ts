import type { Generated } from "kysely";

/** A company that a visitor tries the product with, or that waits for one. */
export interface DemosTable {
  account_id: Generated<string>;
  user_id: string;
  /** YYYY-MM-DD where the company is. */
  made_on: Generated<string>;
  /** All three or none: it has not started. */
  ticket: string | null;
  started_at: Date | null;
  ends_at: Date | null;
}
