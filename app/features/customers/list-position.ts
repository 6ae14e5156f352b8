export const customersOnPage = 48;

export type CustomerListing = {
  search: string;
  /** The customer that the page starts after. */
  after?: string;
};

/** The list at this place, as its address says it: `q=`, `after=ID`. */
export function customersLink({ search, after }: CustomerListing): string {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(after && { after }) }).toString();
  return query ? `/invoicing/customers?${query}` : "/invoicing/customers";
}
