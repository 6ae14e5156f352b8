import type { Generated } from "kysely";

export interface TwoStepTable {
  user_id: string;
  /** Encrypted (installation.server.ts). */
  secret: string;
  /** The 30-second step of the last code that was used (RFC 6238). */
  last_used_step: number | null;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
}
