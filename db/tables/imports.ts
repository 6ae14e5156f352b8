import type { ColumnType, Generated } from "kysely";

export type ImportState = "draft" | "confirmed" | "undone";

export interface ImportsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  kind: string;
  file_name: string;
  content: string;
  /** How to read the file: what features/imports guessed, and what a person changed. */
  settings: ColumnType<unknown, object, object>;
  state: Generated<ImportState>;
  written: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  undone_at: Date | null;
}
