import { distanceUnitIn } from "../guess/unit-headings";
import { currencyIn, isBlank } from "./column-numbers";
import type { Money } from "./money-in-dollars";
import type { DistanceUnit, ReadOptions } from "./read-options";

/** Headings of columns that say for each row what its figures are in. */
export const unitColumns = {
  currency: {
    field: "currency",
    label: "Currency",
    headings:
      "currency|currency code|currency type|currency unit|currency iso|curr|curr code|cur|iso currency|transaction currency|billing currency|local currency|cost currency|price currency|amount currency|total currency|money|wahrung|waehrung|moneda|divisa|devise",
  },
  distanceUnit: {
    field: "distanceUnit",
    label: "Unit of mileage",
    headings:
      "distance unit|distance uom|unit of distance|dist unit|odometer unit|odometer uom|odo unit|odo uom|mileage unit|mileage uom|unit of mileage|meter unit|meter uom|meter type|reading unit|mi km|miles km|km mi|entfernungseinheit|unidad de distancia",
  },
} as const;

/** What the row's own columns say of its figures. Null when that cannot be understood, and the row is refused. */
export function rowUnits(
  raw: (field: string) => string,
  { columns, options }: { columns: Map<string, number[]>; options: ReadOptions },
  refuse: (field: string, problem: string) => void,
) {
  const currencyOfRow = (): string | null => {
    const cell = raw("currency");
    const found = isBlank(cell) ? undefined : currencyIn(cell);
    if (found) return found;
    if (!isBlank(cell)) refuse("currency", `“${cell.trim().slice(0, 40)}” is not a currency.`);
    else if (!columns.has("currency") || options.currency === "USD") return options.currency;
    else refuse("currency", "the row names no currency, and other rows do.");
    return null;
  };
  const distanceUnitOfRow = (): DistanceUnit | null => {
    const cell = raw("distanceUnit");
    if (isBlank(cell)) return options.distanceUnit;
    const unit = distanceUnitIn(cell);
    if (!unit) refuse("distanceUnit", `“${cell.trim().slice(0, 40)}” is not a unit of distance.`);
    return unit ?? null;
  };
  return { currencyOfRow, distanceUnitOfRow };
}

type Amount = { number: string; currency: string | null } | null;

type Said = { heading: string | undefined; row: () => string | null; file: string };

/** A plain $ may be any country's dollar. */
const dollars = ["USD", "CAD", "AUD", "NZD", "MXN"];

/** The cell counts before its heading, the heading before the row's column, and that before what the file is read as. */
export function moneyOf(
  amount: Amount,
  { heading, row, file }: Said,
  complain: (problem: string) => void,
): Money | null {
  if (!amount) return null;
  const written = amount.currency === "$" ? null : amount.currency;
  const said = written ?? heading ?? row();
  if (said === null) return null;
  const exact = said === "$" ? file : said;
  const isSign = said === "$" || amount.currency === "$";
  const currency = isSign && !dollars.includes(exact) ? "$" : exact;
  if (currency !== "USD" && currency !== file) {
    complain(`the amount is in ${currency}, but the file is read as ${file}.`);
    return null;
  }
  if (amount.number.startsWith("-")) {
    complain(`${amount.number} is less than zero.`);
    return null;
  }
  return { amount: amount.number, currency };
}
