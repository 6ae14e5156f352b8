import type { Generated } from "kysely";

export interface PaymentsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  invoice_id: string;
  user_id: string;
  author: string;
  amount: string;
  method: "cash" | "check" | "card" | "transfer" | "other";
  paid_on: string;
  reference: string | null;
  note: string | null;
  credit_note_id: string | null;
  by_status: Generated<boolean>;
  created_at: Generated<Date>;
  reversed_at: Date | null;
  reversed_by: string | null;
  reversed_author: string | null;
  reverse_reason: string | null;
}
