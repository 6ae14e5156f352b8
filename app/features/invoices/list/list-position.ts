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

/** How the list is narrowed in its address: `status=`, `from=`, `to=`. Anything else is left out. */
export function readListing(params: URLSearchParams, asked: Pick<Listing, "search" | "after">): Listing {
  const status = invoiceStatuses.find((one) => one === params.get("status"));
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
