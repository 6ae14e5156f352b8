import type { Generated } from "kysely";

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  /** Only a mailed link proves that the address belongs to the person. */
  mailed: boolean;
  created_at: Generated<Date>;
  used_at: Date | null;
}
