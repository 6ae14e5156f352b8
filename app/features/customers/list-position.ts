export const customersOnPage = 48;

export type CustomerListing = {
  search: string;
  /** The page starts after this customer. */
  after?: string;
};

/** The list's place in its URL: `q=`, `after=ID`. */
export function customersLink({ search, after }: CustomerListing): string {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(after && { after }) }).toString();
  return query ? `/invoicing/customers?${query}` : "/invoicing/customers";
}
