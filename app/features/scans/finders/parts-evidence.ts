import { median } from "./numbers";
import { type Line, boxOf, textOf } from "./placed";
import type { RowFound } from "./row-values";
import { tradeWords } from "./trade-names";

const notReceipt = /not a receipt|prepay chit number\W*\d*\W*this is not/i;
const eatingPlace =
  /\b(?:cafe|café|restaurant|restoran|pizzeria|bar (?:&|and) grill|bistro|diner|bakery|kopitiam|table (?:no|\d)|dine[ -]in|gratuity|parking|hotel|guests?|covers)\b/i;
const meals =
  /\b(?:coffee|cappuccino|espresso|latte|tea|juice|beer|wine|pizza|burger|fries|soup|salad|sandwich|chicken|rice|nasi|mee|kopi|bread|milk|cheese|dessert|room charge)\b/i;
const fuel = /\b(?:pump ?#|litres?|gallons?|ron ?9[57]|unleaded|ppg|price\/gal)\b/i;

/** Widths of a letter across the page: a till's paper holds about 40. */
const widestReceipt = 60;

/** Whether what was found in a table is of a trade in parts, and not a meal, fuel or groceries. */
export function arePartsOf(lines: Line[], rows: RowFound[], firstLine: number, isTable: boolean): boolean {
  const text = lines.map(textOf).join("\n");
  if (rows.length === 0 || notReceipt.test(text)) return false;
  const names = rows.map(
    ({ description, partNumber }) => `${description?.text ?? ""} ${partNumber?.text ?? ""}`,
  );
  const header = lines
    .slice(0, firstLine + 1)
    .map(textOf)
    .join("\n");
  const ofTrade = names.filter((name) => tradeWords.test(name)).length / rows.length >= 0.4;
  const allNames = names.join("\n");
  if (fuel.test(allNames) && !ofTrade) return false;
  if (eatingPlace.test(header) && meals.test(allNames)) return false;
  if ((eatingPlace.test(header) || meals.test(allNames)) && !ofTrade) return false;
  if (ofTrade || tradeWords.test(header) || /\bpart\s?(?:no|num|#)/i.test(header)) return true;
  // A till's receipt is of parts only where it says so: an invoice may be of anything that is bought.
  return isTable && lettersAcross(lines) > widestReceipt;
}

function lettersAcross(lines: Line[]): number {
  const words = lines.flat();
  const { left, right } = boxOf(words);
  const letter = median(words.map(({ box, text }) => (box.right - box.left) / Math.max(1, text.length)));
  return (right - left) / letter;
}
