import type { Generated, GeneratedAlways } from "kysely";

export interface PartsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  user_id: string;
  category: string;
  part_number: string | null;
  position: string | null;
  vendor: string | null;
  cost: string | null;
  install_date: string;
  meter_reading_id: string | null;
  photo_id: string | null;
  breakdown_id: string | null;
  service_entry_id: string | null;
  notes: string | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  removed_at: Date | null;
  removed_by: string | null;
  inventory_item_id: string | null;
  quantity_taken: number | null;
  part_key: GeneratedAlways<string | null>;
  import_id: Generated<string | null>;
  removed_as: "taken_off" | "mistake" | null;
}
