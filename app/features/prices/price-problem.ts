import { scansNote } from "~/features/inventory/item/glued-scans";

export type PriceProblem =
  | { problem: "customer-gone" }
  | { problem: "no-part"; number: string; ways: string[][] }
  | { problem: "several-parts"; number: string; parts: string[] };

export function priceProblemText(problem: PriceProblem) {
  switch (problem.problem) {
    case "customer-gone":
      return { formErrors: ["Somebody deleted this customer. Nothing was saved."] };
    case "no-part":
      return {
        fieldErrors: {
          partNumber: [
            `No part of your inventory has the number “${problem.number}”`,
            ...(problem.ways.length > 0
              ? [`${scansNote(problem.number, problem.ways)}. A price is for one part`]
              : []),
          ],
        },
      };
    case "several-parts":
      return {
        fieldErrors: {
          partNumber: [`“${problem.number}” may be ${problem.parts.join(" or ")}: type the whole number`],
        },
      };
  }
}
