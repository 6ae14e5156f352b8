import type { VehiclesWithIssues } from "~/features/issues/issues.server";
import { IssuesLink } from "~/features/issues/issues-link";
import { DueLink } from "~/features/reminders/due-link";
import type { DueCount } from "~/features/reminders/due-list.server";
import { fleetLabel } from "~/features/vehicles/list/no-vehicles";
import { formatCount } from "~/ui/format";
import { Stat } from "~/ui/stat";

type FleetFiguresProps = { count: number; limit: number | null; issues: VehiclesWithIssues; due: DueCount };

export function FleetFigures({ count, limit, issues, due }: FleetFiguresProps) {
  return (
    <>
      <Stat value={formatCount(count)} label={fleetLabel(count, limit)} />
      <IssuesLink {...issues} />
      <DueLink {...due} />
    </>
  );
}
