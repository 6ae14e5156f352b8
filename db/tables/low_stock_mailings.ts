import type { Generated } from "kysely";

export interface LowStockMailingsTable {
  account_id: Generated<string>;
  looked_on: string;
}
