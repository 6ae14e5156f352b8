export const invoiceStatuses = ["draft", "finalized", "sent", "paid", "cancelled"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Stock is out, and the customer owes it, exactly while an invoice is one of these. */
export function isOut(status: InvoiceStatus): boolean {
  return status === "finalized" || status === "sent" || status === "paid";
}

export const statusNames: Record<InvoiceStatus, string> = {
  draft: "Draft",
  finalized: "Finalized",
  sent: "Sent",
  paid: "Paid",
  cancelled: "Cancelled",
};
