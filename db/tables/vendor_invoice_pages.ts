import type { Generated } from "kysely";

export interface VendorInvoicePagesTable {
  account_id: Generated<string>;
  vendor_invoice_id: string;
  page: number;
  picture_id: string;
}
