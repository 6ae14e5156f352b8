import { formatCount } from "~/ui/format";
import type { LookupProblem } from "./ask-for-part.server";

export const signInToLookUp = "Authentication required: Please log in to use part lookup";
export const numberMissing = "Please enter a part number to look up";

export const checkFirst = "From the lookup service: check before you rely on it.";

export function lookupPage(number: string): string {
  return number ? `/inventory/lookup?${new URLSearchParams({ number }).toString()}` : "/inventory/lookup";
}

/** The message for a lookup that brought nothing. `midnight`: the time zone in which the day ends. */
export function lookupProblemText(problem: LookupProblem, limit: number, midnight: string) {
  switch (problem.problem) {
    case "over-limit":
      return {
        title: "Lookup limit reached",
        formErrors: [
          `All ${formatCount(limit)} lookups of today are used. They start again at midnight, ${midnight} time. Nothing was asked.`,
        ],
        status: 429,
      };
    case "unreadable":
      return {
        title: "Validation Error",
        formErrors: ["The lookup service takes at most 60 letters, digits, blanks and . / # + * _ -"],
        status: 400,
      };
    case "unreachable":
      return {
        title: "Lookup error",
        formErrors: ["Unable to connect to lookup service", `${notCounted} Try again later.`],
        status: 503,
      };
    case "busy":
      return failed("The lookup service is busy. Try again later.", 503);
    case "bad-answer":
      return failed("The lookup service gave an answer that could not be read.", 502);
    case "refused":
      return failed("The lookup service refused the question. Whoever runs this product can see why.", 502);
    case "not-configured":
      return failed("No lookup service is set up here.", 503);
  }
}

const notCounted = "This lookup was not counted.";

function failed(why: string, status: number) {
  return { title: "Lookup failed", formErrors: [`${why} ${notCounted}`], status };
}

/** "Lookups today: 3 / 50". */
export function usageText({ used, limit }: { used: number; limit: number }): string {
  return `Lookups today: ${formatCount(used)} / ${formatCount(limit)}`;
}
