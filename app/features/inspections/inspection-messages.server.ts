import { type Alert, noAlert } from "~/features/breakdowns/alert-text";
import { formatDay } from "~/ui/format";
import { formatReading } from "~/features/meters/meter-unit";
import { type CheckedItem, kindNames } from "./items/inspection-items";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { type NewInspection, openDefectAsked } from "./inspection-schema";
import { type Signer, signsAs } from "./signature";
import type { addInspection } from "./inspections.server";

export const toSignature = { to: "#inspection-signatureName", label: "Go on to the signature" };

/** What "All others OK" did. */
export function filledFacts(filled: Record<string, string>, left: CheckedItem[]) {
  const results = Object.values(filled);
  const isMissing = results.filter((result) => result === "not_applicable").length;
  const said = `${results.length - isMissing} items set to OK`;
  const missing = isMissing > 0 ? `, ${isMissing} to N/A as in the last report` : "";
  const others = left.length > 0 ? ` ${left.length} left to you.` : "";
  const text = `${said}${missing}.${others} Nothing is saved yet.`;
  const first = left[0];
  const goTo = first ? { to: `#inspection-${first.field}`, label: "Go on to these" } : toSignature;
  return { text, left: left.map(({ label }) => label), goTo };
}

export function summarizeInspection(
  { kind, checks, defects, meter, trailer, madeAt, ...typed }: NewInspection,
  signer: Signer,
): string[] {
  const count = (result: string) => checks.filter((check) => check.result === result).length;
  const unsafe = defects.filter(({ cannotBeDriven }) => cannotBeDriven).length;
  const defectText = `${count("defect")} ${count("defect") === 1 ? "defect" : "defects"}`;
  const reading = meter.mileage && formatReading(meter.mileage.value, meter.mileage.unit);
  return [
    `${kindNames[kind]}${reading ? ` at ${reading}` : ""}${trailer ? ` with trailer ${trailer.name}` : ""}: ${count("ok")} items OK, ${defectText}, ${count("not_applicable")} not applicable.`,
    ...(unsafe > 0 ? ["Not safe to drive: this is reported as a breakdown too."] : []),
    ...(madeAt ? [`Written on paper on ${formatDay(madeAt.slice(0, 10))} at ${madeAt.slice(11)}.`] : []),
    `${signsAs(signer, typed)}. Once it is saved it cannot be changed.`,
  ];
}

export function savedMessage(
  { meter, openDefects }: NewInspection,
  alert: Alert | undefined,
): string | undefined {
  const breakdown = alert && `Reported as a breakdown too. ${alertText(alert)}`;
  const notCertified =
    openDefects.length > 0 &&
    "Do not drive: a defect of an earlier report is not certified as repaired. The managers see it.";
  return [meter.mileage?.note, breakdown, notCertified].filter(Boolean).join(" ") || undefined;
}

function alertText({ outlook, managers }: Alert): string {
  if (outlook !== "mail") return noAlert(outlook);
  if (managers === 0) return "The account has no manager to mail an alert to: call.";
  return "An alert to the managers is queued: the breakdown's page says when it is delivered.";
}

type AddProblem = Extract<Awaited<ReturnType<typeof addInspection>>, { problem: string }>;

export function inspectionProblemText(problem: AddProblem) {
  if (problem.problem === "trailer-gone")
    return {
      fieldErrors: {
        trailer: [`${problem.name} left the fleet since you opened this form`],
      },
    };
  if (problem.problem === "open-defect")
    return { formErrors: [`${openDefectAsked(problem.item, problem.onTrailer)}.`] };
  return recordProblemText(problem, "inspection");
}
