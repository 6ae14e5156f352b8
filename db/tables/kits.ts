import type { Generated } from "kysely";

export interface KitsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  name: string;
  notes: string | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  removed_at: Date | null;
  removed_by: string | null;
}
