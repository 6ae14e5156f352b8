import type { Generated } from "kysely";

export interface VendorInvoiceLinesTable {
  account_id: Generated<string>;
  vendor_invoice_id: string;
  position: number;
  item_id: string;
  quantity: number;
  /** Dollars a piece. */
  unit_cost: string | null;
  is_new: boolean;
  cost_before: string | null;
  average_before: string | null;
  version_after: number;
  taken_back: Generated<boolean>;
  learned_number_id: string | null;
  vendor_cost_before: string | null;
  vendor_cost_on_before: string | null;
}
