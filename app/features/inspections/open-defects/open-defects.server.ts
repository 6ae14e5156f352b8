import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** The defects of a vehicle that nobody has certified as repaired or as needing no repair, oldest first. */
export async function listOpenDefects(trx: AccountTransaction, vehicleId: string) {
  return trx
    .selectFrom("defects")
    .innerJoin("inspections", "inspections.id", "defects.inspection_id")
    .leftJoin("defect_certifications", "defect_certifications.defect_id", "defects.id")
    .select(["defects.id", "defects.inspection_id", "defects.item", "defects.note"])
    .select(["defects.cannot_be_driven", "defects.vehicle_id", "defects.breakdown_id"])
    .select(["inspections.signed_at", "inspections.signature_name"])
    .where("defects.vehicle_id", "=", vehicleId)
    .where("defect_certifications.defect_id", "is", null)
    .orderBy("inspections.signed_at")
    .orderBy("defects.id")
    .execute();
}

export type OpenDefect = Awaited<ReturnType<typeof listOpenDefects>>[number];

/** Those that forbid driving. */
export async function listUnsafeDefects(scope: Scope, vehicleId: string): Promise<OpenDefect[]> {
  const open = await scope.db((trx) => listOpenDefects(trx, vehicleId));
  return open.filter(({ cannot_be_driven }) => cannot_be_driven);
}
