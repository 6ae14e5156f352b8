import { isoOf } from "~/features/calendar/read-day";
import { type InvoiceStatus, invoiceStatuses } from "../invoice-status";

export const invoicesOnPage = 50;

export type Listing = {
  search: string;
  /** Of one customer, on their own page. */
  customerId?: string;
  status?: InvoiceStatus;
  /** Invoice dates, both included: YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** The invoice that the page starts after. */
  after?: string;
};

/** How the list is asked for in its address: `q=`, `status=`, `from=`, `to=`, `after=ID`. Anything else is left out. */
export function readListing(params: URLSearchParams, search: string): Listing {
  const status = invoiceStatuses.find((one) => one === params.get("status"));
  const after = params.get("after") ?? "";
  const day = (name: string) => {
    const text = params.get(name) ?? "";
    return isoOf(text) === text ? text : undefined;
  };
  return {
    search,
    status,
    from: day("from"),
    to: day("to"),
    after: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(after) ? after : undefined,
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
