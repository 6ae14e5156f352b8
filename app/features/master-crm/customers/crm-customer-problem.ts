import type { Question } from "~/http/forms/form-answer.server";

/** `shares` is what both have; `to` is its page. */
export type SameCompany = { name: string; to: string; shares: string[] };

export type CrmCustomerProblem =
  { problem: "gone" } | { problem: "changed-meanwhile"; version: number } | SameCompanyFound;
export type SameCompanyFound = { problem: "same-company"; same: SameCompany[] };

/** Asked once; saved when the button is pressed. */
export function sameCompanyQuestion({ same }: SameCompanyFound): Question {
  return {
    title: "This customer may be there already",
    texts: same.map(({ name, shares }) => `${name} has the same ${shares.join(", ")}.`),
    links: same.map(({ to, name }) => ({ to, label: name })),
    choices: [{ name: "confirmed", value: "same-customer", label: "It is another company: add it" }],
  };
}

export function crmCustomerProblemText(problem: CrmCustomerProblem) {
  switch (problem.problem) {
    case "same-company":
      return { question: sameCompanyQuestion(problem) };
    case "gone":
      return {
        formErrors: ["This customer was deleted. Nothing was saved. What you typed is still here."],
      };
    case "changed-meanwhile":
      return {
        formErrors: [
          "This customer was saved after you opened it, in another window or by somebody else. Below is what is saved now, in the form what you typed. Save again to keep yours.",
        ],
        latest: problem.version,
      };
  }
}
