import type { Generated } from "kysely";

export interface CompanySettingsTable {
  account_id: Generated<string>;
  user_id: string;
  letterhead_id: string;
  tax_rate: string | null;
  shop_percent: Generated<string>;
  fleet_percent: Generated<string>;
  books_closed_until: string | null;
  reply_to: string | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
  author: Generated<string>;
}
