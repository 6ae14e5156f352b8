import type { Generated } from "kysely";
import type { MeterUnit } from "./meter_readings";

export type TimeUnit = "days" | "weeks" | "months" | "years";

export interface RemindersTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  user_id: string;
  task: string;
  every_use: string | null;
  use_unit: MeterUnit | null;
  every_time: number | null;
  time_unit: TimeUnit | null;
  due_on: string | null;
  soon_use: string | null;
  soon_days: Generated<number>;
  notes: string | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  removed_at: Date | null;
  removed_by: string | null;
}
