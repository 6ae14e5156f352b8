import type { Generated } from "kysely";

export interface ProfilesTable {
  id: string;
  account_id: Generated<string>;
  dashboard_sections: Generated<string[]>;
  /** A limited user at the parts counter. */
  is_counter: Generated<boolean>;
  created_at: Generated<Date>;
}
