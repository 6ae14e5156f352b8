import type { Generated } from "kysely";

export interface VehicleDriversTable {
  account_id: Generated<string>;
  vehicle_id: string;
  user_id: string;
  assigned_at: Generated<Date>;
  assigned_by: string;
}
