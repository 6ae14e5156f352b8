import { formatDay } from "~/ui/format";

/** Nothing is changed when one of these is returned. */
export type InvoiceProblem =
  | { problem: "gone" }
  | { problem: "missing-customer" }
  | { problem: "missing-items" }
  /** Line places, from 1. */
  | { problem: "no-quantity"; lines: number[] }
  | { problem: "changed-meanwhile"; version: number }
  | { problem: "issued"; number: string }
  /** The customer became tax exempt, or is not any more. */
  | { problem: "tax-changed" }
  /** Questions that the page Finalize Invoice asks. */
  | { problem: "to-be-asked"; questions: string[] }
  /** By recorded payments. */
  | { problem: "paid" }
  | { problem: "reason-missing" }
  /** Below cost or without tax, and nobody said why. */
  | { problem: "unusual-sale" }
  /** A counter may not. */
  | { problem: "managers-only" }
  /** Part numbers that a counter may not sell so. */
  | { problem: "below-cost"; parts: string[] }
  /** Line places, from 1, of returned cores that name no sale. */
  | { problem: "core-unnamed"; lines: number[] }
  /** Part numbers of cores bought elsewhere, which a counter may not pay for. */
  | { problem: "core-elsewhere"; parts: string[] }
  | { problem: "core-not-out"; reasons: string[] }
  /** Another return or credit note of the same sale left other cents. */
  | { problem: "cores-changed" }
  | { problem: "not-issued" }
  | { problem: "books-closed"; until: string }
  | { problem: "credited"; notes: string[] }
  /** The lines, and how many pieces are left to credit. */
  | { problem: "too-many"; lines: { id: string; left: number }[] }
  | { problem: "not-a-credit-note" }
  | { problem: "still-charged"; number: string };

export type DraftProblem = Extract<InvoiceProblem, { problem: "gone" | "issued" }>;

const fixedTexts = {
  gone: "This invoice is no longer there.",
  "tax-changed":
    "Whether the customer is tax exempt changed after this draft was saved. Open it, look at the total, and save it again.",
  "cores-changed":
    "Something else of the sale whose cores come back was credited after this draft was saved. Open it, look at the total, and save it again.",
  "changed-meanwhile": "Somebody else saved this invoice after you opened it. Look at it again.",
  "unusual-sale":
    "It is sold below cost or without tax: finalize it on its own page, where the reason is asked.",
  paid: "Nothing is open on it: it is paid by recorded payments or credited. Take one of them back first.",
  "reason-missing":
    "Say why: a sale or payment that is taken back, or charged again, is kept with its reason.",
  "managers-only":
    "A manager can do this. At the counter, an own sale is cancelled on its day, while nothing is paid.",
  "not-issued": "This is not a finalized invoice.",
  "too-many": "More pieces than are left to credit. Somebody else may have credited some meanwhile.",
  "not-a-credit-note": "This is not a credit note that counts.",
};

type Fixed = Extract<InvoiceProblem, { problem: keyof typeof fixedTexts }>;
const isFixed = (problem: InvoiceProblem): problem is Fixed => problem.problem in fixedTexts;

export function invoiceProblemText(problem: InvoiceProblem): { title: string; text: string } {
  const refused = (text: string) => ({ title: "Nothing was changed", text });
  if (isFixed(problem)) return refused(fixedTexts[problem.problem]);
  switch (problem.problem) {
    case "missing-customer":
    case "missing-items":
    case "no-quantity":
    case "core-unnamed":
      return incompleteText(problem);
    case "issued":
      return refused(`This invoice was finalized meanwhile: it is ${problem.number}.`);
    case "to-be-asked":
      return refused(`${problem.questions.join(". ")}. Press Finalize Invoice to sell it like that.`);
    case "below-cost":
      return refused(`${problem.parts.join(", ")}: below the allowed price. A manager can sell it.`);
    case "core-elsewhere":
      return refused(
        `${problem.parts.join(", ")}: a core that was bought elsewhere. A manager can pay for it.`,
      );
    case "core-not-out":
      return refused(`${problem.reasons.join(". ")}.`);
    case "books-closed":
      return refused(
        `The books are closed through ${formatDay(problem.until)}. A manager can open them again under Settings.`,
      );
    case "still-charged":
      return refused(`${problem.number} is charged. Only what was cancelled is copied.`);
    case "credited":
      return refused(
        `${problem.notes.join(", ")} ${problem.notes.length === 1 ? "credits" : "credit"} this invoice. Cancel that first.`,
      );
  }
}

type Incomplete = Extract<
  InvoiceProblem,
  { problem: "missing-customer" | "missing-items" | "no-quantity" | "core-unnamed" }
>;

function incompleteText(problem: Incomplete): { title: string; text: string } {
  switch (problem.problem) {
    case "missing-customer":
      return { title: "Missing customer", text: "Please select a customer" };
    case "missing-items":
      return { title: "Missing items", text: "Add at least one item to the invoice" };
    case "no-quantity":
      return {
        title: "Missing quantity",
        text: `Quantity must be 1 or greater in line ${problem.lines.join(", ")}`,
      };
    case "core-unnamed":
      return {
        title: "Missing sale",
        text: `Name the sale of the returned core, or say why it was bought elsewhere, in line ${problem.lines.join(", ")}`,
      };
  }
}
