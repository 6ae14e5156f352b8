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
  /** Of a credit note or a returned core: the line that it gives back. */
  credits_line_id: string | null;
  /** Dollars; of a returned core, negative like its total. */
  returned_tax: Generated<string>;
  /** Why a core that no sale of ours charged is paid for. */
  bought_elsewhere: string | null;
  restocked: Generated<number>;
}
