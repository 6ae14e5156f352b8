import { readPeriod } from "~/features/calendar/read-period";
import { type AuditEntryKind, auditKinds } from "./audit-kinds";

export type AuditAsked = {
  /** Both days included: YYYY-MM-DD. */
  from: string;
  to: string;
  kind?: AuditEntryKind;
  /** Who did it. */
  userId?: string;
};

export const auditOnPage = 100;

/** `from=`, `to=`, `kind=`, `by=`; the last thirty days of everybody if nothing is given. */
export function readAuditAsked(params: URLSearchParams, today: string): AuditAsked {
  return {
    ...readPeriod(params, today, 29),
    kind: auditKinds.find(({ value }) => value === params.get("kind"))?.value,
    userId: params.get("by")?.replaceAll("\0", "").slice(0, 36) || undefined,
  };
}

export function auditQuery({ from, to, kind, userId }: AuditAsked): string {
  return new URLSearchParams({ from, to, ...(kind && { kind }), ...(userId && { by: userId }) }).toString();
}
