import { formatTime } from "~/ui/format";
import type { UnitKind } from "~/features/vehicles/unit-kind/unit-kind";
import { formatReading } from "~/features/meters/meter-unit";
import { doneByText } from "~/features/service/done-by";
import {
  type CheckResult,
  groupsOf,
  itemLabel,
  itemOfUnit,
  itemsOfCombination,
  kindNames,
} from "./items/inspection-items";
import type { Inspection } from "./get-inspection.server";
import { answerTexts } from "./open-defects/answers";
import { towedField, trailerText } from "./trailer/named-trailer";

type Signed = { signature_name: string; signature_email: string; signed_at: Date };

export type Signature = {
  name: string;
  email: string;
  time: string;
  /** Of an acknowledgement of one unit of a combination. */
  unit?: "tractor" | "trailer" | null;
  /** Of a paper report: who entered it, and when. */
  entered?: string;
};
export type InspectionView = ReturnType<typeof inspectionView>;

export const outcomeNames = { repaired: "Repaired", not_necessary: "Repair not necessary" };

/** A report as it is printed, shown and mailed: every time in the account's time zone. */
export function inspectionView(report: Inspection, timeZone: string) {
  const { inspection } = report;
  // Before the kinds each report had the items of a truck.
  const unitKind = inspection.unit_kind ?? "truck";
  const signature = ({ signature_name, signature_email, signed_at }: Signed): Signature => ({
    name: signature_name,
    email: signature_email,
    time: formatTime(signed_at, timeZone),
  });
  return {
    id: inspection.id,
    vehicleId: inspection.vehicle_id,
    kind: kindNames[inspection.kind],
    company: inspection.company_name,
    vehicle: inspection.vehicle_title,
    unit: inspection.unit_number,
    number: numberOf(inspection),
    mileage: mileageOf(inspection),
    notes: inspection.notes,
    driver: driverOf(inspection, signature, timeZone),
    timeZone,
    trailer: trailerOf(inspection),
    groups: groupsOfReport(unitKind, report),
    defects: sortedByItem(unitKind, report.defects).map((defect) => defectFacts(defect, report, signature)),
    openDefects: report.openDefects.map(({ id, note, found_at, answer, isOpen, ...seen }) => ({
      id,
      text: `${itemOfUnit({ ...seen, trailer_name: inspection.trailer_name })}: ${note} (found ${formatTime(found_at, timeZone)})`,
      said: answerTexts[answer],
      isOpen,
    })),
    acknowledgements: report.acknowledgements.map((row) => ({ ...signature(row), unit: row.unit })),
    corrections: report.corrections.map((row) => ({ text: row.correction, by: signature(row) })),
  };
}

function defectFacts(
  { id, item, of_trailer, note, cannot_be_driven, vehicle_id, ...defect }: Inspection["defects"][number],
  { inspection, certifications, photos }: Inspection,
  signature: (signed: Signed) => Signature,
) {
  const certification = certifications.find(({ defect_id }) => defect_id === id);
  return {
    id,
    item: itemOfUnit({ item, of_trailer, trailer_name: inspection.trailer_name }),
    ofTrailer: of_trailer,
    note,
    unsafe: cannot_be_driven,
    breakdownTo: defect.breakdown_id
      ? `/fleet-data/${vehicle_id}/breakdowns/${defect.breakdown_id}`
      : undefined,
    isBreakdownOpen: defect.isBreakdownOpen,
    photos: photos.filter(({ defect_id }) => defect_id === id).map(({ photo_id }) => photo_id),
    certification: certification && {
      outcome: outcomeNames[certification.outcome],
      note: certification.note,
      serviceTo: certification.service_entry_id
        ? `/fleet-data/${vehicle_id}/service/${certification.service_entry_id}`
        : undefined,
      doneBy: certification.service_entry_id ? doneByText(certification) : undefined,
      by: signature(certification),
    },
  };
}

/** Of a paper report with the time that it says, and who entered it when. */
function driverOf(
  inspection: Inspection["inspection"],
  signature: (signed: Signed) => Signature,
  timeZone: string,
): Signature {
  const { made_at, signed_at, signature_email } = inspection;
  if (made_at >= signed_at) return signature(inspection);
  const entered = `on paper; entered by ${signature_email}, ${formatTime(signed_at, timeZone)}`;
  return { ...signature({ ...inspection, signed_at: made_at }), entered };
}

function trailerOf({ trailer_id, trailer_name, trailer_title, trailer_vin }: Inspection["inspection"]) {
  if (trailer_name === null) return undefined;
  const named = trailerText({ name: trailer_name, title: trailer_title });
  const number = trailer_vin && trailer_vin !== trailer_name ? `, ${trailer_vin}` : "";
  return { id: trailer_id, text: `${named}${number}${trailer_id ? "" : " (not of the company)"}` };
}

function numberOf({ vin, serial_number }: Inspection["inspection"]) {
  if (vin !== null) return { label: "VIN", text: vin };
  return { label: "Serial number", text: serial_number ?? "" };
}

function mileageOf({
  reading_value,
  reading_unit,
  reading_struck_at,
  strike_reason,
}: Inspection["inspection"]): string {
  if (!reading_value || !reading_unit) return "Not recorded";
  const signed = formatReading(reading_value, reading_unit);
  if (!reading_struck_at) return signed;
  return `${signed} (struck out since it was signed${strike_reason ? `: ${strike_reason}` : ""})`;
}

/** The trailer's under its name. */
function groupsOfReport(unitKind: UnitKind, { inspection, checks }: Inspection) {
  const own = checks.filter(({ of_trailer }) => !of_trailer);
  const towed = checks.filter(({ of_trailer }) => of_trailer);
  return [
    ...checkedGroups(groupsOf(unitKind), own),
    ...checkedGroups(groupsOf("trailer"), towed).map(({ name, items }) => {
      return { name: `Trailer ${inspection.trailer_name}: ${name}`, items };
    }),
  ];
}

type Check = { item: string; result: CheckResult };

/** The items that were signed, also those that are no longer on the form. */
function checkedGroups(groupsOfKind: ReturnType<typeof groupsOf>, checks: Check[]) {
  const results = new Map(checks.map(({ item, result }) => [item, result]));
  const groups = groupsOfKind.map(({ name, items }) => ({
    name,
    items: items.flatMap(({ key, label }) => {
      const result = results.get(key);
      results.delete(key);
      return result ? [{ label, result }] : [];
    }),
  }));
  const others = [...results].map(([item, result]) => ({ label: itemLabel(item), result }));
  return [...groups, { name: "Other items", items: others }].filter(({ items }) => items.length > 0);
}

function sortedByItem<Row extends { item: string; of_trailer: boolean }>(kind: UnitKind, rows: Row[]): Row[] {
  const order: string[] = itemsOfCombination(kind, true).map(({ field }) => field);
  const place = ({ item, of_trailer }: Row) => order.indexOf(of_trailer ? towedField(item) : item);
  return [...rows].sort((one, other) => place(one) - place(other));
}

/** The state of a report with defects. */
export function stateOf({ defects, openDefects, acknowledgements }: InspectionView) {
  if (openDefects.some(({ isOpen }) => isOpen)) return "Do not drive";
  const open = defects.filter(({ certification }) => !certification);
  if (open.some(({ unsafe }) => unsafe)) return "Do not drive";
  if (open.length > 0) return `${open.length} open ${open.length === 1 ? "defect" : "defects"}`;
  if (defects.length > 0 && acknowledgements.length === 0) return "Repairs certified, not acknowledged yet";
  if (defects.length > 0) return "Repairs certified and acknowledged";
  return openDefects.length > 0 ? "No new defects" : "No defects";
}

type Units = Pick<InspectionView, "defects">;

/** The unit whose defects are all certified may be driven on, and its next driver acknowledges that (49 CFR 396.13). */
export function mayBeAcknowledged({ defects }: Units, unit: "tractor" | "trailer" | "both"): boolean {
  return defects.every(
    ({ ofTrailer, certification }) =>
      certification || (unit !== "both" && (unit === "trailer") !== ofTrailer),
  );
}
