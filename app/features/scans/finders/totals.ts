import { Big } from "big.js";
import type { Found } from "../document-kind";
import type { DecimalMark } from "~/features/imports/cells/read-options";
import { heightOf } from "../lines";
import { type Printed, isMoney, moneyFound, numbersIn } from "./numbers";
import { type Line, textOf } from "./placed";

export type TotalName =
  "subtotal" | "freight" | "tax" | "total" | "labor" | "parts" | "fee" | "discount" | "core" | "none";
export type Total = { name: TotalName; label: string; amount: Printed; line: Line };

const labels: [TotalName, RegExp][] = [
  [
    "none",
    /^(?:total\s*)?(?:qty|quantity|items?|pieces|pcs|cartons?|weight|lines?|units?|savings?|you saved|hours)\b/i,
  ],
  [
    "none",
    /^(?:cash|change|visa|master ?card|amex|debit|credit card|tender|payment|paid|deposit|points|round|previous|balance forward|tip|gratuity)/i,
  ],
  ["none", /gst summary|^total (?:tax|gst|core|qty|quantity|items?|lines?|pieces|weight)\b/i],
  [
    "subtotal",
    /^(?:excl\w*\.? (?:btw|vat|tax|gst)|sub[\s-]*tota+[l!1]|merchandise|nett?(?: (?:total|amount))?|total (?:excl|before|net)|subtotaal|invoice subtotal|taxable|goods total)/i,
  ],
  ["freight", /^(?:freight|shipping|delivery|s\s?&\s?h|handling|postage|carriage|ups|fedex|verzendkosten)/i],
  ["labor", /^(?:total )?labou?r\b/i],
  ["parts", /^(?:total parts|parts(?: total| subtotal)?)\b/i],
  ["core", /^(?:total )?cores?\b/i],
  [
    "fee",
    /^(?:shop (?:supplies|charges?|fee)|supplies|misc|environmental|env\.?|haz|disposal|epa|fuel surcharge|surcharge|service (?:charge|fee)|hazardous)/i,
  ],
  ["discount", /^(?:less |trade |total )?disc/i],
  [
    "tax",
    /^(?:(?:sales|state|county|city|local|total|use|txn?)\s*)*tax\b|^(?:gst|hst|pst|vat|btw|tva|iva|mwst)\b|^[\d.,]+\s?% (?:tax|vat|btw|gst)|^\d+% /i,
  ],
  [
    "total",
    /^(?:(?:grand|invoice|order|net|document|final)\s*)?tota+[l!1](?:(?![a-z])|(?=am(?:oun)?t))|^(?:total\s*)?(?:amount|balance|invoice amount)\s*(?:due|payable|owing)|^(?:please )?pay(?: this amount)?$|^amount due|^balance due|^totaal|^gesamt/i,
  ],
];

export function totalNameOf(text: string): TotalName | undefined {
  const plain = text.replace(/^[\W_]+/, "").trim();
  return labels.find(([, label]) => label.test(plain))?.[0];
}

/** The amounts that are named outside the table, in the order in which they are printed. */
/** The name of an amount on a line, if it has one. */
export function totalNameIn(line: Line, decimal: DecimalMark): TotalName | undefined {
  const names = totalsOfLine(line, decimal).map(({ name }) => name);
  const starts = totalNameOf(textOf(line));
  if (starts === "total" && numbersIn(line, decimal).length > 0) return "total";
  return names.find((name) => name === "total" || name === "tax") ?? names[0];
}

export function totalsIn(lines: Line[], decimal: DecimalMark): Total[] {
  const found: Total[] = [];
  for (const [index, line] of lines.entries()) {
    const stacked = stackedTotals(line, lines[index + 1], decimal);
    const own = stacked.length > 1 ? stacked : totalsOfLine(line, decimal);
    found.push(...(own.length > 0 ? own : totalBelow(line, lines[index + 1], decimal)));
  }
  return found;
}

/** Also two on one line, and one whose label begins in the middle of it, beside other text. */
function totalsOfLine(line: Line, decimal: DecimalMark): Total[] {
  const found: Total[] = [];
  let label: Line = [];
  let name: TotalName | undefined;
  for (const word of line) {
    const number = numbersIn([word], decimal)[0];
    const before = found.at(-1);
    if (number && isMoney(number) && before && label.every(({ text }) => text === "$")) {
      // "Tax 15 % on 112.90 16.94": what it is taken from comes first.
      if (before.name === "tax") before.amount = number;
      continue;
    }
    if (name && number && isMoney(number)) {
      if (!isPercent(word.text, line, word)) found.push({ name, label: textOf(label), amount: number, line });
      [label, name] = [[], undefined];
      continue;
    }
    const last = label.at(-1);
    if (last && !name && word.box.left - last.box.right > 1.5 * heightOf(word)) label = [];
    label.push(word);
    name ??= totalNameOf(textOf(label)) ?? (label.length > 1 ? sumNameOf(word.text) : undefined);
    // "Total" may go on: "Total qty", "Total tax".
    if (name) name = totalNameOf(textOf(label)) ?? name;
  }
  return found;
}

/** In the middle of a line only the names of sums are trusted. */
function sumNameOf(text: string): TotalName | undefined {
  const name = totalNameOf(text);
  return name === "total" || name === "subtotal" || name === "tax" ? name : undefined;
}

function isPercent(text: string, line: Line, word: Line[number]): boolean {
  return text.endsWith("%") || line[line.indexOf(word) + 1]?.text === "%";
}

/** A label alone, and nothing but an amount on the next line. */
function totalBelow(line: Line, next: Line | undefined, decimal: DecimalMark): Total[] {
  const name = sumNameOf(textOf(line));
  if (!name || !next || numbersIn(line, decimal).length > 0) return [];
  const [amount, ...others] = numbersIn(next, decimal);
  const isAlone = next.every(({ text }) => /\d/.test(text) || /^(?:RM|\$|€|USD|EUR)$/.test(text));
  return amount && others.length === 0 && isMoney(amount) && isAlone
    ? [{ name, label: textOf(line), amount, line: next }]
    : [];
}

/** Labels side by side with their amounts below. */
function stackedTotals(line: Line, next: Line | undefined, decimal: DecimalMark): Total[] {
  if (!next || numbersIn(line, decimal).some(isMoney)) return [];
  const labelled = line.flatMap((word, index) => {
    const two = [word, line[index + 1]].filter((one) => one !== undefined);
    const name = totalNameOf(textOf(two)) ?? totalNameOf(word.text);
    return name ? [{ name, word }] : [];
  });
  if (labelled.length < 2) return [];
  return numbersIn(next, decimal)
    .filter(isMoney)
    .flatMap((amount): Total[] => {
      const off = ({ word }: (typeof labelled)[number]) =>
        Math.abs(centerOf(word) - centerOf(amount.words[0]!));
      const over = [...labelled].sort((a, b) => off(a) - off(b))[0]!;
      return off(over) < 3 * heightOf(over.word)
        ? [{ name: over.name, label: over.word.text, amount, line: next }]
        : [];
    });
}

function centerOf({ box }: Line[number]): number {
  return (box.left + box.right) / 2;
}

/** Several taxes are added up. */
export function taxFound(taxes: Total[]): Found | undefined {
  if (taxes.length === 0) return undefined;
  if (taxes.length === 1) return moneyFound(taxes[0]!.amount);
  const sum = taxes.reduce((total, { amount }) => total.plus(amount.value), new Big(0));
  const printed = taxes.map(({ amount }) => amount.words.map(({ text }) => text).join(" "));
  return {
    ...moneyFound(taxes[0]!.amount),
    text: sum.toFixed(2),
    printed: printed.join(" + "),
    shown: null,
    doubts: [],
    note: `Added up from ${printed.join(" and ")}.`,
  };
}
