import type { Generated } from "kysely";

export interface ServiceEntriesTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  user_id: string;
  service_date: string;
  description: string;
  own_shop: Generated<boolean>;
  vendor: string | null;
  labor_cost: string | null;
  other_cost: string | null;
  meter_reading_id: string | null;
  photo_id: string | null;
  notes: string | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  removed_at: Date | null;
  removed_by: string | null;
  import_id: Generated<string | null>;
  certifies_repair: Generated<boolean>;
}
