import type { Generated } from "kysely";

export interface DefectCertificationsTable {
  account_id: Generated<string>;
  defect_id: string;
  outcome: "repaired" | "not_necessary";
  note: string | null;
  service_entry_id: string | null;
  user_id: string;
  signature_name: string;
  signature_email: string;
  signed_at: Generated<Date>;
}
