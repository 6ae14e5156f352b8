import type { Generated } from "kysely";

export type BreakdownState = "reported" | "in_work" | "fixed";

export interface BreakdownsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  user_id: string;
  breakdown_type: string;
  breakdown_date: string;
  state: Generated<BreakdownState>;
  cost: Generated<string>;
  meter_reading_id: string | null;
  /** Of the report that found it. */
  found_reading_id: string | null;
  cannot_be_driven: Generated<boolean>;
  photo_id: string | null;
  notes: string | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  removed_at: Date | null;
  removed_by: string | null;
}
