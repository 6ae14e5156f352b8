import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** The defects of a vehicle that nobody has certified as repaired or as needing no repair, oldest first. */
export async function listOpenDefects(trx: AccountTransaction, vehicleId: string) {
  return selectOpenDefects(trx, sql`defects.vehicle_id = ${vehicleId}`).execute();
}

export type OpenDefect = Awaited<ReturnType<typeof listOpenDefects>>[number];

type Trailer = { id: string | null; name: string };
/** What a driver is about to drive. */
export type Combination = { vehicleId: string; trailer?: Trailer };

/** Those of a combination that forbid driving; not those of a trailer that is no longer in it (49 CFR 396.13). */
export async function findUnsafeDefects(trx: AccountTransaction, { vehicleId, trailer }: Combination) {
  const own = await selectOpenDefects(trx, ofUnitItself(vehicleId))
    .where("cannot_be_driven", "=", true)
    .execute();
  const towed = trailer
    ? await selectOpenDefects(trx, ofTrailer(trailer)).where("cannot_be_driven", "=", true).execute()
    : [];
  return [
    ...own.map((defect) => ({ ...defect, onTrailer: false })),
    ...towed.map((defect) => ({ ...defect, onTrailer: true })),
  ];
}

export async function listUnsafeDefects(scope: Scope, combination: Combination) {
  return scope.db((trx) => findUnsafeDefects(trx, combination));
}

export type UnsafeDefect = Awaited<ReturnType<typeof findUnsafeDefects>>[number];

/** For a query on defects and inspections: of the vehicle, not of a trailer of somebody else's that it pulled. */
export function ofUnitItself(vehicleId: string): RawBuilder<boolean> {
  return sql<boolean>`(defects.vehicle_id = ${vehicleId}
    and (not defects.of_trailer or inspections.vehicle_id <> defects.vehicle_id))`;
}

/** For a query on defects and inspections. A trailer that is not of the company is the one that was called the same. */
export function ofTrailer({ id, name }: Trailer): RawBuilder<boolean> {
  if (id) return ofUnitItself(id);
  return sql<boolean>`(defects.of_trailer and inspections.trailer_id is null
    and lower(inspections.trailer_name) = ${name.toLowerCase()})`;
}

function selectOpenDefects(trx: AccountTransaction, ofUnit: RawBuilder<unknown>) {
  return trx
    .selectFrom("defects")
    .innerJoin("inspections", "inspections.id", "defects.inspection_id")
    .leftJoin("defect_certifications", "defect_certifications.defect_id", "defects.id")
    .select(["defects.id", "defects.inspection_id", "defects.item", "defects.note"])
    .select(["defects.cannot_be_driven", "defects.vehicle_id", "defects.breakdown_id"])
    .select(["defects.of_trailer", "inspections.trailer_id", "inspections.trailer_name"])
    .select(["inspections.made_at", "inspections.signature_name"])
    .where(sql<boolean>`${ofUnit}`)
    .where("defect_certifications.defect_id", "is", null)
    .orderBy("inspections.made_at")
    .orderBy("defects.id");
}
