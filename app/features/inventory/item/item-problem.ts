import { levelUp } from "~/auth/permissions";
import { formatCount, formatCounted } from "~/ui/format";
import { maxPieces } from "~/features/amounts/read-count";

/** Why a part was not saved. */
export type ItemProblem =
  | { problem: "duplicate"; itemId: string }
  | { problem: "limit"; limit: number }
  | { problem: "gone" }
  | { problem: "customer-gone" }
  | { problem: "changed-meanwhile"; version: number }
  | { problem: "stock-moved"; quantity: number }
  | { problem: "too-many" }
  | { problem: "owed"; quantity: number }
  | BeingCounted;

export type BeingCounted = { problem: "being-counted"; countId: string; by: string; since: string };

/** A new part's number may be too much like another's. */
export type NewItemProblem = ItemProblem | { problem: "look-alike"; alike: LookAlike[] };

export type LookAlike = { id: string; partNumber: string; description: string };

const kept = "What you typed is still here.";

type Words = {
  title?: string;
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  latest?: number;
  link?: { to: string; label: string };
  /** The quantity that a form about it should start from now. */
  quantityNow?: number;
};

const changedMeanwhile =
  "Somebody else saved this part after you opened it. Below is what is saved now, in the form what you typed. Save again to keep yours.";

/** The message, and its title when the specification has one. */
export function itemProblemText(problem: ItemProblem): Words {
  switch (problem.problem) {
    case "duplicate":
      return {
        title: "Duplicate Part",
        fieldErrors: { partNumber: ["This part number already exists in your inventory"] },
        link: { to: `/inventory/${problem.itemId}`, label: "Open the part that has it" },
      };
    case "limit":
      return {
        title: "Upgrade Required",
        formErrors: [`Your plan holds ${problem.limit} inventory items.`, kept],
        link: levelUp,
      };
    case "gone":
      return { formErrors: [`Somebody deleted this part. Nothing was saved. ${kept}`] };
    case "customer-gone":
      return { formErrors: [`This customer is no longer there. Nothing was saved. ${kept}`] };
    case "changed-meanwhile":
      return { formErrors: [changedMeanwhile], latest: problem.version };
    case "too-many":
      return {
        fieldErrors: { quantity: [`With what is there it would be more than ${formatCount(maxPieces)}`] },
      };
    case "owed":
      return stillOwed(problem.quantity);
    case "stock-moved":
      return stockMoved(problem.quantity);
    case "being-counted":
      return {
        title: "Count Mode Active",
        formErrors: [
          `${problem.by} is counting this part. It can be changed when the count is finished. Nothing was saved. ${kept}`,
        ],
        link: { to: `/inventory/count/${problem.countId}`, label: "Open the count" },
      };
  }
}

function stillOwed(quantity: number): Words {
  const owed = `${formatCounted(quantity, "piece")} of it are still owed to customers`;
  return {
    formErrors: [`${owed}. Hand them over, or cancel or credit their invoices, first. Nothing was changed.`],
  };
}

function stockMoved(quantity: number): Words {
  const now = formatCounted(quantity, "piece");
  const text = `The stock moved after you opened this: it is ${now} now. Check yours, and save again to set it.`;
  return { fieldErrors: { quantity: [text] }, quantityNow: quantity };
}
