import type { Generated } from "kysely";

/** Periodic inspections (49 CFR 396.17). */
export interface AnnualInspectionsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  user_id: string;
  inspected_on: string;
  result: "passed" | "failed";
  inspector: string;
  qualification: string | null;
  report_kept_at: string | null;
  /** Of one that was passed. */
  next_due_on: string | null;
  photo_id: string | null;
  notes: string | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  removed_at: Date | null;
  removed_by: string | null;
}
