import { formatCount, formatCounted } from "~/ui/format";

/** What a customer still has here: how many parts and pieces, and the first part numbers. */
export type StockLeft = { parts: number; pieces: number; first: string[] };

export type CustomerProblem =
  | { problem: "gone" }
  | { problem: "changed-meanwhile"; version: number }
  | ({ problem: "has-stock" } & StockLeft)
  | SameCustomerFound;

/** `shares` is what both have. */
export type SameCustomer = { id: string; name: string; shares: ("name" | "phone" | "email" | "address")[] };
export type SameCustomerFound = { problem: "same-customer"; same: SameCustomer[] };

type Page = { to: (id: string) => string; save: string };

/** Asked once; saved when the button is pressed. */
export function sameCustomerQuestion({ same }: SameCustomerFound, { to, save }: Page) {
  return {
    title: "This customer may be there already",
    texts: same.map(({ name, shares }) => `${name} has the same ${shares.join(", ")}.`),
    links: same.map(({ id, name }) => ({ to: to(id), label: name })),
    choices: [{ name: "confirmed", value: "same-customer", label: `It is another customer: ${save}` }],
  };
}

export const invoicedCustomer = (id: string) => `/invoicing/customers/${id}`;
export const stockCustomer = (id: string) => `/inventory/reseller/customers/${id}/edit`;

export function customerProblemText(problem: CustomerProblem, to = invoicedCustomer) {
  switch (problem.problem) {
    case "same-customer":
      return { question: sameCustomerQuestion(problem, { to, save: "save it" }) };
    case "gone":
      return {
        formErrors: ["Somebody deleted this customer. Nothing was saved. What you typed is still here."],
      };
    case "changed-meanwhile":
      return {
        formErrors: [
          "Somebody else saved this customer after you opened it. Below is what is saved now, in the form what you typed. Save again to keep yours.",
        ],
        latest: problem.version,
      };
    case "has-stock":
      return { formErrors: [`${stockLeftText(problem)} Delete these parts first.`] };
  }
}

export function stockLeftText({ parts, pieces, first }: StockLeft): string {
  const more = parts > first.length ? ` and ${formatCount(parts - first.length)} more` : "";
  return `This customer still has stock here: ${formatCounted(parts, "part")}, ${formatCounted(pieces, "piece")} (${first.join(", ")}${more}).`;
}
