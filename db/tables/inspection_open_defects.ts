import type { Generated } from "kysely";

export interface InspectionOpenDefectsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  inspection_id: string;
  defect_id: string | null;
  item: string;
  of_trailer: Generated<boolean>;
  note: string;
  found_at: Date;
  answer: "repaired" | "still_there";
}
