import { readNumber } from "~/features/imports/cells/column-numbers";
import type { ReadOptions } from "~/features/imports/cells/read-options";
import { decide } from "~/features/imports/guess/guess-steps";
import type { GuessStep } from "~/features/imports/guess/import-guess";
import { columnsOf } from "~/features/imports/table/columns-of";

export const setPrice: GuessStep = ({ guess, table, layout }) => {
  const [price, volume] = [columnsOf(guess.mapping, "price")[0], columnsOf(guess.mapping, "volume")[0]];
  if (price === undefined) return;
  const known = layout?.known?.priceMeans;
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

type Meaning = { priceMeans: ReadOptions["priceMeans"]; reason: string };

/**
 * Whether a "price" column holds the price per unit or of the whole fill: the steadier of the two is the price per unit. Takes pairs of
 * volume and price. Only a guess, so rounded numbers will do.
 */
export function guessPriceMeaning(fills: { volume: number; price: number }[], unit: string): Meaning {
  const usable = fills.filter(({ volume, price }) => volume > 0 && price > 0);
  if (usable.length === 0) return { priceMeans: "total", reason: "The price is read as the total." };
  const asUnit = usable.map(({ price }) => price);
  const asTotal = usable.map(({ volume, price }) => price / volume);
  const steady = usable.length >= 3 && spread(asUnit) !== spread(asTotal);
  const isUnit = steady ? spread(asUnit) < spread(asTotal) : middle(asTotal) < 0.35;
  if (isUnit) {
    return {
      priceMeans: "unit",
      reason: `The price stays near ${middle(asUnit).toFixed(2)} whatever the volume is, so it is that of one ${unit}. The total is worked out.`,
    };
  }
  return {
    priceMeans: "total",
    reason: `The price grows with the volume (about ${middle(asTotal).toFixed(2)} for one ${unit}), so it is the total.`,
  };
}

function middle(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The average deviation from the median, relative to the median. */
function spread(values: number[]): number {
  const center = middle(values);
  return values.reduce((sum, value) => sum + Math.abs(value - center), 0) / values.length / center;
}
