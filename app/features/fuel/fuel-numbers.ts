import Big from "big.js";
import { formatMoney } from "~/ui/format";

export type FuelNumbers = { gallons: string | null; price: string | null; total: string | null };

/** Any two of gallons, price per gallon and total give the third: the total is rounded half up to cents, the others to three decimals. */
export function completeNumbers({ gallons, price, total }: FuelNumbers): FuelNumbers {
  if (gallons && price && !total) return { gallons, price, total: product(gallons, price).toFixed(2) };
  if (gallons && total && !price) return { gallons, price: quotient(total, gallons), total };
  if (price && total && !gallons) return { gallons: quotient(total, price), price, total };
  return { gallons, price, total };
}

function product(gallons: string, price: string): Big {
  return new Big(gallons).times(price).round(2, Big.roundHalfUp);
}

function quotient(total: string, by: string): string | null {
  if (new Big(by).eq(0)) return null;
  const result = new Big(total).div(by).round(3, Big.roundHalfUp);
  return result.eq(0) ? null : result.toFixed();
}

/** Shown when gallons times price is more than a cent off the total. The total counts. */
export function fuelDisagreement({ gallons, price, total }: FuelNumbers): string | undefined {
  if (!gallons || !price || !total) return undefined;
  const worked = product(gallons, price);
  if (worked.minus(total).abs().lte("0.01")) return undefined;
  return `${gallons} gal at $${price} make ${formatMoney(worked.toFixed(2))}, but the total says ${formatMoney(total)}. The total counts.`;
}
