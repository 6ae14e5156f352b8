import Big from "big.js";

/** Dollars and percent as plain decimal text. */
export type PricedLine = {
  kind: LineKind;
  quantity: number;
  unitPrice: string;
  discount: string;
  /** Whether the line is in the taxable amount. */
  taxed: boolean;
};

type LineKind = "sale" | "core_charge" | "core_return" | "lost";

export type Totals = { lines: string[]; subtotal: string; taxable: string; tax: string; total: string };

/**
 * The only place where an invoice is added up: for screen, paper, files and mails. Each line is quantity x price x (1 - discount/100),
 * rounded half up to cents; the subtotal is their sum; tax is the sum of the taxable lines x rate/100, rounded once. A core return is
 * negative; a lost sale counts 0.
 */
export function invoiceTotals(lines: PricedLine[], taxRate: string): Totals {
  const amounts = lines.map(lineTotal);
  const sum = (some: Big[]) => some.reduce((all, one) => all.plus(one), new Big(0));
  const subtotal = sum(amounts);
  const taxable = sum(amounts.filter((_, index) => lines[index]!.taxed));
  const tax = taxOn(taxable, taxRate);
  const text = (amount: Big) => amount.toFixed(2);
  return {
    lines: amounts.map(text),
    subtotal: text(subtotal),
    taxable: text(taxable),
    tax: text(tax),
    total: text(subtotal.plus(tax)),
  };
}

/** Dollars, rounded half up to cents. */
export function taxOn(taxable: Big, taxRate: string): Big {
  return cents(taxable.times(taxRate).div(100));
}

/** Dollars of the tax by line, shared by amount: they add up to the tax. */
export function taxOfLines(lines: { total: string; taxed: boolean }[], tax: string): string[] {
  const taxable = lines.reduce((sum, { total, taxed }) => (taxed ? sum.plus(total) : sum), new Big(0));
  let passed = new Big(0);
  let given = new Big(0);
  return lines.map(({ total, taxed }) => {
    if (!taxed || taxable.eq(0)) return "0.00";
    passed = passed.plus(total);
    const share = cents(passed.times(tax).div(taxable)).minus(given);
    given = given.plus(share);
    return share.toFixed(2);
  });
}

function lineTotal({ kind, quantity, unitPrice, discount }: PricedLine): Big {
  if (kind === "lost") return new Big(0);
  const amount = cents(new Big(unitPrice).times(quantity).times(new Big(100).minus(discount)).div(100));
  return kind === "core_return" ? amount.times(-1) : amount;
}

/** Half up, away from zero. */
function cents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp);
}
