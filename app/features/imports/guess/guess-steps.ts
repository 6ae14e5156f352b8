import { type DecidedOrder, decideDateOrder } from "../cells/column-dates";
import { decideDecimal, readNumber } from "../cells/column-numbers";
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
  const counts = new Map<string, number>();
  for (const column of amounts) {
    const heading = readNumber(
      `1 ${/€|\$|£|\b(?:USD|EUR|GBP|CAD|MXN)\b/.exec(table.headings[column]!)?.[0] ?? ""}`,
      "point",
    );
    const cells = firstCells(table, column).map((cell) => readNumber(cell, guess.options.decimal));
    for (const read of [heading, ...cells]) {
      const currency = "number" in read ? read.currency : null;
      if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
    }
  }
  const [found] = [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)!);
  if (found === undefined) {
    guess.unsure.push("currency");
    decide(
      guess,
      "currency",
      guess.options.currency,
      `The file names no currency: read as ${guess.options.currency}.`,
    );
  } else {
    decide(guess, "currency", found === "$" ? "USD" : found, `Amounts are written with ${found}.`);
  }
};

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
    if (guess.unsure.includes("volumeUnit")) guess.unsure.push("distanceUnit");
    const reason = layout?.known?.distanceUnit
      ? `${layout.name} writes no unit.`
      : "The volumes are in litres.";
    return decide(guess, "distanceUnit", "km", reason);
  }
  if (reasons.volumeUnit && !guess.unsure.includes("volumeUnit")) {
    return decide(guess, "distanceUnit", "mi", "The volumes are in gallons.");
  }
  guess.unsure.push("distanceUnit");
  decide(guess, "distanceUnit", options.distanceUnit, "The file names no unit of distance.");
};
