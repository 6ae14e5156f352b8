import type { Generated, GeneratedAlways } from "kysely";

export interface InvoiceEventsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  invoice_id: string;
  position: GeneratedAlways<string>;
  happened_at: Generated<Date>;
  user_id: string;
  author: string;
  what:
    | "created"
    | "issued"
    | "status"
    | "paid"
    | "payment_reversed"
    | "credited"
    | "credit_cancelled"
    | "mailed"
    | "below_cost"
    | "zero_rate";
  status_before: string | null;
  status_after: string | null;
  note: string | null;
}
