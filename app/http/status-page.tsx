import { Link, isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Page } from "~/ui/page";
import { usePageContext } from "./page-context";
import { statusWords } from "./status-words";

/** What a page shows instead of itself: the status in our own words, or `failure`, the section's text for what could not be loaded. */
export function StatusPage({ failure }: { failure?: string }) {
  const error = useRouteError();
  const { requestId } = usePageContext();
  if (isRouteErrorResponse(error) && statusWords[error.status]) {
    const { title, text } = statusWords[error.status]!;
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
