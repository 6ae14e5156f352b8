import type { Generated } from "kysely";

export interface UsersTable {
  id: Generated<string>;
  email: string;
  password_hash: string;
  role: Generated<"admin" | "user" | "limited_user" | "demo" | "waitlist">;
  email_confirmed_at: Date | null;
  created_at: Generated<Date>;
  new_browser_mails: Generated<boolean>;
}
