import type { Generated } from "kysely";

export interface ProfilesTable {
  id: string;
  account_id: Generated<string>;
  /** Of the person, in full. Null until it is given. */
  name: Generated<string | null>;
  dashboard_sections: Generated<string[]>;
  /** A limited user at the parts counter. */
  is_counter: Generated<boolean>;
  /** The dashboard shows the welcome tour, until it is skipped or finished. */
  shows_tour: Generated<boolean>;
  created_at: Generated<Date>;
}
