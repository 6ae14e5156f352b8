import Big from "big.js";

export type Stock = { quantity: number; reorder_point: number; short: number };

/** How many to buy: up to twice the reorder point, besides what is owed. */
export function suggestedQuantity({ quantity, reorder_point, short }: Stock): number {
  return Math.max(0, 2 * reorder_point + short - quantity);
}

/** Dollars for the suggested quantity, two decimals; null when no cost is known. */
export function lineValue(stock: Stock, cost: string | null): string | null {
  return cost === null ? null : new Big(cost).times(suggestedQuantity(stock)).toFixed(2);
}

/** In the URL: the parts without a vendor. No vendor has this name. */
export const withoutVendor = ".";

/** Their known value in dollars, and how many have no known cost. */
export function sumValues(values: (string | null)[]): { total: string; unknown: number } {
  const known = values.filter((value) => value !== null);
  const total = known.reduce((sum, value) => sum.plus(value), new Big(0));
  return { total: total.toFixed(2), unknown: values.length - known.length };
}
