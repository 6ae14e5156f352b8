import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { currentReadingOf } from "~/features/meters/meters.server";

export async function getVehicleHead(scope: Scope, id: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .select(["id", "make_model", "make", "model", "year", "unit_number", "archived_at", "archive_reason"])
      .select((vehicle) => currentReadingOf(vehicle).as("current_reading"))
      .select([
        countOf("parts").as("parts"),
        countOf("breakdowns").as("breakdowns"),
        countOf("fuel_receipts").as("fuel"),
        countOf("service_entries").as("service"),
        countOf("reminders").as("reminders"),
        sql<number>`(select count(*)::int from inspections where vehicle_id = vehicles.id)`.as("inspections"),
        openDefects.as("open_defects"),
        sql<number>`(select count(*)::int from breakdowns where vehicle_id = vehicles.id and removed_at is null
          and state <> 'fixed')`.as("open_breakdowns"),
      ])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
}

export type VehicleHead = NonNullable<Awaited<ReturnType<typeof getVehicleHead>>>;

function countOf(table: "parts" | "breakdowns" | "fuel_receipts" | "service_entries" | "reminders") {
  return sql<number>`(select count(*)::int from ${sql.table(table)} one
    where one.vehicle_id = vehicles.id and one.removed_at is null)`;
}

/** Found by an inspection, and neither repaired nor certified as not needing repair (49 CFR 396.11). */
const openDefects = sql<{ all: number; unsafe: number }>`(
  select json_build_object('all', count(*)::int, 'unsafe', count(*) filter (where cannot_be_driven)::int)
  from defects d where d.vehicle_id = vehicles.id
    and not exists (select 1 from defect_certifications c where c.defect_id = d.id))`;
