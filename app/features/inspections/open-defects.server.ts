import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** The defects of a vehicle that nobody has certified as repaired or as needing no repair, oldest first. */
export async function listOpenDefects(trx: AccountTransaction, vehicleId: string) {
  return trx
    .selectFrom("defects")
    .innerJoin("inspections", "inspections.id", "defects.inspection_id")
    .leftJoin("defect_certifications", "defect_certifications.defect_id", "defects.id")
    .select(["defects.id", "defects.inspection_id", "defects.item", "defects.note"])
    .select(["defects.cannot_be_driven", "inspections.signed_at", "inspections.signature_name"])
    .where("defects.vehicle_id", "=", vehicleId)
    .where("defect_certifications.defect_id", "is", null)
    .orderBy("inspections.signed_at")
    .orderBy("defects.id")
    .execute();
}

/** Vehicle ids: those that must not be driven, and the others with open defects. */
export type VehiclesWithDefects = { unsafe: string[]; drivable: string[] };

/** For the whole fleet, without the vehicles that left it. */
export async function vehiclesWithDefects(scope: Scope): Promise<VehiclesWithDefects> {
  const vehicles = await scope.db((trx) =>
    trx
      .selectFrom("defects")
      .innerJoin("vehicles", "vehicles.id", "defects.vehicle_id")
      .leftJoin("defect_certifications", "defect_certifications.defect_id", "defects.id")
      .select(["vehicles.id", sql<boolean>`bool_or(defects.cannot_be_driven)`.as("is_unsafe")])
      .where("vehicles.archived_at", "is", null)
      .where("defect_certifications.defect_id", "is", null)
      .groupBy("vehicles.id")
      .execute(),
  );
  const idsOf = (some: typeof vehicles) => some.map(({ id }) => id);
  return {
    unsafe: idsOf(vehicles.filter(({ is_unsafe }) => is_unsafe)),
    drivable: idsOf(vehicles.filter(({ is_unsafe }) => !is_unsafe)),
  };
}
