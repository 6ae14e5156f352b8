import type { Generated } from "kysely";

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  created_at: Generated<Date>;
  used_at: Date | null;
}
