import type { Generated } from "kysely";

export interface AddressChangesTable {
  id: Generated<string>;
  user_id: string;
  /** The browser that asked, which stays signed in. */
  session_id: string | null;
  old_email: string;
  new_email: string;
  new_token_hash: string;
  old_token_hash: string;
  undo_token_hash: string;
  created_at: Generated<Date>;
  new_confirmed_at: Date | null;
  old_confirmed_at: Date | null;
  changed_at: Date | null;
  cancelled_at: Date | null;
}
