import type { Generated } from "kysely";

export interface SecondStepsTable {
  token_hash: string;
  user_id: string;
  device: string;
  created_at: Generated<Date>;
  used_at: Date | null;
}
