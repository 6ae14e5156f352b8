import type { Generated, GeneratedAlways } from "kysely";

export interface LostSalesTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  item_id: string | null;
  part_number: string;
  part_key: GeneratedAlways<string>;
  description: Generated<string>;
  quantity: number;
  customer_id: string | null;
  invoice_id: string | null;
  note: string | null;
  created_at: Generated<Date>;
  removed_at: Date | null;
  removed_by: string | null;
}
