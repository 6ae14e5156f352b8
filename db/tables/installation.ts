import type { Generated } from "kysely";

export interface InstallationTable {
  one_row: Generated<boolean>;
  request_role: string;
  secret: string;
  /** Where the starter last listened, for the operator's links. */
  listen_url: string | null;
  created_at: Generated<Date>;
}
