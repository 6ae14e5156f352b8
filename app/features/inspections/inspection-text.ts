import { resultNames } from "./items/inspection-items";
import type { InspectionView, Signature } from "./inspection-view";

export function inspectionText(report: InspectionView): string {
  return [
    `${report.kind}\n${report.company}`,
    [
      `Vehicle: ${report.vehicle}`,
      report.unit && `Unit: ${report.unit}`,
      `${report.number.label}: ${report.number.text}`,
      report.trailer && `Trailer: ${report.trailer.text}`,
      `Mileage: ${report.mileage}`,
      `Inspected: ${report.driver.time}`,
      `Time zone: ${report.timeZone}`,
    ]
      .filter(Boolean)
      .join("\n"),
    `DEFECTS\n${report.defects.length > 0 ? report.defects.map(defectText).join("\n\n") : noDefects(report)}`,
    report.openDefects.length > 0 &&
      `OPEN DEFECTS OF EARLIER REPORTS\n${report.openDefects.map(({ text, said }) => `${text}: ${said}`).join("\n")}`,
    ...report.groups.map(
      ({ name, items }) =>
        `${name.toUpperCase()}\n${items.map((item) => `${item.label}: ${resultNames[item.result]}`).join("\n")}`,
    ),
    report.notes && `NOTES\n${report.notes}`,
    `SIGNATURES\n${signaturesText(report)}`,
    report.corrections.length > 0 &&
      `CORRECTIONS\n${report.corrections.map(({ text, by }) => `${text}\n  ${signed(by)}`).join("\n\n")}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

export function noDefects({ openDefects }: Pick<InspectionView, "openDefects">): string {
  return openDefects.length > 0 ? "No new defects found." : "No defects found.";
}

function defectText({ item, note, unsafe, certification }: InspectionView["defects"][number]): string {
  const state = certification
    ? `${certification.outcome}${certification.note ? `: ${certification.note}` : ""}\n  Certified by ${signed(certification.by)}`
    : "Open: not certified yet";
  return `${item}: ${note}${unsafe ? " (NOT SAFE TO DRIVE)" : ""}\n  ${state}`;
}

function signaturesText({ driver, acknowledgements, defects }: InspectionView): string {
  const reviewed = acknowledgements.map((by) => `Reviewed by the next driver: ${signed(by)}`);
  const waiting = defects.length > 0 ? ["Not yet reviewed by the next driver"] : [];
  return [`Driver: ${signed(driver)}`, ...(reviewed.length > 0 ? reviewed : waiting)].join("\n");
}

function signed({ name, email, time, unit, entered }: Signature): string {
  if (entered) return `${name}, ${time} (${entered})`;
  return `${name} (signed in as ${email}), ${time}${unit ? ` (for the ${unit})` : ""}`;
}
