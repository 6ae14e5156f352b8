import type { Generated } from "kysely";

/** All that stays of a company that was closed. */
export interface ClosedAccountsTable {
  account_number: string;
  created_at: Date;
  closed_at: Generated<Date>;
}
