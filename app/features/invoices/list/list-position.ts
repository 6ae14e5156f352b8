import { isoOf } from "~/features/calendar/read-day";
import { type ShownStatus, shownStatuses } from "../invoice-status";

export const invoicesOnPage = 50;

export type Listing = {
  search: string;
  customerId?: string;
  status?: ShownStatus;
  /** Invoice dates, both included: YYYY-MM-DD. */
  from?: string;
  to?: string;
  after?: string;
};

/** `status=`, `from=`, `to=`; unknown values are ignored. */
export function readListing(params: URLSearchParams, asked: Pick<Listing, "search" | "after">): Listing {
  const status = shownStatuses.find((one) => one === params.get("status"));
  const day = (name: string) => {
    const text = params.get(name) ?? "";
    return isoOf(text) === text ? text : undefined;
  };
  return {
    ...asked,
    status,
    from: day("from"),
    to: day("to"),
  };
}

export function listLink({ search, status, from, to, after }: Listing): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(after && { after }),
  }).toString();
  return query ? `/invoicing?${query}` : "/invoicing";
}
