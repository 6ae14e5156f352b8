import type { Generated } from "kysely";

export interface ReminderCompletionsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  reminder_id: string;
  service_entry_id: string | null;
  user_id: string;
  done_on: string;
  meter_reading_id: string | null;
  next_due_on: string | null;
  created_at: Generated<Date>;
  removed_at: Date | null;
  removed_by: string | null;
}
