import type { InvoiceMailProblem } from "./invoice-mail.server";
import { mailSchema } from "./mail-schema";

type Mailed = "invoice" | "statement";

/** The form that sends it, for saveForm. */
export const mailForm = (what: Mailed) => ({
  schema: mailSchema,
  failure: `Failed to send the ${what}`,
  invalid: () => notSent,
  check: ({ email }: { email: string }) => ({ notes: [`It goes to ${email}.`] }),
});

const notSent = "Not sent";

export function mailRefusal(refused: InvoiceMailProblem, what: Mailed) {
  const status = { gone: 404, "too-many": 429, demo: 409, "not-issued": 409, "no-email": 409 }[
    refused.problem
  ];
  return { title: notSent, formErrors: [mailProblemText(refused, what)], status };
}

export function mailProblemText({ problem }: InvoiceMailProblem, what: Mailed = "invoice"): string {
  switch (problem) {
    case "gone":
      return `This ${what} is no longer there.`;
    case "not-issued":
      return "A draft is not sent. Finalize it first.";
    case "no-email":
      return "No email on file for this customer. Print it instead.";
    case "demo":
      return "The demo sends no mail. Print it instead.";
    case "too-many":
      return "It was mailed ten times within an hour. Wait a while, or print it.";
  }
}

type Said = { kind: "info" | "error"; title: string; text: string };

export function mailQueuedText(email: string, isSetUp: boolean, what: Mailed): Said {
  return isSetUp
    ? {
        kind: "info",
        title: `Queued for ${email}`,
        text: "It is sent once the mail server has taken it: this page says so below.",
      }
    : {
        kind: "error",
        title: "Not sent: mail is not set up here",
        text: `The mail is kept under Mail. Print the ${what} instead.`,
      };
}
