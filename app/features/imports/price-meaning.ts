import type { ReadOptions } from "./import-kinds";

type Meaning = { priceMeans: ReadOptions["priceMeans"]; reason: string };

/** Whether a column "price" holds the price of one unit or of the whole fill: of the two, the steadier one is the price of a unit. Pairs of volume and price; only a guess, so rounded numbers will do. */
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

/** The average distance from the middle, as a part of it. */
function spread(values: number[]): number {
  const centre = middle(values);
  return values.reduce((sum, value) => sum + Math.abs(value - centre), 0) / values.length / centre;
}
