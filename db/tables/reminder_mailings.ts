import type { Generated } from "kysely";

export interface ReminderMailingsTable {
  account_id: Generated<string>;
  looked_on: string;
}
