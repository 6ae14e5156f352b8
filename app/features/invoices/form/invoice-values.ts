import { money, price, readAmount } from "~/features/amounts/read-amount";
import { readCount } from "~/features/amounts/read-count";
import { type GivenBack, type PricedLine, type Totals, invoiceTotals } from "../totals";

export type LineValues = {
  /** The part's number, or words to search for. */
  number: string;
  description: string;
  quantity: string;
  unitPrice: string;
  discount: string;
  choice: string;
  /** Filled in from inventory (partRef). */
  part: string;
  /** Of a core charge: the quantity of its part, as long as it follows that. */
  follows: string;
  /** Of a returned core: the number of the invoice that charged it, or why it was bought elsewhere. */
  sale: string;
  elsewhere: string;
  /** What that charge gives back (backRef). */
  back: string;
};

export type InvoiceValues = {
  customer: string;
  invoiceDate: string;
  dueDate: string;
  poNumber: string;
  taxRate: string;
  notes: string;
  /** Filled in by the choice of customer (proposalRef). */
  proposed: string;
  version: string;
  lines: LineValues[];
};

export const maxLines = 500;

export const blankLine: LineValues = {
  number: "",
  description: "",
  quantity: "1",
  unitPrice: "",
  discount: "0",
  choice: "taxed",
  part: "",
  follows: "",
  sale: "",
  elsewhere: "",
  back: "",
};

/** Labor, exempt goods and returned cores are not in the taxable amount. */
export const lineChoices = [
  { value: "taxed", label: "Taxed", kind: "sale", taxed: true },
  { value: "untaxed", label: "No tax", kind: "sale", taxed: false },
  { value: "core_charge", label: "Core charge", kind: "core_charge", taxed: true },
  { value: "core_return", label: "Core return", kind: "core_return", taxed: false },
  { value: "lost", label: "Asked, not sold", kind: "lost", taxed: false },
] as const;

export function choiceOf(value: string) {
  return lineChoices.find((choice) => choice.value === value) ?? lineChoices[0];
}

/** A line without number, description and price is ignored everywhere. */
export function isBlank({ number, description, unitPrice }: LineValues): boolean {
  return !number.trim() && !description.trim() && !unitPrice.trim();
}

/** The part that inventory filled into a line, with its number and price at the time. Without an id, inventory has no part with that number. */
export type PartRef = { id: string; unitPrice: string; discount: string; number: string };

export function partRef({ id, unitPrice, discount, number }: PartRef): string {
  return [id, unitPrice, discount, number].join("|");
}

/** Undefined if nothing was filled in, or the number was changed since then. */
export function readPartRef(line: LineValues): PartRef | undefined {
  const filled = lastPartRef(line);
  return filled?.number === line.number.trim() ? filled : undefined;
}

/** Also if the number was changed since then. */
export function lastPartRef({ part }: LineValues): PartRef | undefined {
  const [, id, unitPrice, discount, number] = /^([^|]*)\|([^|]*)\|([^|]*)\|([\s\S]*)$/.exec(part) ?? [];
  if (id === undefined) return undefined;
  return { id, unitPrice: unitPrice!, discount: discount!, number: number! };
}

/** Under any number. */
export function hasPart({ part }: LineValues): boolean {
  return /^[^|]+\|/.test(part);
}

/** The charge that a returned core gives back: its line, and the dollars for so many pieces. */
export type BackRef = { id: string; amount: string; tax: string; quantity: number };

export function backRef({ id, amount, tax, quantity }: BackRef): string {
  return [id, amount, tax, quantity].join("|");
}

export function readBackRef({ choice, back }: LineValues): BackRef | undefined {
  const [, id, amount, tax, quantity] = /^([\da-f-]{36})\|([\d.-]*)\|([\d.-]*)\|(\d*)$/.exec(back) ?? [];
  if (id === undefined || choice !== "core_return") return undefined;
  return { id, amount: amount || "0", tax: tax || "0", quantity: Number(quantity) };
}

/** Typed by hand, so kept when the customer changes. A price that is not a number yet counts too. */
export function hasOwnPrice(line: LineValues): boolean {
  const filled = readPartRef(line);
  if (!filled?.id || line.unitPrice.trim() === "") return false;
  const isOther = (typed: string, was: string) => Number(typed) !== Number(was);
  return isOther(line.unitPrice, filled.unitPrice) || isOther(withoutPercent(line.discount), filled.discount);
}

export const linePrice = { ...price("Price"), max: "9999999.9999" };
export const lineDiscount = { ...money("Discount"), max: "100" };

export function withoutPercent(typed: string): string {
  return typed.trim().replace(/\s*%$/, "");
}

/** Values that are not numbers yet count as 0. */
export function pricedLine(line: LineValues): PricedLine {
  const unitPrice = readAmount(line.unitPrice, linePrice);
  const discount = readAmount(withoutPercent(line.discount) || "0", lineDiscount);
  const quantity = readCount(line.quantity, "Quantity");
  const { kind, taxed } = choiceOf(line.choice);
  const priced: PricedLine = {
    kind,
    taxed,
    quantity: "problem" in quantity ? 0 : quantity.count,
    unitPrice: "problem" in unitPrice ? "0" : unitPrice.amount,
    discount: "problem" in discount ? "0" : discount.amount,
  };
  const back = readBackRef(line);
  return back?.quantity ? { ...priced, given: givenFor(priced, back) } : priced;
}

/** Until the server says it to the cent, what as many pieces would give back. */
function givenFor(priced: PricedLine, { amount, tax, quantity }: BackRef): GivenBack {
  if (quantity === priced.quantity) return { amount, tax };
  const [total] = invoiceTotals([{ ...priced, kind: "core_charge" }], "0").lines;
  return { amount: total!, tax: ((Number(tax) * priced.quantity) / quantity).toFixed(2) };
}

export type TaxRate = { rate: string; unread: string | null } | { problem: string };

/** Text that is not a number becomes 0, as specified, and is kept in `unread`; a number that cannot be a rate is a problem. */
export function readTaxRate(typed: string): TaxRate {
  const text = withoutPercent(typed);
  if (!/^[-−]?\d*[.,]?\d+$/.test(text)) return { rate: "0", unread: text.slice(0, 50) || null };
  const read = readAmount(text, { name: "Tax rate", decimals: 4, max: "100" });
  return "problem" in read ? read : { rate: read.amount, unread: null };
}

/** Lines keep their place in the form. */
export function totalsOf({ lines, taxRate }: Pick<InvoiceValues, "lines" | "taxRate">): Totals {
  const read = readTaxRate(taxRate);
  return invoiceTotals(lines.map(pricedLine), "problem" in read ? "0" : read.rate);
}
