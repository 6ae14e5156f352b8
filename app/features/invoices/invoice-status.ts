export const invoiceStatuses = ["draft", "finalized", "sent", "paid", "cancelled"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Issued invoices count: their stock is out and the customer owes them. */
export type IssuedStatus = Extract<InvoiceStatus, "finalized" | "sent" | "paid">;

export function isIssued(status: InvoiceStatus): status is IssuedStatus {
  return status === "finalized" || status === "sent" || status === "paid";
}

/** As people read it: an invoice that credit notes took back entirely is credited, not paid. */
export type ShownStatus = InvoiceStatus | "credited";
export const shownStatuses = ["draft", "finalized", "sent", "paid", "credited", "cancelled"] as const;

type Shown = { kind: "invoice" | "credit_note"; status: InvoiceStatus; total: string; credited: string };

export function shownStatus({ kind, status, total, credited }: Shown): ShownStatus {
  const isCredited = Number(total) > 0 && Number(credited) >= Number(total);
  return kind === "invoice" && isIssued(status) && isCredited ? "credited" : status;
}

export const statusNames: Record<ShownStatus, string> = {
  draft: "Draft",
  finalized: "Finalized",
  sent: "Sent",
  paid: "Paid",
  credited: "Credited",
  cancelled: "Cancelled",
};
