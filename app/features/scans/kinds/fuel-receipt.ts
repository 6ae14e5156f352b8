import { Big } from "big.js";
import type { DocumentKind, Found, Reading } from "../document-kind";
import { oneDigitOff } from "../finders/arithmetic";
import { type Currency, currencyFound, currencyOf, isAbroad } from "../finders/currency";
import { dayOrderOf } from "../finders/days";
import { type FuelAmounts, amountsOf, candidatesIn } from "../finders/fuel-amounts";
import { type PrintedProduct, gallonsWord, litersWord, productsIn } from "../finders/fuel-names";
import { dayField } from "../finders/invoice-fields";
import { type Printed, decimalOf, moneyFound } from "../finders/numbers";
import { type Line, allOf, foundIn, linesOfPages, textOf } from "../finders/placed";
import { stateFound } from "../finders/state";
import { totalsIn } from "../finders/totals";
import { vendorFound } from "../finders/vendor";

export const kind: DocumentKind = {
  name: "fuel-receipt",
  fields: [
    { name: "receiptDate", label: "Date" },
    { name: "product", label: "Product" },
    { name: "gallons", label: "Gallons" },
    { name: "pricePerGallon", label: "Price per gallon" },
    { name: "totalCost", label: "Total" },
    { name: "station", label: "Station" },
    { name: "state", label: "State" },
    { name: "currency", label: "Currency" },
  ],
  columns: [],
  find: (pages) => find(linesOfPages(pages)),
};

const nothing: Reading = { fields: {}, rows: [], notes: [] };
const prepaid = /not a receipt|this is not an? |pre-?authori[sz]ation only|quotation/i;
/** One US gallon, exactly (NIST Handbook 44, appendix C). */
const litersPerGallon = new Big("3.785411784");

function find(lines: Line[]): Reading {
  const text = lines.map(textOf).join("\n");
  const products = productsIn(lines);
  const saysLiters = litersWord.test(text);
  const saysGallons = gallonsWord.test(text);
  const amounts = amountsOf(candidatesIn(lines, decimalOf(lines)));
  if (
    prepaid.test(text) ||
    !isOfFuel(products, amounts, saysGallons) ||
    !isReceipt(amounts, saysLiters || saysGallons)
  )
    return nothing;
  const currency = currencyOf(lines);
  const state = stateFound(lines);
  const unit = unitOf(saysLiters, saysGallons || state !== undefined, isAbroad(lines, currency));
  const fields: Record<string, Found | undefined> = {
    receiptDate: dayField(lines, dayOrderOf(lines, isAbroad(lines, currency))),
    product: productFound(products, amounts, lines),
    ...checkedAmounts(amounts, unit),
    station: vendorFound(lines.slice(0, headOf(lines, amounts))),
    state,
    currency: currency && currencyFound(currency),
  };
  return { fields: present(fields), rows: [], notes: notesOf(lines, amounts, currency) };
}

/** The name of the station is above all that was bought. */
function headOf(lines: Line[], { volume, price, total }: FuelAmounts): number {
  const first = Math.min(...[volume, price, total].map((one) => one?.at ?? Infinity));
  const products = productsIn(lines)
    .map(({ line }) => lines.indexOf(line))
    .filter((at) => at > 1 && at < first);
  return Math.max(1, Math.min(first, ...products));
}

function present(fields: Record<string, Found | undefined>): Record<string, Found> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found]] : [])),
  );
}

/** Gallons at tenths of a cent are of fuel, though the receipt does not say of which. */
function isOfFuel(products: PrintedProduct[], { volume, price }: FuelAmounts, saysGallons: boolean): boolean {
  if (products.length > 0) return (volume ?? price) !== undefined;
  return saysGallons && volume !== undefined && price !== undefined && price.decimals >= 3;
}

/** A price for each unit alone may be an advertisement. */
function isReceipt({ volume, price, total }: FuelAmounts, saysUnit: boolean): boolean {
  if (!total) return false;
  // A jug of 2.5 gallons is sold by the piece.
  if (!volume || !price)
    return saysUnit && (volume ?? price)!.decimals >= 2 && (volume ?? price)!.marks.size === 1;
  // Other goods are not priced by tenths of a cent.
  return price.decimals >= 3 || (saysUnit && volume.marks.has("volume"));
}

type Unit = { isLiters: boolean; note?: string };

function unitOf(saysLiters: boolean, saysGallons: boolean, isForeign: boolean): Unit {
  if (saysGallons !== saysLiters) return { isLiters: saysLiters };
  const name = isForeign ? "liters" : "gallons";
  return {
    isLiters: isForeign,
    note: `The receipt does not say whether it counts gallons or liters: read as ${name}.`,
  };
}

/** The one that is printed nearest to the volume. */
function productFound(
  products: PrintedProduct[],
  { volume, price }: FuelAmounts,
  lines: Line[],
): Found | undefined {
  const at = (volume ?? price)!.at;
  const off = ({ line }: PrintedProduct) => Math.abs(lines.indexOf(line) - at);
  const [nearest] = [...products].sort((a, b) => off(a) - off(b));
  return nearest && foundIn(nearest.words, nearest.product);
}

/** Gallons x price = total: what does not agree is marked, and a reading that would agree is proposed. */
function checkedAmounts(amounts: FuelAmounts, unit: Unit): Record<string, Found | undefined> {
  const { volume, price, total } = amounts;
  const found = {
    gallons: volume && foundIn(volume.words, plain(volume)),
    pricePerGallon: price && foundIn(price.words, plain(price)),
    totalCost: total && moneyFound(total),
  };
  const problem = disagreement(amounts);
  const marked = problem ? withMarks(found, amounts, problem) : found;
  return unit.isLiters ? inGallons(marked, amounts, unit) : withNote(marked, unit);
}

function plain({ value, decimals }: Printed): string {
  return value.toFixed(decimals);
}

function disagreement({ volume, price, total }: FuelAmounts): string | undefined {
  if (!volume || !price || !total) return undefined;
  const product = volume.value.times(price.value).round(2, Big.roundHalfUp);
  if (product.minus(total.value).abs().lte("0.01")) return undefined;
  return `${plain(volume)} x ${plain(price)} is ${product.toFixed(2)}, but the total says ${total.value.toFixed(2)}.`;
}

type Three = { gallons?: Found; pricePerGallon?: Found; totalCost?: Found };

function withMarks(found: Three, { volume, price, total }: FuelAmounts, note: string): Three {
  const fits = (gallons: Big | string, each: Big | string, amount: Big | string) =>
    new Big(gallons).times(each).minus(amount).abs().lte("0.006");
  const fitting = {
    gallons: oneDigitOff(plain(volume!)).filter((one) => fits(one, price!.value, total!.value)),
    pricePerGallon: oneDigitOff(plain(price!)).filter((one) => fits(volume!.value, one, total!.value)),
    totalCost: oneDigitOff(plain(total!)).filter((one) => fits(volume!.value, price!.value, one)),
  };
  const proposed = Object.values(fitting).flat().length === 1;
  const mark = (name: keyof Three): Found => ({
    ...found[name]!,
    doubts: allOf(found[name]!.text),
    note,
    ...(proposed && fitting[name][0] && { proposal: fitting[name][0] }),
  });
  return { gallons: mark("gallons"), pricePerGallon: mark("pricePerGallon"), totalCost: mark("totalCost") };
}

function withNote(found: Three, { note }: Unit): Three {
  if (!note || !found.gallons) return found;
  return { ...found, gallons: { ...found.gallons, note: joined(found.gallons.note, note) } };
}

function inGallons(found: Three, { volume, price }: FuelAmounts, { note }: Unit): Three {
  const gallonsOf = (liters: Big | string) => new Big(liters).div(litersPerGallon).toFixed(3);
  const priceOf = (perLiter: Big | string) => new Big(perLiter).times(litersPerGallon).toFixed(3);
  const converted = (
    one: Found | undefined,
    to: (value: Big | string) => string,
    said: string,
  ): Found | undefined => {
    if (!one) return undefined;
    const text = to(one.text);
    return {
      ...one,
      text,
      doubts: one.doubts.length > 0 ? allOf(text) : [],
      note: joined(one.note, said, note),
      ...(one.proposal && { proposal: to(one.proposal) }),
    };
  };
  return {
    gallons: volume && converted(found.gallons, gallonsOf, `Printed: ${plain(volume)} liters.`),
    pricePerGallon: price && converted(found.pricePerGallon, priceOf, `Printed: ${plain(price)} per liter.`),
    totalCost: found.totalCost,
  };
}

function joined(...notes: (string | undefined)[]): string {
  return notes.filter((note) => note).join(" ");
}

function notesOf(lines: Line[], { total }: FuelAmounts, currency: Currency | undefined): string[] {
  const money = currency && currencyFound(currency)?.note;
  const largest = totalsIn(lines, decimalOf(lines))
    .filter(({ name }) => name === "total")
    .reduce<Big>((most, { amount }) => (amount.value.gt(most) ? amount.value : most), new Big(0));
  const isMore = total && largest.gt(total.value);
  const more = isMore
    ? `The receipt's total is ${largest.toFixed(2)}: more than this fuel was bought.`
    : undefined;
  return [money, more].filter((note) => note !== undefined);
}
