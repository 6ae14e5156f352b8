import { Badge, type BadgeKind } from "~/ui/badge";
import { type BreakdownState, stateNames } from "./breakdown-types";

export const stateKinds: Record<BreakdownState, BadgeKind> = {
  reported: "bad",
  in_work: "warning",
  fixed: "good",
};

export function StateBadge({ state }: { state: BreakdownState }) {
  return <Badge kind={stateKinds[state]}>{stateNames[state]}</Badge>;
}
