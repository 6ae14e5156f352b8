import { type DecidedOrder, decideDateOrder } from "./column-dates";
import { decideDecimal, readNumber } from "./column-numbers";
import { columnsOf, filledCells, guessMapping } from "./guess-mapping";
import {
  type ImportKind,
  type Mapping,
  type ReadOptions,
  moneyFields,
  numberFields,
  usualOptions,
} from "./import-kinds";
import { guessStockMapping } from "./guess-stock-mapping";
import { type Layout, layoutOf } from "./layouts";
import { guessPriceMeaning } from "./price-meaning";
import type { Table } from "./read-table.server";
import { distanceUnitOf, volumeUnitOf } from "./unit-headings";

/** How a table is probably to be read. Each reason is a sentence for the page where a person may change it; `unsure` names the options that are only the usual ones. */
export type ImportGuess = {
  /** The program that wrote the file: "Fuelly". */
  layout: string | null;
  mapping: Mapping;
  options: ReadOptions;
  reasons: Partial<Record<keyof ReadOptions, string>>;
  unsure: (keyof ReadOptions)[];
};

/** `usual` are the account's own habits: they decide what the file leaves open. */
export async function guessImport(
  kind: ImportKind,
  table: Table,
  usual: ReadOptions = usualOptions,
): Promise<ImportGuess> {
  const layout = layoutOf(kind, table.headings);
  const guess: ImportGuess = {
    layout: layout?.name ?? null,
    mapping: kind === "inventory" ? guessStockMapping(table) : guessMapping(kind, table),
    options: { ...usual },
    reasons: {},
    unsure: [],
  };
  for (const step of stepsOf[kind]) {
    step(guess, table, layout);
    // A column of 100,000 cells takes a while: others get a turn.
    await new Promise<void>((go) => setImmediate(go));
  }
  return guess;
}

type Step = (guess: ImportGuess, table: Table, layout: Layout | undefined) => void;

function decide<Option extends keyof ReadOptions>(
  guess: ImportGuess,
  option: Option,
  value: ReadOptions[Option],
  reason: string,
): void {
  guess.options[option] = value;
  guess.reasons[option] = reason;
}

/** Enough to tell the habits of a file; how a column is read is decided by all of it. */
function firstCells(table: Table, column: number | undefined): string[] {
  return filledCells({ ...table, rows: table.rows.slice(0, 5000) }, column);
}

const setDecimal: Step = (guess, table) => {
  const cells = numberFields.flatMap((field) => firstCells(table, columnsOf(guess.mapping, field)[0]));
  const decided = decideDecimal(cells);
  if (!decided) return;
  const mark = decided.decimal === "comma" ? "comma" : "point";
  decide(guess, "decimal", decided.decimal, `${decided.example} has a decimal ${mark}.`);
};

const setCurrency: Step = (guess, table) => {
  const columns = moneyFields.flatMap((field) => columnsOf(guess.mapping, field));
  const counts = new Map<string, number>();
  for (const column of columns) {
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

const setDateOrder: Step = (guess, table) => {
  const cells = filledCells(table, columnsOf(guess.mapping, "date")[0]);
  const isAmerican = guess.options.currency === "USD" && !guess.unsure.includes("currency");
  const firm = guess.options.dateOrder === "mdy" && isAmerican;
  const decided: DecidedOrder = decideDateOrder(cells, guess.options.dateOrder, firm);
  if (!decided.certain) guess.unsure.push("dateOrder");
  decide(guess, "dateOrder", decided.order, decided.reason);
};

const setVolume: Step = (guess, table, layout) => {
  const unit = volumeUnitOf(table, guess.mapping);
  const { decimal, currency } = guess.options;
  if (unit) return decide(guess, "volumeUnit", unit.unit, unit.reason);
  if (decimal === "comma" || currency !== "USD") {
    const sign = decimal === "comma" ? "decimal commas" : `amounts in ${currency}`;
    return decide(guess, "volumeUnit", "L", `A file with ${sign} is taken to be in litres.`);
  }
  guess.unsure.push("volumeUnit");
  if (layout?.known.volumeUnit) {
    return decide(
      guess,
      "volumeUnit",
      layout.known.volumeUnit,
      `${layout.name} writes no unit: usually litres.`,
    );
  }
  decide(guess, "volumeUnit", guess.options.volumeUnit, "The file names no unit of volume.");
};

const setDistance: Step = (guess, table, layout) => {
  const unit = distanceUnitOf(table, guess.mapping);
  if (unit) return decide(guess, "distanceUnit", unit.unit, unit.reason);
  const { reasons, options } = guess;
  if (reasons.volumeUnit && options.volumeUnit === "L") {
    if (guess.unsure.includes("volumeUnit")) guess.unsure.push("distanceUnit");
    const reason = layout?.known.distanceUnit
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

const setPrice: Step = (guess, table, layout) => {
  const [price, volume] = [columnsOf(guess.mapping, "price")[0], columnsOf(guess.mapping, "volume")[0]];
  if (price === undefined) return;
  const known = layout?.known.priceMeans;
  if (known) {
    const what = known === "unit" ? "one unit; the total is worked out" : "the whole fill";
    return decide(guess, "priceMeans", known, `In files of ${layout.name} the price is that of ${what}.`);
  }
  if (columnsOf(guess.mapping, "total").length > 0) {
    return decide(
      guess,
      "priceMeans",
      "unit",
      "There is a column for the total, so the price is that of one unit.",
    );
  }
  const roughly = (cell: string | undefined) => {
    const read = readNumber(cell ?? "", guess.options.decimal);
    return "number" in read ? Number(read.number) : 0;
  };
  const fills = table.rows.slice(0, 5000).map(({ cells }) => ({
    volume: volume === undefined ? 0 : roughly(cells[volume]),
    price: roughly(cells[price]),
  }));
  const unit = guess.options.volumeUnit === "L" ? "litre" : "gallon";
  const { priceMeans, reason } = guessPriceMeaning(fills, unit);
  decide(guess, "priceMeans", priceMeans, reason);
};

const logSteps: Step[] = [setDecimal, setCurrency, setDateOrder, setVolume, setDistance, setPrice];

const stepsOf: Record<ImportKind, Step[]> = {
  vehicles: [setDecimal, setDistance],
  fuel: logSteps,
  service: logSteps,
  inventory: [setDecimal, setCurrency],
};
