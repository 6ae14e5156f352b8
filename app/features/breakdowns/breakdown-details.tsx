import { Badge } from "~/ui/badge";
import { type Detail, DetailsList, Lines } from "~/ui/details-list";
import type { BreakdownView } from "./breakdown-view";
import { StateBadge } from "./breakdown-state";

export function BreakdownDetails({ facts }: { facts: BreakdownView }) {
  const { type, day, state, unsafe, mileage, notes, costs } = facts;
  const money: Detail[] = costs
    ? [
        { label: "Cost", value: costs.total },
        { label: "Of that, parts", value: costs.parts },
        { label: "Everything else", value: costs.other },
      ]
    : [];
  return (
    <DetailsList
      details={[
        { label: "What is wrong", value: type },
        { label: "State", value: <StateBadge state={state} /> },
        ...(unsafe ? [{ label: "Driving", value: <Badge kind="bad">Not safe to drive</Badge> }] : []),
        { label: "Date", value: day },
        { label: "Mileage", value: mileage ?? "Not read" },
        ...money,
        ...(notes ? [{ label: "Notes", value: <Lines text={notes} />, wide: true }] : []),
      ]}
    />
  );
}
