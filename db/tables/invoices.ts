import type { Generated, GeneratedAlways } from "kysely";

export type InvoiceStatus = "draft" | "finalized" | "sent" | "paid" | "cancelled";
export type PaymentMethod = "cod" | "credit_card" | "terms_account";

export interface InvoicesTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  kind: Generated<"invoice" | "credit_note">;
  credits_id: string | null;
  number: number | null;
  invoice_number: GeneratedAlways<string | null>;
  status: Generated<InvoiceStatus>;
  issued_at: Date | null;
  customer_id: string | null;
  customer_name: Generated<string>;
  customer_phone: Generated<string>;
  customer_email: string | null;
  customer_address: string | null;
  customer_key: GeneratedAlways<string>;
  terms: "cod" | "net_15" | "net_30" | null;
  /** The customer was exempt on the invoice's day. */
  tax_exempt: Generated<boolean>;
  tax_certificate: string | null;
  invoice_date: string;
  due_date: string | null;
  po_number: string | null;
  notes: string | null;
  subtotal: Generated<string>;
  tax_rate: Generated<string>;
  tax_rate_unread: string | null;
  tax_amount: Generated<string>;
  total: Generated<string>;
  paid: Generated<string>;
  credited: Generated<string>;
  open_balance: GeneratedAlways<string>;
  payment_method: PaymentMethod | null;
  letterhead_id: string | null;
  /** Says where to look; how many are out is what its lines say. */
  has_cores_out: Generated<boolean>;
  printed_at: Date | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  removed_at: Date | null;
  removed_by: string | null;
}
