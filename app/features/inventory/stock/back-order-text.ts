import { formatCount, formatCounted, formatTime } from "~/ui/format";
import type { BackOrder } from "./back-orders.server";
import type { HandOverProblem } from "./hand-over.server";

type Owed = Pick<BackOrder, "customer" | "invoiceNumber" | "quantity" | "since">;

export function backOrderText({ customer, invoiceNumber, quantity, since }: Owed, timeZone: string): string {
  return `${formatCount(quantity)} for ${customer}, ${invoiceNumber}, since ${formatTime(since, timeZone)}`;
}

export function handOverProblemText(problem: HandOverProblem) {
  switch (problem.problem) {
    case "gone":
      return { formErrors: ["Somebody deleted this part. Nothing was saved."] };
    case "not-owed":
      return {
        fieldErrors: {
          quantity: [
            problem.owed === 0
              ? "Nothing is owed on that invoice any more"
              : `Only ${formatCounted(problem.owed, "piece")} are owed`,
          ],
        },
      };
    case "not-there":
      return {
        fieldErrors: {
          quantity: [`Only ${formatCounted(problem.onHand, "piece")} on hand: receive them first`],
        },
      };
  }
}
