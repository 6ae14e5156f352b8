import type { Generated } from "kysely";

export interface FilesTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  shows_money: boolean;
  content_type: string;
  width: number;
  height: number;
  bytes: Buffer;
  thumbnail: Buffer;
  original_name: string | null;
  attached_at: Date | null;
  created_at: Generated<Date>;
}
