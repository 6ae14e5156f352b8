import type { Generated } from "kysely";

/** Only added to. */
export interface PlanRequestsTable {
  account_id: Generated<string>;
  id: Generated<string>;
  user_id: string;
  author: string;
  /** Of the person who asked: the answer goes there. */
  email: string;
  wanted: "pro" | "enterprise" | "other";
  message: Generated<string>;
  created_at: Generated<Date>;
}
