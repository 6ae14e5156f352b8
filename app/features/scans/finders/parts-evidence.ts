import { median } from "./middle";
import { type Line, boxOf, textOf } from "./placed";
import type { RowFound } from "./row-values";
import type { Column } from "./headings";
import { tradeWords } from "./trade-names";

const notReceipt = /not a receipt|prepay chit number\W*\d*\W*this is not/i;
const food =
  /\b(?:cafe|café|coffee|restaurant|restoran|pizza|burger|grill|bar|bistro|diner|kitchen|bakery|kopi|nasi|tea|latte|cappuccino|menu|dine|table no|server|tip|gratuity|parking|hotel)\b/i;
const fuel = /\b(?:pump ?#|litres?|gallons?|ron ?9[57]|unleaded|ppg|price\/gal)\b/i;

/** Widths of a letter across the page: a till's paper holds about 40. */
const widestReceipt = 60;

/** Whether what was found in a table is of a trade in parts, and not a meal, fuel or groceries. */
export function arePartsOf(lines: Line[], rows: RowFound[], columns: Column[], firstLine: number): boolean {
  const text = lines.map(textOf).join("\n");
  if (rows.length === 0 || notReceipt.test(text)) return false;
  const names = rows.map(
    ({ description, partNumber }) => `${description?.text ?? ""} ${partNumber?.text ?? ""}`,
  );
  const share = names.filter((name) => tradeWords.test(name)).length / rows.length;
  const header = lines.slice(0, Math.max(0, firstLine)).map(textOf).join("\n");
  if (columns.some(({ name }) => name === "partNumber") && rows.some(({ partNumber }) => partNumber))
    return true;
  if (fuel.test(names.join("\n")) || food.test(`${header}\n${names.join("\n")}`)) return false;
  if (share >= 0.4 || tradeWords.test(header)) return true;
  return columns.length > 0 && lettersAcross(lines) > widestReceipt;
}

function lettersAcross(lines: Line[]): number {
  const words = lines.flat();
  const { left, right } = boxOf(words);
  const letter = median(words.map(({ box, text }) => (box.right - box.left) / Math.max(1, text.length)));
  return (right - left) / letter;
}
