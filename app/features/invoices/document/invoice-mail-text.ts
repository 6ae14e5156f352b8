import type { InvoiceMailProblem } from "./invoice-mail.server";

export function mailProblemText({ problem }: InvoiceMailProblem): string {
  switch (problem) {
    case "gone":
      return "This invoice is no longer there.";
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

export function mailQueuedText(email: string, isSetUp: boolean, what: "invoice" | "statement"): Said {
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
