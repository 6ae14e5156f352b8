import type { Generated, GeneratedAlways } from "kysely";

export interface MasterCrmTable {
  account_id: Generated<string>;
  id: Generated<string>;
  user_id: string;
  /** The company that the customer has in the product; null once that is erased. */
  customer_account_id: string | null;
  account_number: string;
  company_name: string;
  contact_email: string;
  phone_number: Generated<string>;
  company_address: Generated<string>;
  business_type: Generated<string[]>;
  /** As it was sold: it follows the company's plan. */
  subscription_tier: Generated<"free" | "pro" | "enterprise">;
  /** From 0 to 100. */
  lead_score: Generated<number>;
  status: Generated<"active" | "inactive" | "churned">;
  next_follow_up: string | null;
  notes: Generated<string>;
  /** What it was typed from. */
  photo_id: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  removed_at: Date | null;
  name_key: GeneratedAlways<string>;
  phone_key: GeneratedAlways<string>;
}
