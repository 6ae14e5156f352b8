import { data } from "@remix-run/node";

/** Ends the request with our own page (app/http/requests/status-page.tsx). */
export function refuseRequest(status: 400 | 403 | 404 | 405 | 413 | 415 | 503, reason?: string): never {
  throw data({ reason }, { status });
}

/** For the frame around a page that returns 503 itself. */
export function undefinedWhenUnreachable(thrown: unknown): undefined {
  if ((thrown as { init?: { status?: number } } | null)?.init?.status !== 503) throw thrown;
  return undefined;
}

export function orNotFound<T>(row: T | undefined): T {
  return row ?? refuseRequest(404);
}
