import type { Generated } from "kysely";

export interface InventorySizesTable {
  account_id: Generated<string>;
  items: number;
}
