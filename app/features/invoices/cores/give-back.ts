import Big from "big.js";
import { creditAmounts } from "../credit-amounts";
import type { CreditLines } from "../credit-lines.server";
import type { GivenBack } from "../totals";

export type Asked = { lineId: string; quantity: number };

/** What returned cores of a sale give back, one after the other: each what a credit note of its charge would. */
export function giveBack(sale: CreditLines, asked: Asked[]): GivenBack[] {
  let { lines, creditedTax } = sale;
  return asked.map(({ lineId, quantity }) => {
    const pieces = new Map([[lineId, quantity]]);
    const amounts = creditAmounts(lines, pieces, { taxRate: sale.taxRate, creditedTax });
    lines = lines.map((line, index) => ({
      ...line,
      creditedPieces: line.creditedPieces + (pieces.get(line.id) ?? 0),
      creditedAmount: new Big(line.creditedAmount).plus(amounts.lines[index]!).toFixed(2),
    }));
    creditedTax = new Big(creditedTax).plus(amounts.tax).toFixed(2);
    return { amount: amounts.subtotal, tax: amounts.tax };
  });
}

/** Dollars. */
export function totalOf({ amount, tax }: GivenBack): string {
  return new Big(amount).plus(tax).toFixed(2);
}
