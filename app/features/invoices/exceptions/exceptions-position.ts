import { readPeriod } from "~/features/calendar/read-period";
import { type ExceptionKind, exceptionKinds } from "./exception-kinds";

export type ExceptionsAsked = {
  /** Both days included: YYYY-MM-DD. */
  from: string;
  to: string;
  kind?: ExceptionKind;
  /** Who did it. */
  userId?: string;
};

export const exceptionsOnPage = 100;

/** `from=`, `to=`, `kind=`, `by=`; the last thirty days of everybody if nothing is given. */
export function readExceptionsAsked(params: URLSearchParams, today: string): ExceptionsAsked {
  return {
    ...readPeriod(params, today, 29),
    kind: exceptionKinds.find(({ value }) => value === params.get("kind"))?.value,
    userId: params.get("by")?.replaceAll("\0", "").slice(0, 36) || undefined,
  };
}

export function exceptionsQuery({ from, to, kind, userId }: ExceptionsAsked): string {
  return new URLSearchParams({ from, to, ...(kind && { kind }), ...(userId && { by: userId }) }).toString();
}
