import { Badge, type BadgeKind } from "~/ui/badge";
import { type ShownStatus, statusNames } from "./invoice-status";

export const statusKinds: Record<ShownStatus, BadgeKind> = {
  draft: "plain",
  finalized: "plan",
  sent: "plan",
  paid: "good",
  credited: "plain",
  cancelled: "bad",
};

export function StatusBadge({ status }: { status: ShownStatus }) {
  return <Badge kind={statusKinds[status]}>{statusNames[status]}</Badge>;
}
