import type { Generated } from "kysely";

/** Copies of a company's own data that are being sent now. */
export interface DataDownloadsTable {
  account_id: Generated<string>;
  id: Generated<string>;
  /** Renewed while it is sent: one of a process that was killed ends by itself. */
  seen_at: Generated<Date>;
}
