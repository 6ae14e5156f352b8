import type { Generated } from "kysely";

export interface SessionsTable {
  id: Generated<string>;
  token_hash: string;
  user_id: string;
  device: string;
  user_agent: Generated<string>;
  address: Generated<string>;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  ended_at: Date | null;
  revoked: Generated<boolean>;
}
