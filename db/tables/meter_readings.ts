import type { Generated } from "kysely";

export type MeterUnit = "mi" | "km" | "h";
export type ReadingSource =
  | "vehicle"
  | "meter"
  | "opening"
  | "closing"
  | "part"
  | "breakdown"
  | "fuel"
  | "service"
  | "inspection"
  | "reminder";

export interface MeterReadingsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  user_id: string | null;
  meter_number: Generated<number>;
  value: string;
  unit: MeterUnit;
  read_on: string;
  source: ReadingSource;
  recorded_at: Generated<Date>;
  struck_at: Date | null;
  struck_by: string | null;
  strike_reason: string | null;
  /** What was questioned about it when a driver saved it anyway. */
  doubt: string | null;
  checked_at: Date | null;
  checked_by: string | null;
  import_id: Generated<string | null>;
}
