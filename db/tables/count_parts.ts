import type { Generated } from "kysely";

export interface CountPartsTable {
  account_id: Generated<string>;
  count_id: string;
  item_id: string;
}
