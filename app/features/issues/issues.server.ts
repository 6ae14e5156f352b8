import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { pageSize } from "~/features/vehicles/list/list-position";
import type { Position } from "~/http/requests/list-page";
import { openIssues } from "~/features/vehicles/vehicle-head.server";

export type OpenIssue = {
  kind: "defect" | "breakdown";
  id: string;
  inspection_id: string | null;
  breakdown_id: string | null;
  /** The key of a defect's item, or the type of a breakdown. */
  what: string;
  /** Its name, if it is the defect of a trailer that is not of the company. */
  trailer: string | null;
  note: string | null;
  unsafe: boolean;
  since: Date;
  /** The day that was typed for a breakdown. */
  day: string | null;
  vehicle_id: string;
  unit_number: string | null;
  make_model: string;
  make: string | null;
  model: string | null;
  year: number | null;
  position: string;
};

export type IssuePosition = Position & { unsafe: boolean };

// "materialized": without statistics, all issues would be worked out again for each vehicle.
/** Of the vehicles in the fleet: what must not be driven first, then the oldest first; one row more when there is another page. */
export async function listOpenIssues(scope: Scope, after?: IssuePosition): Promise<OpenIssue[]> {
  const isLater = after
    ? sql`(not issue.unsafe, issue.since, issue.id)
        > (${!after.unsafe}::boolean, ${after.at}::text::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  return scope.db(async (trx) => {
    const { rows } = await sql<OpenIssue>`
      with issue as materialized (${openIssues})
      select issue.*, issue.since::text as position, vehicles.unit_number, vehicles.make_model, vehicles.make,
        vehicles.model, vehicles.year
      from issue join vehicles on vehicles.id = issue.vehicle_id
      where vehicles.archived_at is null and ${isLater}
      order by not issue.unsafe, issue.since, issue.id
      limit ${pageSize + 1}`.execute(trx);
    return rows;
  });
}

/** In the fleet: how many vehicles must not be driven, and how many others have an open issue. */
export type VehiclesWithIssues = { unsafe: number; drivable: number };

export async function countVehiclesWithIssues(scope: Scope): Promise<VehiclesWithIssues> {
  return scope.db(async (trx) => {
    const { rows } = await sql<VehiclesWithIssues>`
      with issue as materialized (${openIssues})
      select count(*) filter (where is_unsafe)::int as unsafe, count(*) filter (where not is_unsafe)::int as drivable
      from (
        select bool_or(issue.unsafe) as is_unsafe
        from issue join vehicles on vehicles.id = issue.vehicle_id
        where vehicles.archived_at is null group by issue.vehicle_id) vehicle`.execute(trx);
    return rows[0]!;
  });
}

/** Without those that are shown as an open defect of a report; oldest first. */
export async function listOpenBreakdowns(scope: Scope, vehicleId: string) {
  type Row = Pick<OpenIssue, "id" | "what" | "note" | "unsafe" | "day">;
  return scope.db(async (trx) => {
    const { rows } = await sql<Row>`
      select id, what, note, unsafe, day::text from (${openIssues}) issue
      where vehicle_id = ${vehicleId} and kind = 'breakdown' order by since, id`.execute(trx);
    return rows;
  });
}
