import { data } from "@remix-run/node";

/** Ends the request with a page in our own words (app/http/status-page.tsx). */
export function refuseRequest(status: 400 | 403 | 404 | 405 | 413 | 415 | 503, reason?: string): never {
  throw data({ reason }, { status });
}

export function orNotFound<T>(row: T | undefined): T {
  return row ?? refuseRequest(404);
}
