import { Badge, type BadgeKind } from "~/ui/badge";
import { type ShownStatus, statusNames } from "./invoice-status";

const kinds: Record<ShownStatus, BadgeKind> = {
  draft: "plain",
  finalized: "plan",
  sent: "plan",
  paid: "good",
  credited: "plain",
  cancelled: "bad",
};

export function StatusBadge({ status }: { status: ShownStatus }) {
  return <Badge kind={kinds[status]}>{statusNames[status]}</Badge>;
}
