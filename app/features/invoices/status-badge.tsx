import { Badge, type BadgeKind } from "~/ui/badge";
import { type InvoiceStatus, statusNames } from "./invoice-status";

const kinds: Record<InvoiceStatus, BadgeKind> = {
  draft: "plain",
  finalized: "plan",
  sent: "plan",
  paid: "good",
  cancelled: "bad",
};

export function StatusBadge({ status }: { status: InvoiceStatus }) {
  return <Badge kind={kinds[status]}>{statusNames[status]}</Badge>;
}
