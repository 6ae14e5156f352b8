import type { Generated } from "kysely";

export interface HeldPostsTable {
  id: Generated<string>;
  user_id: string;
  path: string;
  content_type: string;
  body: Buffer;
  created_at: Generated<Date>;
  taken_at: Date | null;
}
