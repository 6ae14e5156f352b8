import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import type { Alert } from "~/features/breakdowns/alert-text";
import { openBreakdown } from "~/features/breakdowns/open-breakdown.server";
import { type MeterProblem, recordReading } from "~/features/meters/meters.server";
import { shownReading } from "~/features/meters/reading-of-record.server";
import { lockVehicle } from "~/features/vehicles/lock-vehicle.server";
import type { Position } from "~/http/requests/list-page";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { itemOfUnit, kindNames } from "./items/inspection-items";
import { reportsOfUnit } from "./get-inspection.server";
import type { NewDefect, NewInspection } from "./inspection-schema";
import {
  type OpenDefectProblem,
  answersTo,
  checksWith,
  noteOpenDefects,
} from "./open-defects/note-open-defects.server";
import { type Signature, signatureOf } from "./signature.server";

export const pageSize = 25;

/** With the alert when something is not safe to drive. */
type Signed = { inspectionId: string; alert?: Alert };
type AddProblem =
  { problem: "gone" } | { problem: "trailer-gone"; name: string } | MeterProblem | OpenDefectProblem;

/** Saves and signs an inspection. A unit that is not safe to drive is also reported as a breakdown. */
export async function addInspection(scope: Scope, vehicleId: string, input: NewInspection, token: string) {
  return scope.db((trx) =>
    once<Signed | AddProblem>(trx, token, async () => {
      const { kind, trailer, madeAt } = input;
      const vehicle = await lockVehicle(trx, vehicleId);
      if (!vehicle) return { problem: "gone" };
      if (trailer?.id && !(await lockVehicle(trx, trailer.id)))
        return { problem: "trailer-gone", name: trailer.name };
      const day = madeAt?.slice(0, 10) ?? today(scope.account.timeZone);
      const asked = {
        vehicle,
        fields: input.meter,
        readOn: day,
        source: "inspection" as const,
      };
      const reading = await recordReading(trx, scope, asked);
      if ("problem" in reading) return reading;
      const seen = await answersTo(trx, scope, vehicleId, input);
      if ("problem" in seen) return seen;
      const signature = await signatureOf(trx, scope, input);
      const { readingId } = reading;
      const signed = { ...signature, meter_reading_id: readingId };
      const inspectionId = await insertInspection(trx, scope, vehicleId, input, signed);
      await insertChecks(trx, inspectionId, checksWith(input.checks, seen.answered));
      const { signature_name: signatureName } = signature;
      const report = { inspectionId, vehicleId, trailer, day, kind, signatureName, readingId };
      await noteOpenDefects(trx, scope, report, seen.answered);
      const alerts: Alert[] = [];
      for (const defect of input.defects) alerts.push(...(await insertDefect(trx, scope, report, defect)));
      return { inspectionId, alert: alerts[0] };
    }),
  );
}

async function insertChecks(
  trx: AccountTransaction,
  inspectionId: string,
  checks: NewInspection["checks"],
): Promise<void> {
  const rows = checks.map(({ item, ofTrailer, result }) => {
    return { inspection_id: inspectionId, item, of_trailer: ofTrailer, result };
  });
  await trx.insertInto("inspection_checks").values(rows).execute();
}

async function insertInspection(
  trx: AccountTransaction,
  scope: Scope,
  vehicleId: string,
  { kind, unitKind, trailer, notes, madeAt }: NewInspection,
  signed: Signature & { meter_reading_id: string | null },
): Promise<string> {
  const vehicle = await trx
    .selectFrom("vehicles")
    .select(["make_model", "make", "model", "year", "unit_number", "vin", "serial_number"])
    .where("id", "=", vehicleId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto("inspections")
    .values({
      vehicle_id: vehicleId,
      kind,
      unit_kind: unitKind,
      notes,
      company_name: scope.account.companyName,
      vehicle_title: vehicleTitle(vehicle),
      unit_number: vehicle.unit_number,
      vin: vehicle.vin,
      serial_number: vehicle.serial_number,
      trailer_id: trailer?.id,
      trailer_name: trailer?.name,
      trailer_title: trailer?.title,
      trailer_vin: trailer?.vin,
      ...signed,
      ...(madeAt === null
        ? {}
        : { made_at: sql<Date>`${madeAt}::text::timestamp at time zone ${scope.account.timeZone}` }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type ReportOfDefect = Pick<NewInspection, "kind" | "trailer" | "signatureName"> & {
  inspectionId: string;
  vehicleId: string;
  day: string;
  readingId: string | null;
};

async function insertDefect(
  trx: AccountTransaction,
  scope: Scope,
  { inspectionId, vehicleId, trailer, day, readingId, kind, signatureName }: ReportOfDefect,
  { item, ofTrailer, note, cannotBeDriven }: NewDefect,
): Promise<Alert[]> {
  // The defect of a trailer that is not of the company stays with the vehicle that pulled it: somebody has to certify it.
  const unitId = (ofTrailer && trailer?.id) || vehicleId;
  const what = itemOfUnit({ item, of_trailer: ofTrailer, trailer_name: trailer?.name ?? null });
  const notes = `${what}: ${note}\nNot safe to drive, found in the ${kindNames[kind].toLowerCase()} that ${signatureName} signed.`;
  const opened = cannotBeDriven
    ? await openBreakdown(trx, scope, {
        ...{ vehicleId: unitId, type: "Safety Concern", day, notes, cannotBeDriven },
        readingId: null,
        found: { readingId: unitId === vehicleId ? readingId : null, by: signatureName },
      })
    : undefined;
  await trx
    .insertInto("defects")
    .values({
      vehicle_id: unitId,
      inspection_id: inspectionId,
      item,
      of_trailer: ofTrailer,
      note,
      cannot_be_driven: cannotBeDriven,
      breakdown_id: opened?.breakdownId ?? null,
    })
    .execute();
  return opened ? [opened.alert] : [];
}

/** A page of a vehicle's inspections, also as the trailer of a combination, newest first, and one row more when there is another page. */
export async function listInspections(scope: Scope, vehicleId: string, after?: Position) {
  const { value, unit } = shownReading("meter_readings", "vehicles");
  return scope.db((trx) =>
    trx
      .selectFrom("inspections")
      .leftJoin("meter_readings", "meter_readings.id", "inspections.meter_reading_id")
      .select(["inspections.id", "inspections.vehicle_id", "kind", "signature_name", "made_at"])
      .select(["inspections.unit_number", "inspections.vehicle_title", "inspections.trailer_name"])
      .leftJoin("vehicles", "vehicles.id", "meter_readings.vehicle_id")
      .select([sql<string | null>`(${value})::text`.as("value"), unit.as("unit"), "meter_readings.struck_at"])
      .select(sql<string>`made_at::text`.as("position"))
      .select(({ selectFrom }) => [
        selectFrom("defects")
          .innerJoin("defect_certifications", "defect_certifications.defect_id", "defects.id")
          .whereRef("defects.inspection_id", "=", "inspections.id")
          .where("defects.vehicle_id", "=", vehicleId)
          .select(sql<number>`count(*)::int`.as("count"))
          .as("certified"),
        defectsOfUnit(vehicleId).as("defects"),
        countOf("inspection_acknowledgements").as("acknowledged"),
        countOf("inspection_open_defects").as("open_before"),
      ])
      .where(reportsOfUnit(vehicleId))
      .$if(after !== undefined, (query) =>
        // As text first: the driver would make it a Date, which drops the microseconds.
        query.where(
          sql<boolean>`(made_at, inspections.id) < (${after!.at}::text::timestamptz, ${after!.id}::uuid)`,
        ),
      )
      .orderBy("made_at", "desc")
      .orderBy("inspections.id", "desc")
      .limit(pageSize + 1)
      .execute(),
  );
}

/** Of a report, those of this unit: a trailer's are not the tractor's. */
function defectsOfUnit(vehicleId: string) {
  return sql<number>`(select count(*)::int from defects one
    where one.inspection_id = inspections.id and one.vehicle_id = ${vehicleId})`;
}

/** Of a report. */
function countOf(table: "inspection_acknowledgements" | "inspection_open_defects") {
  return sql<number>`(select count(*)::int from ${sql.table(table)} one where one.inspection_id = inspections.id)`;
}
