import type { Generated } from "kysely";

export interface KitLinesTable {
  account_id: Generated<string>;
  kit_id: string;
  item_id: string;
  line: number;
  quantity: number;
}
