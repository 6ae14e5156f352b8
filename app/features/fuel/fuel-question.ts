import Big from "big.js";
import { formatMoney } from "~/ui/format";
import { type TypedNumbers, numbersOf } from "./fuel-numbers";
import { thousandths } from "./fuel-values";

/** Dollars for which no gallon of anything on the list is sold. */
const [leastPrice, mostPrice] = [new Big("0.8"), new Big(15)];
/** The largest pair of saddle tanks holds 300 gallons. */
const maxGallons = 400;

type Typed = { columns: TypedNumbers & { product: string }; fuelConfirmed?: string };

/** Asked once about numbers that no receipt has, such as 12.5 gallons for 125; saved when the button is pressed. */
export function fuelQuestion({ columns, fuelConfirmed }: Typed) {
  const { gallons, price_per_gallon: price, total_cost: total } = columns;
  const value = [gallons, price, total].map((number) => number ?? "-").join(" ");
  const texts = fuelDoubts(columns);
  if (texts.length === 0 || fuelConfirmed === value) return undefined;
  return {
    title: "Check the gallons",
    texts,
    choices: [{ name: "fuelConfirmed", value, label: "Save anyway" }],
  };
}

function fuelDoubts(columns: Typed["columns"]): string[] {
  const { gallons } = numbersOf(columns);
  if (!gallons) return [];
  const each = new Big(columns.total_cost).div(gallons);
  const isOff = columns.product !== "other" && !each.eq(0) && (each.lt(leastPrice) || each.gt(mostPrice));
  return [
    isOff &&
      `${gallons} gal for ${formatMoney(columns.total_cost)} are $${thousandths(each.toFixed())} a gallon.`,
    new Big(gallons).gt(maxGallons) && `${gallons} gal are more than the tanks of a truck hold.`,
  ].filter((text) => text !== false);
}
