import type { Letterhead } from "~/features/company-settings/letterhead";
import type { InvoiceStatus } from "../invoice-status";
import type { PaymentMethod } from "../payments/payment-methods";
import type { PricedLine } from "../totals";

export type DocumentLine = PricedLine & {
  /** Of a line that is stored. */
  id?: string;
  partNumber: string;
  description: string;
  /** Dollars, as it was added up. */
  total: string;
};

/** All that an invoice or a credit note says, stored or still being typed. Days are YYYY-MM-DD, amounts dollars as plain decimal text. */
export type InvoiceDocument = {
  kind: "invoice" | "credit_note";
  status: InvoiceStatus;
  number: string | null;
  /** Of a credit note: the invoice that it takes back. */
  creditsNumber: string | null;
  letterhead: Letterhead;
  customer: {
    name: string;
    phone: string;
    email: string | null;
    address: string | null;
    /** Deleted since: screens show no more than the name and the phone. */
    isRemoved: boolean;
  };
  terms: "cod" | "net_15" | "net_30" | null;
  taxCertificate: string | null;
  invoiceDate: string;
  dueDate: string | null;
  poNumber: string | null;
  notes: string | null;
  paymentMethod: PaymentMethod | null;
  lines: DocumentLine[];
  subtotal: string;
  /** Percent. */
  taxRate: string;
  /** What was typed as the rate, where it is not a number. */
  taxRateUnread: string | null;
  tax: string;
  total: string;
  paid: string;
  credited: string;
  open: string;
  /** Of a credit note: the money that went back with it. */
  paidBack: string;
};
