import type { Generated } from "kysely";

/** Pieces sold on an invoice that were not there, until they are handed over, cancelled or credited. */
export interface BackOrdersTable {
  account_id: Generated<string>;
  item_id: string;
  invoice_id: string;
  quantity: number;
  since: Generated<Date>;
}
