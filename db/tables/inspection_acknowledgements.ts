import type { Generated } from "kysely";

export interface InspectionAcknowledgementsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  inspection_id: string;
  user_id: string;
  signature_name: string;
  signature_email: string;
  signed_at: Generated<Date>;
}
