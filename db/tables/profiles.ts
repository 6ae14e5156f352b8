import type { Generated } from "kysely";

export interface ProfilesTable {
  id: string;
  account_id: Generated<string>;
  dashboard_sections: Generated<string[]>;
  created_at: Generated<Date>;
}
