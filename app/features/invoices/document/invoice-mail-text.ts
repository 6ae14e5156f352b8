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
