import type { Flash } from "~/http/requests/flash.server";

/** Says no more than is known: whether the mail arrived is on the contact page later. */
export function requestedText(isMailed: boolean, salesEmail: string): Flash {
  return isMailed
    ? {
        kind: "success",
        title: "Your request is kept",
        text: `It is on its way to ${salesEmail}. Contact Sales shows whether the mail went out.`,
      }
    : {
        kind: "info",
        title: "Your request is kept, but not mailed",
        text: `Mail to sales is not set up here. Sales finds it in its list; to be sure, write to ${salesEmail}.`,
      };
}

export function tooManyRequests(salesEmail: string): string {
  return `Your company sent several requests in the last hour. Nothing was sent; what you typed is still here. Send it later, or write to ${salesEmail}.`;
}
