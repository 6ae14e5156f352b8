import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { findLastAnnualInspection } from "~/features/annual-inspections/annual-inspections.server";
import {
  type Combination,
  listOpenDefects,
  ofTrailer,
  ofUnitItself,
} from "./open-defects/open-defects.server";

export type Inspection = NonNullable<Awaited<ReturnType<typeof readInspection>>>;

/** A report with everything signed on it, or undefined. */
export async function getInspection(scope: Scope, id: string) {
  return scope.db((trx) => readInspection(trx, id));
}

/** Locks the vehicle until the commit, also one that has left the fleet. Signed rows cannot be locked: no request may change them. */
export async function lockVehicleOfInspection(trx: AccountTransaction, id: string): Promise<void> {
  await trx
    .selectFrom("vehicles")
    .select("id")
    .where("id", "=", (query) => query.selectFrom("inspections").select("vehicle_id").where("id", "=", id))
    .forUpdate()
    .execute();
}

export async function readInspection(trx: AccountTransaction, id: string) {
  const inspection = await trx
    .selectFrom("inspections")
    // As it was signed: also a reading that was struck out since then.
    .leftJoin("meter_readings", "meter_readings.id", "inspections.meter_reading_id")
    .selectAll("inspections")
    .select(["meter_readings.value as reading_value", "meter_readings.unit as reading_unit"])
    .select(["meter_readings.struck_at as reading_struck_at", "meter_readings.strike_reason"])
    .where("inspections.id", "=", id)
    .executeTakeFirst();
  if (!inspection) return undefined;
  const checks = await trx
    .selectFrom("inspection_checks")
    .select(["item", "of_trailer", "result"])
    .where("inspection_id", "=", id)
    .execute();
  const defects = await defectsOf(trx, id);
  const openDefects = await openDefectsSeen(trx, id);
  const certifications = await certificationsOf(trx, id);
  const photos = await trx
    .selectFrom("defects")
    .innerJoin("defect_photos", "defect_photos.defect_id", "defects.id")
    .select(["defect_photos.defect_id", "defect_photos.photo_id"])
    .where("defects.inspection_id", "=", id)
    .orderBy("defect_photos.added_at")
    .execute();
  const signedLater = await signedAfterwards(trx, id);
  return {
    ...{ inspection, checks, defects, openDefects, photos },
    ...{ certifications, ...signedLater },
  };
}

async function signedAfterwards(trx: AccountTransaction, id: string) {
  const acknowledgements = await trx
    .selectFrom("inspection_acknowledgements")
    .select(["signature_name", "signature_email", "signed_at", "unit"])
    .where("inspection_id", "=", id)
    .orderBy("signed_at")
    .execute();
  const corrections = await trx
    .selectFrom("inspection_corrections")
    .select(["signature_name", "signature_email", "signed_at", "correction"])
    .where("inspection_id", "=", id)
    .orderBy("signed_at")
    .execute();
  return { acknowledgements, corrections };
}

function defectsOf(trx: AccountTransaction, inspectionId: string) {
  return trx
    .selectFrom("defects")
    .leftJoin("breakdowns", "breakdowns.id", "defects.breakdown_id")
    .selectAll("defects")
    .select(sql<boolean>`breakdowns.state <> 'fixed' and breakdowns.removed_at is null`.as("isBreakdownOpen"))
    .where("inspection_id", "=", inspectionId)
    .execute();
}

/** With who did the repair, of those that are in the vehicle's service. */
function certificationsOf(trx: AccountTransaction, inspectionId: string) {
  return trx
    .selectFrom("defects")
    .innerJoin("defect_certifications", "defect_certifications.defect_id", "defects.id")
    .leftJoin("service_entries", "service_entries.id", "defect_certifications.service_entry_id")
    .selectAll("defect_certifications")
    .select(["service_entries.own_shop", "service_entries.vendor"])
    .where("defects.inspection_id", "=", inspectionId)
    .orderBy("defect_certifications.signed_at")
    .execute();
}

/** Of earlier reports, as they were signed for on this one. */
function openDefectsSeen(trx: AccountTransaction, inspectionId: string) {
  return trx
    .selectFrom("inspection_open_defects as seen")
    .leftJoin("defect_certifications", "defect_certifications.defect_id", "seen.defect_id")
    .select(["seen.id", "seen.item", "seen.of_trailer", "seen.note", "seen.found_at", "seen.answer"])
    .select(sql<boolean>`seen.defect_id is not null and defect_certifications.defect_id is null`.as("isOpen"))
    .where("seen.inspection_id", "=", inspectionId)
    .orderBy("seen.found_at")
    .orderBy("seen.id")
    .execute();
}

/**
 * What the next driver has to read before driving: reports with a defect that nobody has acknowledged yet, newest first (49 CFR 396.13); not
 * for the defects of a trailer that is no longer in the combination.
 */
export async function listInspectionsToRead(scope: Scope, { vehicleId, trailer }: Combination) {
  return scope.db(async (trx) => {
    const found = await trx
      .selectFrom("defects")
      .innerJoin("inspections", "inspections.id", "defects.inspection_id")
      .leftJoin("inspection_acknowledgements as read", (join) =>
        join
          .onRef("read.inspection_id", "=", "defects.inspection_id")
          .on(sql<boolean>`(read.unit is null or (read.unit = 'trailer') = defects.of_trailer)`),
      )
      .select(["inspections.id", "inspections.made_at"])
      .distinct()
      .where(
        trailer
          ? sql<boolean>`(${ofUnitItself(vehicleId)} or ${ofTrailer(trailer)})`
          : ofUnitItself(vehicleId),
      )
      .where("read.id", "is", null)
      .orderBy("inspections.made_at", "desc")
      .limit(5)
      .execute();
    const reports: Inspection[] = [];
    for (const { id } of found) reports.push((await readInspection(trx, id))!);
    return reports;
  });
}

/** For a query on inspections: those of the vehicle, also as the trailer. */
export function reportsOfUnit(vehicleId: string) {
  return sql<boolean>`(inspections.vehicle_id = ${vehicleId} or inspections.trailer_id = ${vehicleId})`;
}

/**
 * For a roadside inspection: the last report; the last one that had a defect, with its certification and review, which a clean report since
 * then does not replace (49 CFR 396.13); and every defect that is still open.
 */
export async function getRoadsidePacket(scope: Scope, vehicleId: string) {
  return scope.db(async (trx) => {
    const inspections = trx
      .selectFrom("inspections")
      .select("inspections.id")
      .where(reportsOfUnit(vehicleId))
      .orderBy("made_at", "desc")
      .limit(1);
    const last = await inspections.executeTakeFirst();
    const lastWithDefects = await inspections
      .innerJoin("defects", "defects.inspection_id", "inspections.id")
      .where("defects.vehicle_id", "=", vehicleId)
      .executeTakeFirst();
    const isOther = lastWithDefects && lastWithDefects.id !== last?.id;
    return {
      report: last && (await readInspection(trx, last.id)),
      reportWithDefects: isOther ? await readInspection(trx, lastWithDefects.id) : undefined,
      openDefects: await listOpenDefects(trx, vehicleId),
      annual: await findLastAnnualInspection(trx, vehicleId),
    };
  });
}
