import type { Generated } from "kysely";

export interface BusinessInfoTable {
  account_id: Generated<string>;
  user_id: string;
  business_name: string;
  industry: string;
  fleet_size: string;
  challenges: Generated<string>;
  goals: Generated<string>;
  completed_at: Generated<Date>;
  version: Generated<number>;
}
