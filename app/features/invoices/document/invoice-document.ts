import type { Letterhead } from "~/features/company-settings/letterhead";
import type { InvoiceStatus } from "../invoice-status";
import type { PaymentMethod } from "../payments/payment-methods";
import type { PricedLine } from "../totals";

export type DocumentLine = PricedLine & {
  /** Stored lines only. */
  id?: string;
  partNumber: string;
  description: string;
  total: string;
  /** Of a returned core: the invoice that charged it. */
  saleNumber?: string | null;
};

/** Stored or still being typed. Days are YYYY-MM-DD, amounts dollars as plain decimal text. */
export type InvoiceDocument = {
  kind: "invoice" | "credit_note";
  status: InvoiceStatus;
  number: string | null;
  /** Credit notes only: the invoice it credits. */
  creditsNumber: string | null;
  letterhead: Letterhead;
  customer: {
    name: string;
    phone: string;
    email: string | null;
    address: string | null;
    /** Deleted since: screens show only the name and the phone. */
    isRemoved: boolean;
  };
  terms: "cod" | "net_15" | "net_30" | null;
  /** The customer was exempt on the invoice's day. */
  isTaxExempt: boolean;
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
  /** The text typed as the rate, if it is not a number. */
  taxRateUnread: string | null;
  tax: string;
  total: string;
  paid: string;
  credited: string;
  open: string;
  /** Credit notes only: money paid back with it. */
  paidBack: string;
};
