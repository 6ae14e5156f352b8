import type { Generated } from "kysely";

/** Append-only. */
export interface CustomerChangesTable {
  id: Generated<string>;
  account_id: Generated<string>;
  customer_id: string;
  changed_at: Generated<Date>;
  user_id: string;
  author: string;
  /** "Phone: 555-0101 → 555-0102" */
  changes: string[];
  /** The exemption or the price level is among them. */
  concerns_prices: boolean;
}
