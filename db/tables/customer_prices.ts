import type { Generated } from "kysely";

export interface CustomerPricesTable {
  account_id: Generated<string>;
  customer_id: string;
  item_id: string;
  user_id: string;
  price: string;
  created_at: Generated<Date>;
}
