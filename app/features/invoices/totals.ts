import Big from "big.js";

/** Dollars and percent as plain decimal text. */
export type PricedLine = {
  kind: LineKind;
  quantity: number;
  unitPrice: string;
  discount: string;
  /** Whether the line is in the taxable amount. */
  taxed: boolean;
  /** Of a returned core: what its charge gives back. */
  given?: GivenBack;
};

/** Dollars, above 0. */
export type GivenBack = { amount: string; tax: string };

type LineKind = "sale" | "core_charge" | "core_return" | "lost";

export type Totals = {
  lines: string[];
  subtotal: string;
  taxable: string;
  /** Less that of returned cores. */
  tax: string;
  total: string;
};

/**
 * The only place where an invoice is added up: for screen, paper, files and mails. Each line is quantity x price x (1 - discount/100),
 * rounded half up to cents; the subtotal is their sum; tax is the sum of the taxable lines x rate/100, rounded once. A core return is
 * negative, with the amount and the tax of its charge; a lost sale counts 0.
 */
export function invoiceTotals(lines: PricedLine[], taxRate: string): Totals {
  const amounts = lines.map(lineTotal);
  const sum = (some: Big[]) => some.reduce((all, one) => all.plus(one), new Big(0));
  const subtotal = sum(amounts);
  const taxable = sum(amounts.filter((_, index) => lines[index]!.taxed));
  const returned = sum(lines.map(({ given }) => new Big(given?.tax ?? 0)));
  const tax = taxOn(taxable, taxRate).minus(returned);
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

type TaxedLine = { total: string; taxed: boolean; returnedTax: string };

/** Dollars of the tax by line: of returned cores their own, of the others shared by amount. They add up to the tax. */
export function taxOfLines(lines: TaxedLine[], tax: string): string[] {
  const taxable = lines.reduce((sum, { total, taxed }) => (taxed ? sum.plus(total) : sum), new Big(0));
  const shared = lines.reduce((sum, { returnedTax }) => sum.minus(returnedTax), new Big(tax));
  let passed = new Big(0);
  let given = new Big(0);
  return lines.map(({ total, taxed, returnedTax }) => {
    if (!taxed || taxable.eq(0)) return returnedTax;
    passed = passed.plus(total);
    const share = cents(passed.times(shared).div(taxable)).minus(given);
    given = given.plus(share);
    return share.toFixed(2);
  });
}

/** Dollars. */
export function negated(amount: string): string {
  return new Big(amount).times(-1).toFixed(2);
}

function lineTotal({ kind, quantity, unitPrice, discount, given }: PricedLine): Big {
  if (kind === "lost") return new Big(0);
  if (given) return new Big(given.amount).times(-1);
  const amount = cents(new Big(unitPrice).times(quantity).times(new Big(100).minus(discount)).div(100));
  return kind === "core_return" ? amount.times(-1) : amount;
}

/** Half up, away from zero. */
function cents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp);
}
