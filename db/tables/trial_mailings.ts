import type { Generated } from "kysely";

export interface TrialMailingsTable {
  account_id: Generated<string>;
  looked_on: string;
}
