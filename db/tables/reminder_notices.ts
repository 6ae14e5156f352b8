import type { Generated } from "kysely";

export interface ReminderNoticesTable {
  account_id: Generated<string>;
  user_id: string;
  reminder_id: string;
  state: "due_soon" | "overdue";
  cycle: string;
  sent_at: Generated<Date>;
}
