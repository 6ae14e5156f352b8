import type { Generated } from "kysely";

export interface VehicleAbsencesTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  left_at: Generated<Date>;
  reason: string | null;
  returned_at: Date | null;
}
