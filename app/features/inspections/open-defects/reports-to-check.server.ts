import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import type { AccountTransaction } from "~db/as-account";
import { itemLabel } from "../items/inspection-items";
import { answerTexts } from "./answers";

const maxShown = 5;

/** What drivers last said of defects that are open and not safe to drive, newest first, until the defect is certified. */
export async function listReportsToCheck(scope: Scope) {
  const found = await scope.db((trx) => unsafeSeen(trx, scope.account.id).limit(maxShown).execute());
  const reports = found.map(({ id, inspection_id, item, answer, signature_name, ...vehicle }) => ({
    id,
    to: `/inspections/${inspection_id}`,
    vehicle: vehicle.unit_number ?? vehicleTitle(vehicle),
    text: `${itemLabel(item)}: ${answerTexts[answer]} (${signature_name}). It is not certified.`,
  }));
  return { reports, more: (found[0]?.all ?? 0) - found.length };
}

function unsafeSeen(trx: AccountTransaction, accountId: string) {
  return trx
    .selectFrom("inspection_open_defects as seen")
    .innerJoin("defects", (on) =>
      on.onRef("defects.account_id", "=", "seen.account_id").onRef("defects.id", "=", "seen.defect_id"),
    )
    .innerJoin("inspections", (on) =>
      on
        .onRef("inspections.account_id", "=", "seen.account_id")
        .onRef("inspections.id", "=", "seen.inspection_id"),
    )
    .innerJoin("vehicles", (on) =>
      on
        .onRef("vehicles.account_id", "=", "defects.account_id")
        .onRef("vehicles.id", "=", "defects.vehicle_id"),
    )
    .select(["seen.id", "seen.inspection_id", "seen.item", "seen.answer", "inspections.signature_name"])
    .select(["make_model", "make", "model", "year", "vehicles.unit_number"])
    .select(sql<number>`count(*) over ()::int`.as("all"))
    .where("seen.account_id", "=", accountId)
    .where("vehicles.archived_at", "is", null)
    .where(
      sql<boolean>`not exists (select 1 from defect_certifications done
          where done.account_id = defects.account_id and done.defect_id = defects.id)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from inspection_open_defects later
          join inspections newer on newer.account_id = later.account_id and newer.id = later.inspection_id
          where later.account_id = seen.account_id and later.defect_id = seen.defect_id and newer.made_at > inspections.made_at)`,
    )
    .orderBy("inspections.made_at", "desc")
    .orderBy("seen.id");
}
