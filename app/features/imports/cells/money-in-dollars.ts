import { Big } from "big.js";
import type { ReadOptions } from "./read-options";

/** An exact amount in the currency of its cell, its column, its row or the file. */
export type Money = { amount: string; currency: string };

/** The amount in the file, when not in US dollars. `rate` is US dollars per unit of `currency`. */
export type OriginalMoney = Money & { rate: string };

/** US dollars, rounded half up, with the amount converted. Another currency needs a rate that a person confirmed. */
export function inDollars(
  { amount, currency }: Money,
  options: ReadOptions,
  rounded = cents,
): { dollars: string; original: OriginalMoney | null } | { problem: string } {
  const rate = dollarRate(currency, options);
  if (currency === "USD") return { dollars: rounded(amount), original: null };
  if (rate === null) {
    return {
      problem: `The amount is in ${currency}. Enter how many US dollars one ${currency} is worth to convert it.`,
    };
  }
  return { dollars: rounded(new Big(amount).times(rate)), original: { amount, currency, rate } };
}

/** For one piece: with the decimals of the file, at least two and at most four. */
export function inDollarsEach(money: Money, options: ReadOptions) {
  const decimals = Math.min(money.amount.split(".")[1]?.length ?? 0, 4);
  if (decimals <= 2) return inDollars(money, options);
  return inDollars(money, options, (each) =>
    new Big(each).round(decimals, Big.roundHalfUp).toFixed(decimals),
  );
}

export const maxDollars = "9999999999.99";

export function cents(amount: Big | string): string {
  // Most amounts have at most two decimals: this saves seconds in 100,000 rows.
  const plain = typeof amount === "string" ? /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) : null;
  if (plain) return `${plain[1]}.${(plain[2] ?? "").padEnd(2, "0")}`;
  return new Big(amount).round(2, Big.roundHalfUp).toFixed(2);
}

/** US dollars per unit of a currency; null until a person enters the rate of the file's. */
function dollarRate(currency: string, options: ReadOptions): string | null {
  if (currency === "USD") return "1";
  const { rate } = options;
  return currency === options.currency && rate !== null && isRate(rate) ? rate : null;
}

/** A decimal above zero with a point, as the page should ask for it. */
export function isRate(rate: string): boolean {
  return /^\d{1,6}(?:\.\d{1,10})?$/.test(rate) && new Big(rate).gt(0);
}
