import type { Generated } from "kysely";

export interface InvoiceNumbersTable {
  account_id: Generated<string>;
  invoices: Generated<number>;
  credit_notes: Generated<number>;
}
