import { readPeriod } from "~/features/calendar/read-period";
import { type MoneyKind, moneyKinds } from "./payment-methods";

export type Register = {
  /** Both days included: YYYY-MM-DD. */
  from: string;
  to: string;
  method?: MoneyKind;
  /** Who recorded it. */
  userId?: string;
};

/** The last entry of the page before. */
export type RegisterPosition = { id: string; what: "payment" | "reversal" };

/** `from=`, `to=`, `method=`, `by=`; the last thirty days of everybody if nothing is given. */
export function readRegister(params: URLSearchParams, today: string): Register {
  return {
    ...readPeriod(params, today, 29),
    method: moneyKinds.find(({ value }) => value === params.get("method"))?.value,
    userId: params.get("by")?.replaceAll("\0", "").slice(0, 36) || undefined,
  };
}

export function registerQuery({ from, to, method, userId }: Register, after?: RegisterPosition): string {
  return new URLSearchParams({
    from,
    to,
    ...(method && { method }),
    ...(userId && { by: userId }),
    ...(after && { after: after.id, what: after.what }),
  }).toString();
}
