import type { Generated } from "kysely";

export interface CrmActivitiesTable {
  account_id: Generated<string>;
  id: Generated<string>;
  crm_entry_id: string;
  user_id: string;
  author: string;
  activity_type: "call" | "email" | "meeting" | "note" | "task";
  title: string;
  description: Generated<string>;
  scheduled_on: string | null;
  completed_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
}
