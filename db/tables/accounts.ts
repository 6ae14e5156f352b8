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
  plan: Generated<"free" | "pro" | "enterprise">;
  version: Generated<number>;
  created_at: Generated<Date>;
  /** When all of it is erased, unless a manager changes their mind before. */
  closes_at: Date | null;
  is_erasing: Generated<boolean>;
}
