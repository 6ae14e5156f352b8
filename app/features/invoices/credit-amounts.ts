import Big from "big.js";
import { type PricedLine, invoiceTotals, taxOn } from "./totals";

/** A line of an issued invoice, with the credits so far. */
export type CreditableLine = PricedLine & {
  id: string;
  creditedPieces: number;
  /** Dollars, with the sign of the line. */
  creditedAmount: string;
};

export type CreditAmounts = { lines: string[]; subtotal: string; tax: string; total: string };

/**
 * Each line, and the tax, is calculated as the invoice would for all pieces credited so far, less what was credited before. So the cents
 * always add up to those charged, even when an invoice is credited piece by piece.
 */
export function creditAmounts(
  lines: CreditableLine[],
  pieces: ReadonlyMap<string, number>,
  { taxRate, creditedTax }: { taxRate: string; creditedTax: string },
): CreditAmounts {
  const amounts = lines.map((line) => creditOfLine(line, pieces.get(line.id) ?? 0));
  const sum = (some: Big[]) => some.reduce((all, one) => all.plus(one), new Big(0));
  const taxed = <T>(some: T[]) => some.filter((_, index) => lines[index]!.taxed);
  const before = sum(taxed(lines.map(({ creditedAmount }) => new Big(creditedAmount))));
  const taxable = sum(taxed(amounts));
  const due = taxOn(before.plus(taxable), taxRate).minus(creditedTax);
  const isLast = lines.every(
    ({ id, quantity, creditedPieces }) => creditedPieces + (pieces.get(id) ?? 0) === quantity,
  );
  const tax = isLast || taxable.lt(0) ? due : atLeastZero(due);
  const subtotal = sum(amounts);
  return {
    lines: amounts.map((amount) => amount.toFixed(2)),
    subtotal: subtotal.toFixed(2),
    tax: tax.toFixed(2),
    total: subtotal.plus(tax).toFixed(2),
  };
}

/** After a credit note is cancelled, the remaining ones may be cents ahead: then the next ones give 0. */
function creditOfLine(line: CreditableLine, pieces: number): Big {
  if (pieces === 0) return new Big(0);
  const quantity = line.creditedPieces + pieces;
  const [all] = invoiceTotals([{ ...line, quantity }], "0").lines;
  const due = atLeastZero(new Big(all!).abs().minus(new Big(line.creditedAmount).abs()));
  return all!.startsWith("-") ? due.times(-1) : due;
}

function atLeastZero(amount: Big): Big {
  return amount.lt(0) ? new Big(0) : amount;
}
