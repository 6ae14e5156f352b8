import type { Generated } from "kysely";

export type FuelProduct = "diesel" | "gasoline" | "def" | "reefer" | "other";

export interface FuelReceiptsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  user_id: string;
  receipt_date: string;
  product: Generated<FuelProduct>;
  gallons: string | null;
  price_per_gallon: string | null;
  total_cost: string;
  filled_up: Generated<boolean>;
  missed_before: Generated<boolean>;
  state: string | null;
  meter_reading_id: string | null;
  photo_id: string | null;
  notes: string | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  removed_at: Date | null;
  removed_by: string | null;
  import_id: Generated<string | null>;
  seller: string | null;
  seller_place: string | null;
}
