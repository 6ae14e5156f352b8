import type { Generated } from "kysely";

export interface AnnualNoticesTable {
  account_id: Generated<string>;
  user_id: string;
  annual_inspection_id: string;
  state: "soon" | "expired" | "failed";
  /** Its last day, or the day on which it was failed. */
  day: string;
  sent_at: Generated<Date>;
}
