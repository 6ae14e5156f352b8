import type { Generated } from "kysely";

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  /** Only a link that went out by mail shows that the address is the person's. */
  mailed: boolean;
  created_at: Generated<Date>;
  used_at: Date | null;
}
