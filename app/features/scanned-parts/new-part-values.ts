import { Big } from "big.js";

/** What a part that comes in from a scan or a lookup starts with (section 4 of the specification). */
export const newPart = { bin: "A1", reorderPoint: "5" };

const markup = new Big("1.3");

/** Dollars: the cost and 30 percent, rounded half up to cents; empty without a cost. */
export function salesPriceOf(cost: string): string {
  if (!/^\d+(\.\d+)?$/.test(cost)) return "";
  return new Big(cost).times(markup).round(2, Big.roundHalfUp).toFixed(2);
}
