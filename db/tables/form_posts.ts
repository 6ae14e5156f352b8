import type { ColumnType, Generated } from "kysely";

export interface FormPostsTable {
  token: string;
  account_id: Generated<string | null>;
  result: ColumnType<unknown, object | undefined, object>;
  created_at: Generated<Date>;
}
