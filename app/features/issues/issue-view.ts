import { formatDay, formatTime } from "~/ui/format";
import { itemOfUnit } from "~/features/inspections/items/inspection-items";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import type { OpenIssue } from "./issues.server";

type May = { certify: boolean; modify: boolean };

/** An open issue as the list shows it, with the one thing to do about it. */
export function issueView(issue: OpenIssue, timeZone: string, may: May) {
  const { id, kind, what, trailer, note, unsafe, since, day, vehicle_id, unit_number } = issue;
  const title = vehicleTitle(issue);
  const label =
    kind === "defect"
      ? itemOfUnit({ item: what, of_trailer: trailer !== null, trailer_name: trailer })
      : what;
  return {
    id,
    vehicleTo: `/fleet-data/${vehicle_id}`,
    vehicle: unit_number ? `Unit ${unit_number}, ${title}` : title,
    kind: kind === "defect" ? "Defect" : "Breakdown",
    to: recordOf(issue),
    text: note ? `${label}: ${shortened(note)}` : label,
    unsafe,
    since: day ? formatDay(day) : formatTime(since, timeZone),
    action: actionOf(issue, may),
  };
}

export type IssueView = ReturnType<typeof issueView>;

function recordOf({ kind, inspection_id, vehicle_id, breakdown_id }: OpenIssue): string {
  return kind === "defect"
    ? `/inspections/${inspection_id}`
    : `/fleet-data/${vehicle_id}/breakdowns/${breakdown_id}`;
}

function actionOf(issue: OpenIssue, may: May) {
  if (issue.kind === "defect")
    return may.certify ? { to: `${recordOf(issue)}/certify`, label: "Certify Repairs" } : undefined;
  return may.modify ? { to: `${recordOf(issue)}/state?to=fixed`, label: "Mark Fixed" } : undefined;
}

function shortened(note: string): string {
  return note.length > 160 ? `${note.slice(0, 160)}…` : note;
}
