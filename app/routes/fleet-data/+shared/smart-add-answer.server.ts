import type { Scope } from "~/auth/scope";
import { partProblemText } from "~/features/parts/part-problem";
import type { SmartAddProblem } from "~/features/scanned-parts/vehicle/add-to-vehicle.server";
import { sameInvoiceQuestion } from "~/features/scanned-parts/same-invoice-question";
import { scanGone } from "~/features/scanned-parts/scanned-parts-text";
import { type ScannedInvoice, sumOf, totalText } from "~/features/scanned-parts/scanned-invoice";
import type { SmartAdd } from "~/features/scanned-parts/vehicle/smart-add-schema";
import type { Refused } from "~/http/forms/save-form.server";
import { formatCounted } from "~/ui/format";

/** What "Done Editing" says: what would be added, and whether it adds up. */
export function smartAddNotes(scan: ScannedInvoice | null) {
  return ({ rows, addLabor, labor }: SmartAdd) => {
    const sum = sumOf(rows.map(({ cost }) => cost ?? ""));
    const total = scan && totalText(sum, scan);
    return {
      notes: [
        `To add: ${formatCounted(rows.length, "part")}${addLabor ? `, and the labor: ${labor}` : ""}.`,
        ...(total ? [total] : []),
      ],
    };
  };
}

/** The message of the next page has room for a few. */
const maxNotes = 3;

export function smartAddedText(
  { parts, notes }: { parts: number; notes: string[] },
  { addLabor }: SmartAdd,
): { title: string; text: string } {
  if (parts === 0) return { title: "Service entry added", text: "The labor of the invoice, without parts." };
  const more = notes.length > maxNotes ? [`The same is true of ${notes.length - maxNotes} more.`] : [];
  const labor = addLabor ? " and its labor" : "";
  const texts = [
    `${formatCounted(parts, "part")} of the invoice${labor}.`,
    ...notes.slice(0, maxNotes),
    ...more,
  ];
  return { title: "Parts added!", text: texts.join(" ") };
}

export function smartAddRefusal(
  scope: Scope,
  { sameInvoice: given }: SmartAdd,
  problem: SmartAddProblem,
): Refused {
  switch (problem.problem) {
    case "same-invoice":
      return { question: sameInvoiceQuestion(problem, { given, timeZone: scope.account.timeZone }) };
    case "scan-gone":
      return scanGone;
    case "labor":
      return { formErrors: ["The labor could not be recorded: the vehicle is gone. Nothing was added."] };
    case "row": {
      const text = partProblemText(problem.why);
      const texts = "fieldErrors" in text ? Object.values(text.fieldErrors ?? {}).flat() : [];
      const more = "formErrors" in text ? (text.formErrors ?? []) : [];
      return { formErrors: [...texts, ...more].map((one) => `Row ${problem.index + 1}: ${one}`) };
    }
  }
}
