import { Big } from "big.js";
import { plainKey } from "~/http/requests/plain-text";
import type { DecimalMark } from "./read-options";

/** `number` is an exact decimal; `currency` is ISO 4217 or "$", which several countries write; `unit` is mi, km, h, gal or L. */
export type ReadNumber =
  { number: string; currency: string | null; unit: string | null } | { problem: string };

const maxNumberLength = 60;

/**
 * Reads a number as people and programs write it: $1,234.56 · 1.234,56 € · 40,5 · 125 000 mi · 3.699/gal · (12.00). `decimal` is only used
 * when the cell is ambiguous: 1.234.
 */
export function readNumber(cell: string, decimal: DecimalMark): ReadNumber {
  const { body, currency, unit, negative } = strip(cell);
  if (/^\d+(?:[.,]\d+)?e[-+]?\d+$/i.test(body)) {
    return {
      problem: `“${cell.trim()}” has lost digits: a spreadsheet shortened it. Format the column as text and save it as CSV again.`,
    };
  }
  const shape = cell.length > maxNumberLength ? undefined : shapeOf(body);
  if (!shape) return { problem: `“${shortened(cell)}” is not a number.` };
  const digits = "digits" in shape ? shape.digits : shape[decimal];
  // A fast path: most numbers are already written as they are stored.
  if (!negative && /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(digits)) return { number: digits, currency, unit };
  const number = new Big((negative ? "-" : "") + digits).toFixed();
  return { number: number === "-0" ? "0" : number, currency, unit };
}

/** The decimal mark that a cell proves by itself: 1.234,56 and 40,5 a comma, 3.66 a point; 1.234 and 12 none. */
export function decimalMarkOf(cell: string): DecimalMark | undefined {
  const shape = cell.length > maxNumberLength ? undefined : shapeOf(strip(cell).body);
  return shape && "digits" in shape ? shape.proves : undefined;
}

/** The mark that most cells of a column prove; undefined when none does. */
export function decideDecimal(cells: string[]): { decimal: DecimalMark; example: string } | undefined {
  const found: Record<DecimalMark, string[]> = { point: [], comma: [] };
  for (const cell of cells) {
    const mark = decimalMarkOf(cell);
    if (mark) found[mark].push(cell.trim());
  }
  const decimal = found.comma.length > found.point.length ? "comma" : "point";
  const example = found[decimal][0];
  return example === undefined ? undefined : { decimal, example };
}

/** What programs write when there is no value. */
export function isBlank(cell: string): boolean {
  return /^(?:n\.?\/?a\.?|none|null|nil|nan|unknown|\.|-+|–|—|\?+)?$/i.test(cell.trim());
}

/** The dollar is last: in US$ and C$ the country counts. */
const currencies: [string, RegExp][] = [
  ["USD", /US\s?\$|USD|US[- ]?dollars?/i],
  ["CAD", /CA?\$|CDN\s?\$?|CAD\s?\$?|Canadian(?: dollars?)?/i],
  ["AUD", /AU?\$|AUD/i],
  ["NZD", /NZ\$|NZD/i],
  ["MXN", /MX?\$|MXN|MX|(?:Mexican )?pesos?(?: mexicanos?)?/i],
  ["EUR", /€|EUR(?:os?)?/i],
  ["GBP", /£|GBP/i],
  ["JPY", /¥|JPY/i],
  ["INR", /₹|INR|Rs\.?/i],
  ["MYR", /MYR|RM/i],
  ["CHF", /CHF|SFr\.?|Fr\./i],
  ["PLN", /PLN|zł/i],
  ["BRL", /BRL|R\$/i],
  ["ZAR", /ZAR/i],
  ["SEK", /SEK/i],
  ["NOK", /NOK/i],
  ["DKK", /DKK/i],
  ["CZK", /CZK|Kč/i],
  ["$", /\$/],
];

const units: [string, string][] = [
  ["mi", "mi|miles?|mls"],
  ["km", "kms?|kilomet(?:er|re)s?"],
  ["h", "h|hrs?|hours?"],
  ["gal", "gals?|gallons?|us gal(?:lons?)?"],
  ["L", "l|lt|ltrs?|lit(?:er|re)s?|litros?"],
];
const unitAtEnd = units.map(
  ([unit, names]) => [unit, new RegExp(`(?:(?:/|per |pro )\\s*|(?<![a-z]))(?:${names})\\.?$`, "i")] as const,
);
const currencyAtEnds = currencies.map(([currency, { source, flags }]) => ({
  currency,
  start: new RegExp(`^([-+(]*)(?:${source})(?![a-z])[,:\\s]*`, flags),
  end: new RegExp(`[\\s/]*(?<![a-z])(?:${source})(\\)?)$`, flags),
}));

/** The codes of the currencies that are known by their sign or name. */
export const currencyCodes = currencies.map(([currency]) => currency).filter((currency) => currency !== "$");

const currencyWords = currencies.map(
  ([currency, { source, flags }]) =>
    [currency, new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, flags)] as const,
);

/** The currency that a cell of a column of currencies names, "$" included: USD, "C$", "Euro", USD/Gallons. */
export function currencyIn(text: string): string | undefined {
  const found = currencyWords.find(([, pattern]) => pattern.test(text));
  return found?.[0] ?? /^[A-Z]{3}$/i.exec(text.trim())?.[0].toUpperCase();
}

/** The currency that the heading of an amount names: "amount_eur", "Total (CAD)". A sign of several countries names none. */
export function currencyInHeading(heading: string): string | undefined {
  const spaced = heading.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/_/g, " ");
  // Two letters are also other words: "MX cost" is that of maintenance.
  const found = currencyWords.find(
    ([, pattern]) => !/^(?:MX|RM|Rs\.?)$/i.test(pattern.exec(spaced)?.[0] ?? "MX"),
  );
  return found && found[0] !== "$" ? found[0] : undefined;
}

type Stripped = { body: string; currency: string | null; unit: string | null; negative: boolean };

function strip(cell: string): Stripped {
  const plain = cell.trim();
  if (/^[\d.,]{1,60}$/.test(plain)) return { body: plain, currency: null, unit: null, negative: false };
  let body = plainKey(cell)
    .slice(0, maxNumberLength)
    .replace(/[−–]/g, "-")
    .replace(/[’‘´`]/g, "'")
    .trim();
  const unit = /\d/.test(body) ? unitAtEnd.find(([, pattern]) => pattern.test(body)) : undefined;
  if (unit) body = body.replace(unit[1], "").trim();
  const money = currencyAtEnds.find(({ start, end }) => start.test(body) || end.test(body));
  if (money) body = body.replace(money.start, "$1").replace(money.end, "$1").trim();
  const negative = /^-|^\(.*\)$|-$/.test(body);
  body = body.replace(/^[-+(\s]+|[-)\s]+$/g, "");
  return { body, currency: money?.currency ?? null, unit: unit?.[0] ?? null, negative };
}

/** The digits with a point; or, when the only mark is before exactly three digits, its meaning as a point and as a comma. */
type Shape = { digits: string; proves?: DecimalMark } | Record<DecimalMark, string>;

function shapeOf(body: string): Shape | undefined {
  if (/^\d+$/.test(body)) return { digits: body };
  const single = /^(\d*)([.,])(\d*)$/.exec(body);
  if (single && body.length > 1) return singleMark(single[1]!, single[2]!, single[3]!);
  const spaced = /^(\d{1,3}(?:[ ']\d{3})+)([.,]\d+)?$/.exec(body);
  if (spaced) return withDecimals(spaced[1]!.replace(/[ ']/g, ""), spaced[2]);
  const grouped = /^(\d{1,3}(?:\.\d{3})+)(,\d+)$/.exec(body) ?? /^(\d{1,3}(?:,\d{3})+)(\.\d+)$/.exec(body);
  if (grouped) return withDecimals(grouped[1]!.replace(/[.,]/g, ""), grouped[2]);
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(body)) return { digits: body.replaceAll(".", ""), proves: "comma" };
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(body)) return { digits: body.replaceAll(",", ""), proves: "point" };
  return undefined;
}

function singleMark(whole: string, mark: string, rest: string): Shape {
  const written = `${whole || "0"}${rest && "."}${rest}`;
  if (rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    const thousands = whole + rest;
    return mark === "." ? { point: written, comma: thousands } : { point: thousands, comma: written };
  }
  return { digits: written, proves: mark === "." ? "point" : "comma" };
}

function withDecimals(whole: string, decimals: string | undefined): Shape {
  if (!decimals) return { digits: whole };
  const proves = decimals.startsWith(".") ? "point" : "comma";
  return { digits: `${whole}.${decimals.slice(1)}`, proves };
}

function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell.trim();
}
