import { type ExpressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Scope } from "~/auth/scope";
import { currentReadingOf } from "~/features/meters/meters.server";
import type { Database } from "~db/database";

export async function getVehicleHead(scope: Scope, id: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .select([
        "id",
        "make_model",
        "make",
        "model",
        "year",
        "unit_number",
        "meter_unit",
        "archived_at",
        "archive_reason",
      ])
      .select((vehicle) => currentReadingOf(vehicle).as("current_reading"))
      .select((vehicle) => sameVinInService(vehicle).as("in_service"))
      .select([
        countOf("parts").as("parts"),
        countOf("breakdowns").as("breakdowns"),
        countOf("fuel_receipts").as("fuel"),
        countOf("service_entries").as("service"),
        countOf("annual_inspections").as("annual_inspections"),
        countOf("reminders").as("reminders"),
        sql<number>`(select count(*)::int from inspections
          where vehicle_id = vehicles.id or trailer_id = vehicles.id)`.as("inspections"),
        openIssuesOfVehicle.as("open_issues"),
      ])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
}

/** Of a former vehicle: the one in the fleet that has its VIN. */
function sameVinInService(vehicles: ExpressionBuilder<Database, "vehicles">) {
  return jsonObjectFrom(
    vehicles
      .selectFrom("vehicles as other")
      .select(["other.id", "other.unit_number", "other.make_model", "other.make"])
      .select(["other.model", "other.year"])
      .whereRef("other.vin", "=", "vehicles.vin")
      .whereRef("other.id", "<>", "vehicles.id")
      .where("other.archived_at", "is", null),
  );
}

export type VehicleHead = NonNullable<Awaited<ReturnType<typeof getVehicleHead>>>;

function countOf(
  table: "parts" | "breakdowns" | "fuel_receipts" | "service_entries" | "reminders" | "annual_inspections",
) {
  return sql<number>`(select count(*)::int from ${sql.table(table)} one
    where one.vehicle_id = vehicles.id and one.removed_at is null)`;
}

// "not exists" becomes a join, which without statistics reads every certification for each defect.
const isOpen = sql`(select done.defect_id from defect_certifications done where done.defect_id = defects.id) is null`;

/**
 * What is broken, each once: defects that nobody has certified as repaired or as needing no repair (49 CFR 396.11), and breakdowns that are
 * not fixed. A breakdown whose defect is open is that defect. A trailer's defects are its own; with `trailer`, of one that is not of the company,
 * which the vehicle pulled.
 */
export const openIssues = sql`
  select defects.vehicle_id, 'defect' as kind, defects.id, defects.inspection_id, defects.breakdown_id,
    defects.item as what, case when inspections.trailer_id is null and defects.of_trailer then inspections.trailer_name end as trailer,
    defects.note, defects.cannot_be_driven as unsafe, inspections.made_at as since,
    null::date as day
  from defects join inspections on inspections.id = defects.inspection_id
  where ${isOpen}
  union all
  select vehicle_id, 'breakdown', id, null, id, breakdown_type, null, notes, cannot_be_driven, created_at, breakdown_date
  from breakdowns
  where state <> 'fixed' and removed_at is null and not exists (
    select 1 from defects where defects.breakdown_id = breakdowns.id
      and ${isOpen})`;

/** For a query on vehicles. */
export const openIssuesOfVehicle = sql<{ defects: number; breakdowns: number; unsafe: number }>`(
  select json_build_object('defects', count(*) filter (where kind = 'defect')::int,
    'breakdowns', count(*) filter (where kind = 'breakdown')::int, 'unsafe', count(*) filter (where unsafe)::int)
  from (${openIssues}) issue where issue.vehicle_id = vehicles.id)`;
