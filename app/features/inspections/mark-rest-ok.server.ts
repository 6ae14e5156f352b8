import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { reportsOfUnit } from "./get-inspection.server";
import type { CheckResult, CheckedItem, InspectionItem } from "./items/inspection-items";
import type { Combination } from "./open-defects/open-defects.server";
import { towedField } from "./trailer/named-trailer";

const couplingItems: InspectionItem[] = ["coupling_devices", "trailer_brake_connections"];

type Posted = { fields: FormData };

/** The button "All others OK" was pressed: items without a result get one, and nothing is saved. */
export function isMarkRestOk({ fields }: Posted): boolean {
  return fields.get("step") === "others-ok";
}

/** By the field of the form. */
type LastResults = Map<string, CheckResult>;

/** What the last report of each unit said of its items. */
export async function getLastResults(
  scope: Scope,
  { vehicleId, trailer }: Combination,
): Promise<LastResults> {
  return scope.db(async (trx) => {
    const own = await lastChecks(trx, vehicleId);
    const towed = trailer?.id ? await lastChecks(trx, trailer.id) : [];
    return new Map([
      ...own.map(({ item, result }) => [item, result] as const),
      ...towed.map(({ item, result }) => [towedField(item), result] as const),
    ]);
  });
}

/** Also of a report in which it was the trailer. */
async function lastChecks(trx: AccountTransaction, vehicleId: string) {
  const last = await trx
    .selectFrom("inspections")
    .select(["id", "vehicle_id"])
    .where(reportsOfUnit(vehicleId))
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return [];
  return trx
    .selectFrom("inspection_checks")
    .select(["item", "result"])
    .where("inspection_id", "=", last.id)
    .where("of_trailer", "=", last.vehicle_id !== vehicleId)
    .execute();
}

/**
 * `left` are the items that not every unit of the kind has, while no report has said whether this one does, and the coupling that a report
 * without a trailer left out: nobody signs them by one press.
 */
export function markRestOk({ fields }: Posted, items: CheckedItem[], last: LastResults) {
  const open = items.filter(({ field }) => !fields.get(field));
  const hasTrailer = items.some(({ ofTrailer }) => ofTrailer);
  const isNotCoupled = ({ key, field }: CheckedItem) =>
    hasTrailer && couplingItems.includes(key) && last.get(field) === "not_applicable";
  const isKnown = (item: CheckedItem) => (!item.varies || last.has(item.field)) && !isNotCoupled(item);
  const filled = open.filter(isKnown).map(({ field }): [string, CheckResult] => {
    return [field, last.get(field) === "not_applicable" ? "not_applicable" : "ok"];
  });
  return { filled: Object.fromEntries(filled), left: open.filter((item) => !isKnown(item)) };
}
