export const invoiceStatuses = ["draft", "finalized", "sent", "paid", "cancelled"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Issued invoices count: their stock is out and the customer owes them. */
export type IssuedStatus = Extract<InvoiceStatus, "finalized" | "sent" | "paid">;

export function isIssued(status: InvoiceStatus): status is IssuedStatus {
  return status === "finalized" || status === "sent" || status === "paid";
}

export const statusNames: Record<InvoiceStatus, string> = {
  draft: "Draft",
  finalized: "Finalized",
  sent: "Sent",
  paid: "Paid",
  cancelled: "Cancelled",
};
