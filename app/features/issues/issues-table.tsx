import { vehicleMarks } from "~/features/vehicles/list/vehicle-marks";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { IssueView } from "./issue-view";

export function IssuesTable({ issues }: { issues: IssueView[] }) {
  return (
    <Table
      caption="Do not drive first, then the oldest first"
      columns={columns}
      rows={issues}
      rowKey={({ id }) => id}
    />
  );
}

const columns: Column<IssueView>[] = [
  { heading: "Vehicle", cell: ({ vehicleTo, vehicle }) => <TypedLink to={vehicleTo}>{vehicle}</TypedLink> },
  { heading: "Driving", cell: ({ unsafe }) => <Driving unsafe={unsafe} /> },
  { heading: "What", cell: ({ to, text }) => <TypedLink to={to}>{text}</TypedLink> },
  { heading: "Kind", cell: ({ kind }) => kind },
  { heading: "Since", cell: ({ since }) => since },
  {
    heading: "To do",
    screenOnly: true,
    cell: ({ action, to, vehicle, text }) => (
      <ButtonLink to={action?.to ?? to} about={`${vehicle}: ${text}`}>
        {action?.label ?? "Open"}
      </ButtonLink>
    ),
  },
];

function Driving({ unsafe }: { unsafe: boolean }) {
  return unsafe ? (
    <Badge kind={vehicleMarks.unsafe.kind}>{vehicleMarks.unsafe.text}</Badge>
  ) : (
    <Badge>Not marked unsafe</Badge>
  );
}
