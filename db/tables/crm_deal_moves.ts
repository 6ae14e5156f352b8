import type { Generated } from "kysely";
import type { DealStage } from "./crm_deals";

/** Only added to. */
export interface CrmDealMovesTable {
  account_id: Generated<string>;
  id: Generated<string>;
  deal_id: string;
  user_id: string;
  author: string;
  /** Null of a new deal. */
  from_stage: DealStage | null;
  to_stage: DealStage;
  reason: Generated<string>;
  moved_at: Generated<Date>;
}
