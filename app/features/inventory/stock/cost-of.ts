/** Dollars a piece on the shelf: pieces that were never received at a cost cost what the part says. Null if neither is known. */
export function costOf(item: { average_cost: string | null; cost: string | null }): string | null {
  return item.average_cost ?? item.cost;
}
