import { addDays } from "~/features/calendar/days";
import type { Letterhead } from "~/features/company-settings/letterhead";
import { type InvoiceView, invoiceView } from "./invoice-view";
import { invoiceTotals } from "../totals";

const taxRate = "8.5";
const daysUntilDue = 30;

const lines = [
  { partNumber: "LF9080", description: "Lube filter", quantity: 2, unitPrice: "48.75", discount: "0" },
  { partNumber: "BRK-4707", description: "Brake shoe kit", quantity: 4, unitPrice: "62.10", discount: "10" },
].map((line) => ({ ...line, kind: "sale" as const, taxed: true }));

export function sampleInvoice(letterhead: Letterhead, today: string): InvoiceView {
  const { lines: amounts, subtotal, tax, total } = invoiceTotals(lines, taxRate);
  return invoiceView({
    kind: "invoice",
    status: "sent",
    number: "INV-001",
    creditsNumber: null,
    letterhead,
    customer: {
      name: "Sample Customer",
      phone: "(555) 010-0123",
      email: "customer@example.com",
      address: "123 Main Street\nAnytown, ST 12345",
      isRemoved: false,
    },
    terms: "net_30",
    isTaxExempt: false,
    taxCertificate: null,
    invoiceDate: today,
    dueDate: addDays(today, daysUntilDue),
    poNumber: "PO-1001",
    notes: null,
    paymentMethod: null,
    lines: lines.map((line, index) => ({ ...line, total: amounts[index]! })),
    subtotal,
    tax,
    total,
    taxRate,
    taxRateUnread: null,
    paid: "0",
    credited: "0",
    paidBack: "0",
    open: total,
  });
}
