import type { Generated } from "kysely";

export interface InstallationTable {
  one_row: Generated<boolean>;
  request_role: string;
  secret: string;
  created_at: Generated<Date>;
}
