import type { Generated } from "kysely";

/** Only added to. */
export interface CrmRequestsTable {
  account_id: Generated<string>;
  id: Generated<string>;
  request_kind: "contact" | "plan";
  request_id: string;
  user_id: string;
  author: string;
  /** The customer that was made of it; null when it was put aside. */
  crm_entry_id: string | null;
  handled_at: Generated<Date>;
}
