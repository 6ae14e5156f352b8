import { formatDay } from "~/ui/format";

/** `next` as YYYY-MM-DD, or null. */
export function followUpText(next: string | null): string {
  return next ? `Next follow-up ${formatDay(next)}.` : "No follow-up is planned.";
}

export function followUpProblemText({ problem }: { problem: "gone" | "not-due" }) {
  return {
    formErrors: [
      problem === "gone"
        ? "This customer was deleted. Nothing was changed."
        : "No follow-up with this customer is due: it was done already, or moved. Nothing was changed.",
    ],
  };
}
