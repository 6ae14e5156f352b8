import type { Generated } from "kysely";

export interface AccountInvitationsTable {
  account_id: Generated<string>;
  id: Generated<string>;
  email: string;
  role: "user" | "limited_user";
  /** A limited user at the parts counter. */
  is_counter: Generated<boolean>;
  invited_by: string;
  author: string;
  invited_at: Generated<Date>;
  /** Part of the link: a new one ends the links before it. */
  link_nonce: string;
  sent_at: Generated<Date>;
  expires_at: Generated<Date>;
  accepted_at: Date | null;
  accepted_by: string | null;
  declined_at: Date | null;
}
