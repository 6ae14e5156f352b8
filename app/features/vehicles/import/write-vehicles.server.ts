import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { Writing } from "~/features/imports/confirm.server";
import { type PlannedReading, readingColumns } from "~/features/meters/import/planned-reading";
import { decodeFromTables } from "~/features/vin/vin-tables.server";
import type { AccountTransaction } from "~db/as-account";
import type { FleetRecord } from "../fleet-import/fleet-record";
import type { VehicleImportColumns } from "./plan-vehicles";

export async function addVehicles(
  { trx, scope, importId }: Writing,
  records: FleetRecord<VehicleImportColumns>[],
): Promise<void> {
  const common = { user_id: scope.user.id, import_id: importId };
  for (const { columns, reading } of records) await addVehicle(trx, scope, { ...common, columns, reading });
}

type NewVehicle = {
  user_id: string;
  import_id: string;
  columns: VehicleImportColumns;
  reading: PlannedReading | null;
};

/** On the enterprise plan each VIN is decoded; on others only if the list has no make. */
async function addVehicle(
  trx: AccountTransaction,
  scope: Scope,
  { columns, reading, ...common }: NewVehicle,
): Promise<void> {
  const { vin, make_model } = columns;
  const wantsDecode = vin !== null && (scope.plan === "enterprise" || make_model === null);
  const decoded = wantsDecode ? (await decodeFromTables(trx, vin, today(scope.account.timeZone))).values : {};
  const listed = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  const wasDecoded = Object.values(decoded).some((value) => value !== undefined && value !== "");
  const wasListed = ["make", "model", "year"].some((column) => column in listed);
  const named = [decoded.make, decoded.model].filter(Boolean).join(" ");
  const vehicle = await trx
    .insertInto("vehicles")
    .values({
      ...common,
      ...decoded,
      ...listed,
      make_model: make_model ?? (named || "Make not given"),
      decode_source: wasDecoded ? "tables" : wasListed ? "typed" : null,
      decoded_at: wasDecoded ? sql<Date>`now()` : null,
      meter_unit: columns.meter_unit ?? reading?.unit ?? "mi",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!reading) return;
  const columnsOfReading = { ...common, ...readingColumns(reading, []), vehicle_id: vehicle.id };
  await trx
    .insertInto("meter_readings")
    .values({ ...columnsOfReading, source: "vehicle" })
    .execute();
}
