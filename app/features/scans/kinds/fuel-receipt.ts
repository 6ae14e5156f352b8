import { Big } from "big.js";
import type { BesideGiven, DocumentKind, Found, Reading } from "../document-kind";
import { type Currency, currencyFound, currencyOf, isAbroad } from "../finders/currency";
import { dayOrderOf } from "../finders/days";
import { type FoundAmounts, checkedAmounts, unitOf } from "../finders/fuel-arithmetic";
import { type FuelAmounts, amountsOf, candidatesIn } from "../finders/fuel-amounts";
import { type PrintedProduct, gallonsWord, litersWord, productsIn } from "../finders/fuel-names";
import { dayField } from "../finders/invoice-fields";
import { type Printed, decimalOf, moneyFound } from "../finders/numbers";
import { type Line, foundIn, linesOfPages, textOf, unplaced } from "../finders/placed";
import { stateFound } from "../finders/state";
import { totalsIn } from "../finders/totals";
import { vendorFound } from "../finders/vendor";

export const kind: DocumentKind = {
  name: "fuel-receipt",
  title:
    "a receipt for fuel or diesel exhaust fluid that was bought (amounts with their unit, gallons or liters)",
  fields: [
    { name: "receiptDate", label: "Date", type: "day" },
    { name: "product", label: "Product" },
    { name: "gallons", label: "Gallons", type: "quantity" },
    { name: "pricePerGallon", label: "Price per gallon", type: "money" },
    { name: "totalCost", label: "Total", type: "money" },
    { name: "station", label: "Station" },
    { name: "state", label: "State" },
    { name: "currency", label: "Currency", type: "currency" },
  ],
  columns: [],
  find: (pages) => find(linesOfPages(pages)),
  check: checkGiven,
};

const nothing: Reading = { fields: {}, rows: [], notes: [] };
const prepaid = /not a receipt|this is not an? |pre-?authori[sz]ation only|quotation/i;
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
    ...checkedAmounts(foundAmounts(amounts), unit),
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

function foundAmounts({ volume, price, total }: FuelAmounts): FoundAmounts {
  return {
    gallons: volume && foundIn(volume.words, plain(volume)),
    pricePerGallon: price && foundIn(price.words, plain(price)),
    totalCost: total && moneyFound(total),
  };
}

function plain({ value, decimals }: Printed): string {
  return value.toFixed(decimals);
}

/** The amounts are those of one reading: of three that do not belong together none can be checked. */
function checkGiven(given: Reading, { pages }: BesideGiven): Reading {
  const lines = linesOfPages(pages);
  const { gallons, pricePerGallon, totalCost, product, state, ...others } = given.fields;
  const printed = [gallons, pricePerGallon].map((found) => found?.printed ?? "").join("\n");
  const text = /[a-z]/i.test(printed) ? printed : lines.map(textOf).join("\n");
  const isForeign = isAbroad(lines, currencyOf(lines));
  const unit = unitOf(litersWord.test(text), gallonsWord.test(text), isForeign);
  const isWhole = gallons && pricePerGallon && totalCost;
  const amounts = isWhole ? checkedAmounts({ gallons, pricePerGallon, totalCost }, unit) : {};
  const { currency } = others;
  const fields = {
    ...others,
    product: product && productGiven(product),
    state: state && /^[A-Z]{2}$/.test(state.text) ? state : undefined,
    ...amounts,
  };
  return { fields: present(fields), rows: [], notes: currency?.note ? [currency.note] : [] };
}

function productGiven(found: Found): Found | undefined {
  const [named] = productsIn([[unplaced(found.printed)]]);
  return named && { ...found, text: named.product };
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
