import { formatCounted } from "~/ui/format";
import type { CompanyFilter } from "./company-choices";

/** "3 mails could not be sent:" */
export function failedMailsText(count: number, shown: number): string {
  const last = count > shown ? `; the last ${shown}` : "";
  return `${formatCounted(count, "mail")} could not be sent${last}:`;
}

/** When none failed. */
export function mailsText(sent: number): string {
  return sent > 0 ? "Every mail of this company could be sent." : "No mail of this company was sent yet.";
}

/** Not that somebody of each was here: a company younger than that may never have been. */
export const nobodyAway = "No company has been away for 14 days.";

export function noCompaniesText(search: string, filter: CompanyFilter): string {
  if (search) return `No company is found for “${search}”.`;
  return {
    all: "No company has signed up yet.",
    trials: "No trial ends within seven days.",
    unseen: nobodyAway,
    waiting: "Nobody is on the waitlist.",
    unfollowed: "Every company is a customer of the CRM.",
  }[filter];
}

export function releasedText(count: number): string {
  return `${formatCounted(count, "person").replace("persons", "people")} may sign in now. A mail says so where a mail server is set up.`;
}
