import type { Found } from "../document-kind";
import { decideDateOrder, readDate } from "~/features/imports/cells/column-dates";
import { allMatching } from "./labels";
import { type Line, type Placed, allOf, foundIn, sureFrom, textOf } from "./placed";

type Order = "mdy" | "dmy";
/** How the document writes days; `why` is missing where it cannot be known. */
export type DayOrder = { order: Order; isKnown: boolean };

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}";
export const dayShape = new RegExp(
  [
    String.raw`(?<![\d/.-])\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:20\d{2}|\d{2})(?!\d*[-/]\d)`,
    String.raw`(?<!\d)20\d{2}[-/.]\d{1,2}[-/.]\d{1,2}`,
    String.raw`(?<!\d)\d{1,2}[-\s]?${month}[-.,\s]*(?:20\d{2}|\d{2})(?!\d)`,
    String.raw`(?<![a-z])${month}[-.\s]*\d{1,2}(?:st|nd|rd|th)?[-,\s]+(?:20\d{2}|\d{2}(?!\d))`,
  ].join("|"),
  "i",
);

export type PrintedDay = { words: Placed[]; line: Line };

/** All days of a document. */
export function daysIn(lines: Line[]): PrintedDay[] {
  return lines.flatMap((line) =>
    allMatching(line, dayShape).flatMap(({ words }) => (isDay(textOf(words)) ? [{ words, line }] : [])),
  );
}

function isDay(text: string): boolean {
  return (["mdy", "dmy"] as const).some((order) => "date" in readDate(tidied(text), order));
}

function tidied(text: string): string {
  return text
    .replace(/\s*([-/.])\s*/g, "$1")
    .replace(/^(\d{1,2})([a-z]{3,9})(\d{2,4})$/i, "$1-$2-$3")
    .replace(/^([a-z]{3,9})\.?(\d{1,2}),/i, "$1 $2,");
}

const american = /\b[A-Z]{2}[\s,.]+\d{5}(?:-\d{4})?\b|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/;

/** By the other days of the document, and else by the country that its addresses show. */
export function dayOrderOf(lines: Line[], isForeign: boolean): DayOrder {
  const days = daysIn(lines).map(({ words }) => tidied(textOf(words)));
  const isAmerican = !isForeign && lines.some((line) => american.test(textOf(line)));
  const decided = decideDateOrder(days, isForeign ? "dmy" : "mdy", false);
  const order = decided.order === "dmy" ? "dmy" : "mdy";
  const isProved =
    decided.certain && days.some((day) => "problem" in readDate(day, order === "mdy" ? "dmy" : "mdy"));
  return { order, isKnown: isProved || isAmerican };
}

export function dayFound(words: Placed[], { order, isKnown }: DayOrder): Found | undefined {
  const text = tidied(textOf(words));
  const read = readDate(text, order);
  if ("problem" in read) return undefined;
  const other = readDate(text, order === "mdy" ? "dmy" : "mdy");
  const isOpen = "date" in other && other.date !== read.date;
  const found = foundIn(words, read.date);
  const isUnsure = words.some(({ text: word, sure }) =>
    [...word].some((letter, index) => /\w/.test(letter) && (sure[index] ?? 1) < sureFrom),
  );
  const note =
    isOpen && !isKnown
      ? `Read as ${order === "mdy" ? "month/day/year" : "day/month/year"}, but the document does not show which it is.`
      : undefined;
  return {
    ...found,
    doubts: isUnsure ? allOf(read.date) : [],
    ...(note && { note }),
    ...(note && "date" in other && { proposal: other.date }),
  };
}
