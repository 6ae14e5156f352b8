import type { Generated } from "kysely";

export interface InspectionCorrectionsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  inspection_id: string;
  correction: string;
  user_id: string;
  signature_name: string;
  signature_email: string;
  signed_at: Generated<Date>;
}
