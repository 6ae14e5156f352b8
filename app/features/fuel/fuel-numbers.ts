import Big from "big.js";
import { formatMoney } from "~/ui/format";

/** As a receipt keeps them: what was typed, and always a total. */
export type TypedNumbers = {
  gallons: string | null;
  price_per_gallon: string | null;
  total_cost: string;
};

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

/** Gallons, price and total of a receipt. The one not typed is calculated. */
export function numbersOf({ gallons, price_per_gallon, total_cost }: TypedNumbers): FuelNumbers {
  return completeNumbers({ gallons: plain(gallons), price: plain(price_per_gallon), total: total_cost });
}

/** Without the zeros that numeric columns add: 12.500 is 12.5. */
function plain(number: string | null): string | null {
  return number === null ? null : new Big(number).toFixed();
}

/** Shown when typed gallons times typed price is more than a cent off the total, which then counts. A number that we calculated is only rounded. */
export function fuelDisagreement(typed: TypedNumbers): string | undefined {
  const { gallons, price_per_gallon: price, total_cost: total } = typed;
  if (!gallons || !price) return undefined;
  const worked = product(gallons, price);
  if (worked.minus(total).abs().lte("0.01")) return undefined;
  return `${plain(gallons)} gal at $${plain(price)} make ${formatMoney(worked.toFixed(2))}, but the total says ${formatMoney(total)}. The total counts.`;
}

/** Without the zeros that nobody typed. */
export function withoutZeros(number: string | null): string {
  return number === null ? "" : number.replace(/\.?0+$/, (zeros) => (zeros.includes(".") ? "" : zeros));
}
