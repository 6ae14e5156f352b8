import type { Generated } from "kysely";

export interface MailsTable {
  id: Generated<string>;
  account_id: Generated<string | null>;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  state: Generated<"queued" | "sent" | "failed" | "not_configured">;
  attempts: Generated<number>;
  last_error: string | null;
  next_attempt_at: Date | null;
  expires_at: Date | null;
  sent_at: Date | null;
  leased_until: Date | null;
  created_at: Generated<Date>;
  about_id: Generated<string | null>;
  about_from: string | null;
  about_to: string | null;
  from_name: string | null;
  reply_to: string | null;
}
