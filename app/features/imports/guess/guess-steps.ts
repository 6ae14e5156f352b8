import { type DecidedOrder, decideDateOrder } from "../cells/column-dates";
import { currencyIn, currencyInHeading, decideDecimal, readNumber } from "../cells/column-numbers";
import type { ReadOptions } from "../cells/read-options";
import { moneyFields, numberFields } from "../column";
import { columnsOf, filledCells } from "../table/columns-of";
import type { Table } from "../table/table";
import type { GuessStep, ImportGuess } from "./import-guess";
import { distanceUnitOf, volumeUnitOf } from "./unit-headings";

export function decide<Option extends keyof ReadOptions>(
  guess: ImportGuess,
  option: Option,
  value: ReadOptions[Option],
  reason: string,
): void {
  guess.options[option] = value;
  guess.reasons[option] = reason;
}

/** Enough to see the habits of a file. How a column is read is decided by all of it. */
function firstCells(table: Table, column: number | undefined): string[] {
  return filledCells({ ...table, rows: table.rows.slice(0, 5000) }, column);
}

export const setDecimal: GuessStep = ({ guess, table, columns }) => {
  const cells = numberFields(columns).flatMap((field) =>
    firstCells(table, columnsOf(guess.mapping, field)[0]),
  );
  const decided = decideDecimal(cells);
  if (!decided) return;
  const mark = decided.decimal === "comma" ? "comma" : "point";
  decide(guess, "decimal", decided.decimal, `${decided.example} has a decimal ${mark}.`);
};

export const setCurrency: GuessStep = ({ guess, table, columns }) => {
  const amounts = moneyFields(columns).flatMap((field) => columnsOf(guess.mapping, field));
  const [column] = columnsOf(guess.mapping, "currency");
  const inColumn = firstCells(table, column).map(currencyIn);
  const inHeadings = amounts.map((one) => currencyInHeading(table.headings[one] ?? ""));
  const inCells = amounts
    .flatMap((one) => firstCells(table, one))
    .map((cell) => readNumber(cell, guess.options.decimal))
    .map((read) => ("number" in read ? read.currency : null));
  // Amounts said to be US dollars need no rate: what is asked is the other currency.
  const found = foreignFirst([...inColumn, ...inHeadings]) ?? mostOften(inCells);
  if (found !== undefined) {
    const reason = inColumn.includes(found)
      ? `The column “${table.headings[column!]}” says ${[...new Set(inColumn)].filter(Boolean).join(", ")}.`
      : `Amounts are written with ${found}.`;
    return decide(guess, "currency", found === "$" ? "USD" : found, reason);
  }
  const { currency } = guess.options;
  guess.unsure.push("currency");
  decide(guess, "currency", currency, `The file names no currency: read as ${currency}.`);
};

type Names = (string | null | undefined)[];

function mostOften(names: Names): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)!)[0];
}

function foreignFirst(names: Names): string | undefined {
  return mostOften(names.filter((name) => name !== "USD" && name !== "$")) ?? mostOften(names);
}

export const setDateOrder: GuessStep = ({ guess, table }) => {
  const cells = filledCells(table, columnsOf(guess.mapping, "date")[0]);
  const isAmerican = guess.options.currency === "USD" && !guess.unsure.includes("currency");
  const firm = guess.options.dateOrder === "mdy" && isAmerican;
  const decided: DecidedOrder = decideDateOrder(cells, guess.options.dateOrder, firm);
  if (!decided.certain) guess.unsure.push("dateOrder");
  decide(guess, "dateOrder", decided.order, decided.reason);
};

export const setVolume: GuessStep = ({ guess, table, layout }) => {
  const unit = volumeUnitOf(table, guess.mapping);
  const { decimal, currency } = guess.options;
  if (unit) return decide(guess, "volumeUnit", unit.unit, unit.reason);
  if (decimal === "comma" || currency !== "USD") {
    const sign = decimal === "comma" ? "decimal commas" : `amounts in ${currency}`;
    return decide(guess, "volumeUnit", "L", `A file with ${sign} is taken to be in litres.`);
  }
  guess.unsure.push("volumeUnit");
  if (layout?.known?.volumeUnit) {
    return decide(
      guess,
      "volumeUnit",
      layout.known.volumeUnit,
      `${layout.name} writes no unit: usually litres.`,
    );
  }
  decide(guess, "volumeUnit", guess.options.volumeUnit, "The file names no unit of volume.");
};

export const setDistance: GuessStep = ({ guess, table, layout }) => {
  const unit = distanceUnitOf(table, guess.mapping);
  if (unit) return decide(guess, "distanceUnit", unit.unit, unit.reason);
  const { reasons, options } = guess;
  if (reasons.volumeUnit && options.volumeUnit === "L") {
    // A British log is in litres and miles; where decimals have a comma, roads are measured in kilometers.
    if (options.decimal !== "comma") guess.unsure.push("distanceUnit");
    const reason = layout?.known?.distanceUnit
      ? `${layout.name} writes no unit.`
      : "The volumes are in litres.";
    return decide(guess, "distanceUnit", options.currency === "GBP" ? "mi" : "km", reason);
  }
  if (reasons.volumeUnit && !guess.unsure.includes("volumeUnit")) {
    return decide(guess, "distanceUnit", "mi", "The volumes are in gallons.");
  }
  guess.unsure.push("distanceUnit");
  decide(guess, "distanceUnit", options.distanceUnit, "The file names no unit of distance.");
};
