import type { Generated, GeneratedAlways } from "kysely";

export type LineKind = "sale" | "core_charge" | "core_return" | "lost";

export interface InvoiceItemsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  invoice_id: string;
  line: number;
  kind: Generated<LineKind>;
  inventory_item_id: string | null;
  part_number: string;
  part_key: GeneratedAlways<string>;
  description: Generated<string>;
  quantity: number;
  unit_price: string;
  discount_percent: Generated<string>;
  tax_included: Generated<boolean>;
  line_total: string;
  credits_line_id: string | null;
  restocked: Generated<number>;
}
