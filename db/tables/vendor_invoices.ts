import type { Generated, GeneratedAlways } from "kysely";

export interface VendorInvoicesTable {
  account_id: Generated<string>;
  id: Generated<string>;
  user_id: string;
  author: string;
  vendor: string;
  vendor_key: GeneratedAlways<string>;
  number: string;
  number_key: GeneratedAlways<string>;
  invoice_date: string | null;
  added_to: "stock" | "vehicle";
  created_at: Generated<Date>;
  undone_at: Date | null;
}
