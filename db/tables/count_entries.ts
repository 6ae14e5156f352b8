import type { Generated } from "kysely";

export interface CountEntriesTable {
  account_id: Generated<string>;
  count_id: string;
  item_id: string;
  user_id: string;
  author: string;
  quantity: number;
  book_quantity: number;
  /** The last movement of the part when it was counted. */
  ledger_position: string | null;
  counted_at: Generated<Date>;
  version: Generated<number>;
  unit_cost: string | null;
}
