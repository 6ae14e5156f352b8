import { Big } from "big.js";
import type { Found } from "../document-kind";
import { numberOf } from "./numbers";
import { allOf } from "./placed";
import type { RowFound } from "./row-values";

/** Quantity x cost = line total: what is missing is worked out, what does not agree is marked. */
export function checkedRow(row: RowFound): RowFound {
  const [quantity, cost, total] = [row.quantity, row.unitCost, row.lineTotal].map(numberOf);
  if (!total) return row.lineTotal ? row : withWorkedOutTotal(row, quantity, cost);
  if (!cost) return row.unitCost ? row : withWorkedOutCost(row, quantity ?? new Big(1), total);
  if (!quantity) return withWorkedOutQuantity(row, cost, total);
  // A price may be before its discount, or for one piece of a pack.
  const paid = numberOf(row.paidCost) ?? cost;
  const options = [cost, paid, paid.times(numberOf(row.pack) ?? 1)];
  if (options.some((one) => agree(quantity, one, total))) return row;
  const product = quantity.times(cost).round(2, Big.roundHalfUp);
  const note = `${quantity.toFixed()} x ${cost.toFixed(2)} is ${product.toFixed(2)}, but ${total.toFixed(2)} was read.`;
  return withProposal(marked(row, note), quantity, cost, total);
}

/** Costs of a fraction of a cent are printed rounded. */
function agree(quantity: Big, cost: Big, total: Big): boolean {
  const decimals = cost.toFixed().split(".")[1]?.length ?? 0;
  const rounding = decimals > 2 ? quantity.abs().times("0.0005") : new Big(0);
  return quantity.times(cost).minus(total).abs().lte(rounding.plus("0.01"));
}

function withWorkedOutCost(row: RowFound, quantity: Big, total: Big): RowFound {
  if (quantity.eq(0) || row.rowKind?.text === "labor" || !row.lineTotal) return row;
  const each = total.div(quantity).abs();
  if (!each.round(2).times(quantity.abs()).eq(total.abs())) return row;
  const note = `Not printed: worked out from ${row.lineTotal.text}.`;
  const unitCost = { ...row.lineTotal, text: each.toFixed(2), shown: null, note };
  return {
    ...row,
    unitCost: { ...unitCost, doubts: row.lineTotal.doubts.length > 0 ? allOf(unitCost.text) : [] },
  };
}

function withWorkedOutTotal(row: RowFound, quantity: Big | undefined, cost: Big | undefined): RowFound {
  if (!quantity || !cost || !row.unitCost) return row;
  const text = quantity.times(cost).round(2, Big.roundHalfUp).toFixed(2);
  const note = `Not read: worked out from ${quantity.toFixed()} x ${cost.toFixed(2)}.`;
  return { ...row, lineTotal: { ...row.unitCost, text, shown: null, doubts: [], note, proposal: undefined } };
}

function withWorkedOutQuantity(row: RowFound, cost: Big, total: Big): RowFound {
  const count = cost.eq(0) ? new Big(0) : total.div(cost);
  const isWhole = count.eq(count.round()) && count.gt(0) && count.lt(1000);
  if (!isWhole || row.quantity || !row.lineTotal)
    return marked(row, `One costs ${cost.toFixed(2)}, but how many were sold could not be read.`);
  const note = `Not read: worked out from ${total.toFixed(2)} and ${cost.toFixed(2)}.`;
  return { ...row, quantity: { ...row.lineTotal, text: count.toFixed(), shown: null, doubts: [], note } };
}

function marked(row: RowFound, note: string): RowFound {
  const doubt = (found: Found | undefined) => found && { ...found, doubts: allOf(found.text) };
  const [quantity, unitCost] = [doubt(row.quantity), doubt(row.unitCost)];
  return {
    ...row,
    ...(quantity && { quantity }),
    ...(unitCost && { unitCost }),
    lineTotal: { ...doubt(row.lineTotal)!, note },
  };
}

/** The one of the three that was read least surely, if a value that agrees looks like it. */
function withProposal(row: RowFound, quantity: Big, cost: Big, total: Big): RowFound {
  const fitting: Record<string, string | undefined> = {
    lineTotal: quantity.times(cost).toFixed(2),
    unitCost: quantity.eq(0) ? undefined : exact(total.div(quantity), 2),
    quantity: cost.eq(0) ? undefined : exact(total.div(cost), 0),
  };
  const near = Object.keys(fitting).filter((name) => fitting[name] && isNear(row[name]!.text, fitting[name]));
  const [name] = near;
  if (near.length !== 1 || !name) return row;
  return { ...row, [name]: { ...row[name]!, proposal: fitting[name] } };
}

function exact(value: Big, decimals: number): string | undefined {
  const rounded = value.round(decimals, Big.roundHalfUp);
  return value.minus(rounded).abs().lt("0.0001") ? rounded.toFixed(decimals) : undefined;
}

/** One digit was read wrong, left out or added; or the point was. */
export function isNear(text: string, other: string): boolean {
  const [a, b] = [text, other].map((one) => one.replace(/\D/g, "")) as [string, string];
  if (a === b) return true;
  if (a.length === b.length) return [...a].filter((digit, index) => digit !== b[index]).length === 1;
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return (
    long.length === short.length + 1 &&
    [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
}

/** Every number that differs by one digit: another, one more, or one less. */
export function oneDigitOff(text: string): string[] {
  const digits = [..."0123456789"];
  const found = new Set<string>();
  for (let at = 0; at <= text.length; at++) {
    for (const digit of digits) found.add(text.slice(0, at) + digit + text.slice(at));
    if (!/\d/.test(text.charAt(at))) continue;
    for (const digit of digits) found.add(text.slice(0, at) + digit + text.slice(at + 1));
    found.add(text.slice(0, at) + text.slice(at + 1));
  }
  found.delete(text);
  return [...found].filter((one) => /^[1-9]\d*\.\d+$/.test(one));
}

export type Sums = { rows: RowFound[]; fields: Record<string, Found>; notes: string[]; taxIncluded: boolean };

/** Lines + tax = total, where the rows hold freight and fees too. */
export function checkedSums({ rows, fields, notes, taxIncluded }: Sums): Omit<Sums, "taxIncluded"> {
  const amounts = rows.map(({ lineTotal }) => numberOf(lineTotal));
  const priced = amounts.some((amount) => amount !== undefined);
  const sum = amounts.reduce<Big>((all, amount) => all.plus(amount ?? 0), new Big(0));
  const freight = sumOf(rows.filter(({ rowKind }) => rowKind?.text === "freight"));
  const [subtotal, tax = new Big(0), total] = [fields.subtotal, fields.tax, fields.total].map(numberOf);
  if (!priced) return { rows, fields, notes };
  if (!total && !subtotal)
    return {
      rows,
      fields,
      notes: [...notes, "No total was found, so the rows were not checked against one."],
    };
  const checked = { ...fields };
  const isOneOf = (amount: Big, others: Big[]) => others.some((other) => fits(other, amount));
  if (total && !isOneOf(total, taxIncluded ? [sum.plus(tax), sum] : [sum.plus(tax)])) {
    const text = `The rows${tax.eq(0) ? "" : " and the tax"} add up to ${sum.plus(tax).toFixed(2)}, but the total says ${total.toFixed(2)}.`;
    checked.total = { ...fields.total!, note: text, doubts: allOf(fields.total!.text) };
    return {
      rows: withLikelyRow(rows, total.minus(sum.plus(tax))),
      fields: checked,
      notes: [...notes, text],
    };
  }
  if (
    subtotal &&
    !isOneOf(subtotal, [
      sum,
      sum.minus(freight),
      ...partialSums(rows),
      ...(taxIncluded ? [sum.minus(tax)] : []),
    ])
  ) {
    const note = `The rows add up to ${sum.toFixed(2)}, but the subtotal says ${subtotal.toFixed(2)}.`;
    checked.subtotal = { ...fields.subtotal!, note, doubts: allOf(fields.subtotal!.text) };
    return { rows, fields: checked, notes: total ? notes : [...notes, note] };
  }
  return { rows, fields: checked, notes };
}

/** Rounded amounts may be off by two cents. */
export function fits(sum: Big, amount: Big): boolean {
  return sum.minus(amount).abs().lte("0.02");
}

/** A subtotal may leave out what is printed below it. */
function partialSums(rows: RowFound[]): Big[] {
  const without = (...kinds: string[]) => sumOf(rows.filter(({ rowKind }) => !kinds.includes(rowKind!.text)));
  return [
    without("freight", "fee"),
    without("freight", "fee", "discount"),
    without("core charge", "core return"),
    without("freight", "fee", "core charge", "core return"),
    without("labor", "fee", "freight"),
  ];
}

/** Printed without a minus, a discount is taken off; the sum may also say that the rows hold it already. */
export function withDiscounts(rows: RowFound[], isWhole: (rows: RowFound[]) => boolean): RowFound[] {
  const isPositive = ({ rowKind, lineTotal }: RowFound) =>
    rowKind?.text === "discount" && numberOf(lineTotal)?.gt(0) === true;
  const taken = rows.map((row) => (isPositive(row) ? takenOff(row) : row));
  return [rows, taken, rows.filter((row) => !isPositive(row))].find(isWhole) ?? taken;
}

function takenOff({ lineTotal, ...row }: RowFound): RowFound {
  const { text, doubts } = lineTotal!;
  const moved = { text: `-${text}`, doubts: doubts.map((at) => at + 1) };
  return { ...row, lineTotal: { ...lineTotal!, ...moved, note: "Printed without a minus: taken off." } };
}

export function sumOf(rows: RowFound[]): Big {
  return rows.reduce<Big>((sum, { lineTotal }) => sum.plus(numberOf(lineTotal) ?? 0), new Big(0));
}

/** When one doubtful row, read otherwise by one digit, makes the sum agree, that is proposed. */
function withLikelyRow(rows: RowFound[], missing: Big): RowFound[] {
  const likely = rows.filter(({ lineTotal }) => {
    const amount = numberOf(lineTotal);
    return amount && lineTotal!.doubts.length > 0 && isNear(lineTotal!.text, amount.plus(missing).toFixed(2));
  });
  const [row] = likely;
  if (likely.length !== 1 || !row) return rows;
  const lineTotal = { ...row.lineTotal!, proposal: numberOf(row.lineTotal)!.plus(missing).toFixed(2) };
  return rows.map((one) => (one === row ? { ...one, lineTotal } : one));
}
