import type { Generated } from "kysely";

export interface AccountsTable {
  id: Generated<string>;
  account_number: string;
  company_name: string;
  company_address: string;
  phone_number: string;
  business_type: Generated<string[]>;
  zip: string | null;
  time_zone: Generated<string>;
  /** As it was sold. What is in force is asked of planInForce. */
  plan: Generated<"free" | "pro" | "enterprise">;
  /** All three or none: a company has one trial. */
  trial_plan: "pro" | "enterprise" | null;
  trial_started_at: Date | null;
  /** The first moment without it. */
  trial_ends_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  /** When all of it is erased, unless a manager changes their mind before. */
  closes_at: Date | null;
  is_erasing: Generated<boolean>;
}
