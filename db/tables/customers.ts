import type { Generated, GeneratedAlways } from "kysely";

export interface CustomersTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  name: string;
  phone: string;
  email: string | null;
  address: string | null;
  store_zip: string | null;
  customer_type: Generated<"cash_check" | "credit_card" | "terms_account">;
  payment_terms: "cod" | "net_15" | "net_30" | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  removed_at: Date | null;
  removed_by: string | null;
  is_walk_in: Generated<boolean>;
  price_level: Generated<"retail" | "shop" | "fleet">;
  tax_exempt: Generated<boolean>;
  tax_certificate: string | null;
  tax_certificate_until: string | null;
  name_key: GeneratedAlways<string>;
  phone_key: GeneratedAlways<string>;
}
