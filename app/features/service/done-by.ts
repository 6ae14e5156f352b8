export const ownShop = "Own shop";
export const notGiven = "Vendor not given";

/** Who did the work: with the own shop, the name is the mechanic's. */
export function doneByText(entry: { own_shop: boolean | null; vendor: string | null }): string {
  if (entry.own_shop) return [ownShop, entry.vendor].filter(Boolean).join(", ");
  return entry.vendor ?? notGiven;
}
