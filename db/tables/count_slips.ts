import type { Generated } from "kysely";

export interface CountSlipsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  count_id: string;
  user_id: string;
  author: string;
  code: string;
  quantity: number | null;
  note: string | null;
  found_at: Generated<Date>;
  settled_at: Date | null;
  item_id: string | null;
}
