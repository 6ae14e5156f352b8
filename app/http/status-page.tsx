import { Link, isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Page } from "~/ui/page";
import { usePageContext } from "./page-context";

const words: Record<number, { title: string; text: string }> = {
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

/** What a page shows instead of itself: the status in our own words, or `failure`, the section's text for what could not be loaded. */
export function StatusPage({ failure }: { failure?: string }) {
  const error = useRouteError();
  const { requestId } = usePageContext();
  if (isRouteErrorResponse(error) && words[error.status]) {
    const { title, text } = words[error.status]!;
    const reason = (error.data as { reason?: unknown } | null)?.reason;
    return (
      <Page title={title}>
        <p>{typeof reason === "string" ? reason : text}</p>
        <WayBack />
      </Page>
    );
  }
  const status = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : "500";
  return (
    <Page title="Unexpected Application Error!">
      <p>
        {failure ? `${failure}.` : ""} Something went wrong on our side ({status}). Nothing was changed. Try
        again.
        {requestId && ` If it keeps failing, quote ${requestId}.`}
      </p>
      <WayBack />
    </Page>
  );
}

function WayBack() {
  return (
    <p>
      <Link to="/">Go to the home page</Link>
    </p>
  );
}
