import type { Generated, GeneratedAlways } from "kysely";

export interface CountsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  author: string;
  scope: "all" | "bin" | "list";
  bin: string | null;
  is_blind: Generated<boolean>;
  started_at: Generated<Date>;
  finished_at: Date | null;
  finished_by: string | null;
  finished_author: string | null;
  outcome: "counted" | "all_correct" | "cancelled" | null;
  parts_in_scope: number | null;
  bin_key: GeneratedAlways<string | null>;
  parts_chosen: number | null;
  parts_counted: number | null;
}
