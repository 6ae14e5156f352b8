import type { Generated } from "kysely";

export interface InspectionAcknowledgementsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  inspection_id: string;
  /** Null: of the whole report. */
  unit: Generated<"tractor" | "trailer" | null>;
  user_id: string;
  signature_name: string;
  signature_email: string;
  signed_at: Generated<Date>;
}
