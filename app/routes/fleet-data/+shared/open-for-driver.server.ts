import type { Scope } from "~/auth/scope";
import { listInspectionsToRead } from "~/features/inspections/get-inspection.server";
import { itemLabel } from "~/features/inspections/items/inspection-items";
import { inspectionView } from "~/features/inspections/inspection-view";
import type { ReportToRead } from "~/features/inspections/inspections-to-read";
import type { OpenDefectShown } from "~/features/inspections/open-defects/open-defect-fields";
import type { Combination, UnsafeDefect } from "~/features/inspections/open-defects/open-defects.server";
import { formatTime } from "~/ui/format";

export function openDefectsShown(defects: UnsafeDefect[], timeZone: string): OpenDefectShown[] {
  return defects.map(({ id, item, note, made_at, onTrailer }) => ({
    id,
    item: onTrailer ? `Trailer: ${itemLabel(item)}` : itemLabel(item),
    note,
    found: `found ${formatTime(made_at, timeZone)}`,
  }));
}

/** Each with the part of it that is about to be driven. */
export async function reportsToRead(scope: Scope, combination: Combination): Promise<ReportToRead[]> {
  const { vehicleId, trailer } = combination;
  const reports = await listInspectionsToRead(scope, combination);
  return reports.map((report) => {
    const { id, kind, driver, defects } = inspectionView(report, scope.account.timeZone);
    const { vehicle_id, trailer_id, trailer_name } = report.inspection;
    const isSame = trailer_name !== null && trailer?.id === trailer_id && trailer_name === trailer?.name;
    const ofTractor = vehicle_id === vehicleId;
    // Inspected on its own, all of the report is the trailer's.
    const ofTrailerAlone = !ofTractor && vehicle_id === trailer?.id;
    const isWhole = ofTrailerAlone || (ofTractor && (isSame || trailer_name === null));
    const unit = isWhole ? "both" : ofTractor ? "tractor" : "trailer";
    return { id, kind, driver, defects, unit, isOfTrailer: !ofTractor };
  });
}
