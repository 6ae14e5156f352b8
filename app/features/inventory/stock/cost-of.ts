import { formatPrice } from "~/ui/format";

/** Dollars a piece on the shelf: pieces that were never received at a cost cost what the part says. Null if neither is known. */
export function costOf(item: { average_cost: string | null; cost: string | null }): string | null {
  return item.average_cost ?? item.cost;
}

/** For the history, as an edit says it; null if it stays. */
export function costChangeText(before: string | null, after: string | null): string | null {
  const [from, to] = [before, after].map((cost) => (cost === null ? "none" : formatPrice(cost)));
  return from === to ? null : `Cost: ${from} → ${to}`;
}
