import type { DecimalMark } from "~/features/imports/cells/read-options";
import type { Cells } from "./cells";
import { daysIn } from "./days";
import { type Printed, cutAtSigns, isMoney, numbersIn, readPrinted } from "./numbers";
import { type Line, type Placed, textOf } from "./placed";
import type { Row } from "./table-rows";
import { totalNameOf } from "./totals";

/** Not the name of an article. */
const head =
  /invoice|receipt|\btel\b|phone|fax|\bgst\b|reg\b|www|date|cashier|\b[A-Z]{2}\s+\d{5}\b|jalan|\bjln\b|street|\bave\b|store|order|customer|ticket|counter|welcome|\S@\w+\.|^\W*\(|,\s*[A-Z]+$|[-*=]{4,}/i;
const number = /^(?=(?:\D*\d){3})[A-Z0-9][A-Z0-9./-]{3,}$/;

/** The articles of a receipt without a heading: each ends with its amount, on the line of its name or after it. */
export function receiptRows(
  lines: Line[],
  decimal: DecimalMark,
): { rows: Row[]; used: Set<Line>; firstLine: number } {
  const end = lines.findIndex((line) => isTotal(line, decimal));
  const body = lines.slice(0, Math.max(0, end));
  const blocks: Line[][] = [];
  let block: Line[] = [];
  for (const line of body) {
    if (isHead(line)) block = [];
    else block.push(line);
    if (block.length > 0 && endsWithAmount(line, decimal)) {
      blocks.push(block);
      block = [];
    }
  }
  // Above the first article are the lines of the shop: it has as many lines as the others.
  const usual = blocks[1]?.length ?? 3;
  if (blocks[0]) blocks[0] = blocks[0].slice(-usual);
  const rows = blocks.flatMap((lines) => rowOf(lines, decimal) ?? []);
  return { rows, used: new Set(blocks.flat()), firstLine: blocks[0] ? lines.indexOf(blocks[0][0]!) : -1 };
}

function isTotal(line: Line, decimal: DecimalMark): boolean {
  const name = totalNameOf(textOf(line));
  return (
    name !== undefined && name !== "freight" && name !== "core" && numbersIn(line, decimal).some(isMoney)
  );
}

function isHead(line: Line): boolean {
  return head.test(textOf(line)) || daysIn([line]).length > 0;
}

function endsWithAmount(line: Line, decimal: DecimalMark): boolean {
  const words = line.filter(({ text }) => !/^(?:[A-Z*]{1,2}|RM|\$)$/i.test(text));
  const last = words.at(-1);
  const read =
    last &&
    cutAtSigns(last)
      .map((word) => readPrinted([word], decimal))
      .at(-1);
  return read !== undefined && isMoney(read);
}

/** Two or three numbers of which two make the third, and the rest of the words. */
function rowOf(lines: Line[], decimal: DecimalMark): Row | undefined {
  const block = lines.map((line) => line.flatMap(cutAtSigns));
  const words = block.flat();
  const last = block.at(-1)!;
  const numbers = last.flatMap((word) => readPrinted([word], decimal) ?? []);
  const amounts = numbers.filter(isMoney);
  const lineTotal = amounts.at(-1)!;
  const times = numbers.findIndex((one, at) => isTimes(one, numbers[at + 1], last));
  const each = times >= 0 && numbers[times + 1] !== lineTotal ? numbers[times + 1] : undefined;
  const unitCost = each ?? (amounts.length > 1 ? amounts.at(-2) : undefined);
  const quantity = quantityBefore(numbers, unitCost ?? lineTotal, last);
  const taken = new Set([lineTotal, unitCost, quantity].flatMap((one) => one?.words ?? []));
  const flags = last.slice(last.indexOf(lineTotal.words[0]!) + 1);
  const rest = words.filter((word) => !taken.has(word) && !isSign(word) && !flags.includes(word));
  const partNumber = numberAmong(rest, block);
  const description = rest.filter((word) => word !== partNumber);
  if (description.length === 0 && !partNumber) return undefined;
  const cells: Cells = {
    ...(partNumber && { partNumber: [partNumber] }),
    description,
    lineTotal: lineTotal.words,
    ...(unitCost && { unitCost: unitCost.words }),
    ...(quantity && { quantity: quantity.words }),
  };
  return { cells, text: [], columns: [] };
}

function isSign({ text }: Placed): boolean {
  return /^(?:[xX@*]|\*S|RM|\$|ea|each)$/.test(text);
}

/** "3 @ 8.49", also when the point of the price was not read. */
function isTimes(count: Printed, each: Printed | undefined, line: Line): boolean {
  if (!each) return false;
  const between = line.slice(line.indexOf(count.words[0]!) + 1, line.indexOf(each.words[0]!));
  return between.length > 0 && between.every((word) => /^[xX@*]$/.test(word.text));
}

function quantityBefore(numbers: Printed[], amount: Printed, last: Line): Printed | undefined {
  const before = numbers[numbers.indexOf(amount) - 1];
  if (!before || before.value.lte(0) || before.value.gt(9999)) return undefined;
  const between = last.slice(last.indexOf(before.words[0]!) + 1, last.indexOf(amount.words[0]!));
  return between.every((word) => isSign(word)) ? before : undefined;
}

/** Alone on its line, at the start of the first, or the one word that mixes letters and digits. */
function numberAmong(rest: Placed[], block: Line[]): Placed | undefined {
  const alone = rest.find(
    (word) =>
      number.test(word.text) &&
      block.some(
        (line) =>
          line.filter((one) => rest.includes(one)).length === 1 &&
          line.includes(word) &&
          /\d{4}/.test(word.text),
      ),
  );
  if (alone) return alone;
  const isNumber = ({ text }: Placed) => number.test(text) && !/^\d+W-?\d+$/i.test(text);
  if (rest[0] && isNumber(rest[0])) return rest[0];
  return rest.filter((word) => isNumber(word) && word.text.length > 4 && /[A-Z]/.test(word.text)).at(-1);
}
