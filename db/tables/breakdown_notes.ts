import type { Generated } from "kysely";
import type { BreakdownState } from "./breakdowns";

export interface BreakdownNotesTable {
  id: Generated<string>;
  account_id: Generated<string>;
  breakdown_id: string;
  user_id: string;
  author: string;
  state: BreakdownState | null;
  note: string | null;
  created_at: Generated<Date>;
}
