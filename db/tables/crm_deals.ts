import type { Generated } from "kysely";

export type DealStage = "lead" | "qualified" | "proposal" | "negotiation" | "closed_won" | "closed_lost";

export interface CrmDealsTable {
  account_id: Generated<string>;
  id: Generated<string>;
  crm_entry_id: string;
  user_id: string;
  deal_name: string;
  deal_value: string | null;
  stage: Generated<DealStage>;
  /** From 0 to 100. */
  probability: Generated<number>;
  expected_close_date: string | null;
  next_step: Generated<string>;
  next_step_on: string | null;
  lost_reason: Generated<string>;
  notes: Generated<string>;
  stage_since: Generated<Date>;
  version: Generated<number>;
  created_at: Generated<Date>;
}
