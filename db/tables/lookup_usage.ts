import type { Generated } from "kysely";

export interface LookupUsageTable {
  account_id: Generated<string>;
  used_on: string;
  count: number;
}
