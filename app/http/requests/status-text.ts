import { isRouteErrorResponse } from "@remix-run/react";

export const statusWords: Record<number, { title: string; text: string } | undefined> = {
  400: {
    title: "That could not be read",
    text: "The form arrived incomplete. Nothing was saved. Go back and send it again.",
  },
  403: { title: "Not allowed", text: "Your sign-in does not allow this." },
  404: {
    title: "Oops! Page not found",
    text: "There is nothing at this address, or it is not yours to see.",
  },
  405: { title: "Nothing to send here", text: "This page takes no forms. Nothing was changed." },
  413: {
    title: "Too large",
    text: "What was sent is larger than this page takes. Nothing was saved. Go back and shorten it.",
  },
  415: {
    title: "That kind of data is not taken here",
    text: "Forms are sent from the pages of this site. Nothing was changed.",
  },
  503: {
    title: "Out of reach for a moment",
    text: "The database does not answer. Nothing was changed. Try again in a minute.",
  },
};

export function statusTitle(error: unknown): string {
  const known = isRouteErrorResponse(error) ? statusWords[error.status] : undefined;
  return known?.title ?? "Unexpected Application Error!";
}
