import type { Generated, GeneratedAlways } from "kysely";

export interface InventoryItemsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  customer_id: string | null;
  part_number: string;
  description: Generated<string>;
  manufacturer: Generated<string>;
  vendor: Generated<string>;
  cost: string | null;
  average_cost: string | null;
  sales_price: string | null;
  core_charge: string | null;
  bin_location: Generated<string>;
  quantity: Generated<number>;
  short: Generated<number>;
  reorder_point: Generated<number>;
  last_counted: Date | null;
  last_counted_by: string | null;
  low_told_at: Date | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  archived_at: Date | null;
  archived_by: string | null;
  import_id: string | null;
  number_key: GeneratedAlways<string>;
  part_key: GeneratedAlways<string>;
  description_key: GeneratedAlways<string>;
  vendor_key: GeneratedAlways<string>;
  bin_key: GeneratedAlways<string>;
  price_key: GeneratedAlways<string>;
  owner_id: GeneratedAlways<string>;
}
