import type { Generated } from "kysely";

export interface VehicleCountsTable {
  account_id: Generated<string>;
  in_service: number;
}
