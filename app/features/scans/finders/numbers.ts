import { Big } from "big.js";
import type { Found } from "../document-kind";
import { decideDecimal, readNumber } from "~/features/imports/cells/column-numbers";
import type { DecimalMark } from "~/features/imports/cells/read-options";
import { type Line, type Placed, foundIn, part } from "./placed";

/** A number as it is printed; `decimals` are the printed ones. */
export type Printed = { value: Big; decimals: number; words: Placed[] };

const tail = /(?<=\d[-)]?)\s?(?:[A-Z]{1,2}|\*|#)$/i;
const perUnit = /\/(?:gal|gl|g|l|ltr|litre|liter|ea|each|hr)\.?$/i;
const unit = /(?<=\d)\s?(?:gals?|gallons?|ltrs?|lit(?:re|er)s?|hrs?|each|pcs?)\.?$/i;
const sign = String.raw`[-+(]{0,2}`;
const mark = String.raw`(?:US\$|R\$|RM|[$€£]|EUR|USD)?`;
const shape = new RegExp(`^${sign}${mark}${sign}\\d[\\d.,']*[-)]?(?:\\s?(?:EUR|€|USD|DH))?$`, "i");
/** Money in which letters were read for digits: 1O.50, l2.00, S8.50. */
const misread = /^\$?(?=.*\d)[\dOoIlSBZ]{1,5}[.,][\dOoIlSBZ]{2}$/;
const digitFor: Record<string, string> = { O: "0", o: "0", I: "1", l: "1", S: "5", B: "8", Z: "2" };

export function readPrinted(words: Placed[], decimal: DecimalMark): Printed | undefined {
  const joined = words.map(({ text }) => text).join(words.length > 1 ? " " : "");
  const plain = joined.replace(/[:;=]+$/, "").replace(/^[:=@]+\s*/, "");
  const bare = plain.replace(perUnit, "").replace(unit, "").replace(tail, "");
  const cleaned = misread.test(bare) ? bare.replace(/[OoIlSBZ]/g, (letter) => digitFor[letter]!) : bare;
  const dollars = cleaned.replace(/^S(?=\d+[.,]\d\d$)/, "$");
  if (!shape.test(dollars) || /^\d{12,}$/.test(dollars)) return undefined;
  const read = readNumber(dollars, decimal);
  if ("problem" in read) return undefined;
  const isCredit = /\dCR$/i.test(plain);
  const value = new Big(read.number).times(isCredit ? -1 : 1);
  return { value, decimals: decimalsOf(dollars, decimal), words };
}

function decimalsOf(printed: string, decimal: DecimalMark): number {
  const digits = /([.,])(\d+)\D*$/.exec(printed);
  if (!digits) return 0;
  const isThousands = digits[2]!.length === 3 && digits[1] !== (decimal === "point" ? "." : ",");
  return isThousands ? 0 : digits[2]!.length;
}

/** The mark that most numbers of the document prove. */
export function decimalOf(lines: Line[]): DecimalMark {
  const money = lines.flat().filter(({ text }) => /^\D{0,3}\d[\d.,]*[.,]\d{2}\D{0,3}$/.test(text));
  return decideDecimal(money.map(({ text }) => text.replace(tail, "")))?.decimal ?? "point";
}

export function isMoney({ decimals, words }: Printed): boolean {
  return (decimals >= 2 && decimals <= 4) || (decimals === 0 && /^[$€]\d/.test(words[0]!.text));
}

/** Money has at least two decimals. */
export function moneyFound({ value, decimals, words }: Printed): Found {
  return foundIn(words, value.toFixed(Math.max(2, Math.min(4, decimals))));
}

export function quantityFound({ value, words }: Printed): Found {
  return foundIn(words, value.toFixed());
}

/** Each number of a line, also those that a sign glues together: 2X6.50, 35.10@3.999, 74020030@2.33. */
export function numbersIn(line: Line, decimal: DecimalMark): Printed[] {
  return line.flatMap(cutAtSigns).flatMap((word) => readPrinted([word], decimal) ?? []);
}

export function cutAtSigns(word: Placed): Placed[] {
  const pieces = /^(\d+(?:[.,]\d+)?)([xX@*/])(\$?\d*[.,]\d{2,3}.*)$/.exec(word.text);
  const counted = /^(\d{1,4})[xX@]$/.exec(word.text);
  if (counted) return [part(word, 0, counted[1]!.length), part(word, counted[1]!.length, word.text.length)];
  if (!pieces) return [word];
  const at = pieces[1]!.length;
  return [part(word, 0, at), part(word, at, at + 1), part(word, at + 1, word.text.length)];
}

export function numberOf(found: Found | undefined): Big | undefined {
  return found && /^-?\d+(?:\.\d+)?$/.test(found.text) ? new Big(found.text) : undefined;
}

/** Of money, for a sentence or a form: at least two decimals. */
export function moneyText(value: Big): string {
  return value.toFixed(Math.max(2, value.toFixed().split(".")[1]?.length ?? 0));
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}
