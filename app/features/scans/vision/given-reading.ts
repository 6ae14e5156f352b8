import type { DecimalMark } from "~/features/imports/cells/read-options";
import type { DocumentKind, DocumentValue, Found, Reading, ValueType } from "../document-kind";
import { currencyFound, currencyOf, isAbroad } from "../finders/currency";
import { type DayOrder, dayFound, dayOrderOf, daysIn } from "../finders/days";
import { proposalOf, vinSpelledBy } from "../finders/find-vin";
import { decimalOf, moneyFound, numbersIn, quantityFound, readPrinted } from "../finders/numbers";
import { type Line, type Placed, allOf, foundIn, unplaced } from "../finders/placed";
import { nearestOf, placesOf, unseenIn } from "./places";
import type { Answer } from "./question";

type Document = { lines: Line[]; decimal: DecimalMark; days: DayOrder };

/** Near which words a value is looked for: those of its row that were found before. */
type Near = Placed[] | undefined;

/** What a service answered, in the form of a reading: each value where the built-in reading sees it, and marked where it does not. */
export function givenReading(kind: DocumentKind, answer: Answer, lines: Line[]): Reading {
  const printed = [answer.fields, ...answer.rows].flatMap((values) => Object.values(values)).map(unplaced);
  const document = {
    lines,
    decimal: decimalOf([...lines, printed]),
    days: dayOrderOf(lines, isAbroad(lines, currencyOf(lines))),
  };
  return {
    fields: foundValues(kind.fields, answer.fields, document, () => undefined),
    rows: answer.rows.map((row) => foundValues(kind.columns, row, document, () => anchorOf(row, lines))),
    notes: [],
  };
}

/** The longest text that is printed once. */
function anchorOf(row: Answer["rows"][number], lines: Line[]): Near {
  const texts = Object.values(row).sort((a, b) => b.length - a.length);
  for (const text of texts) {
    const [place, ...others] = placesOf(lines, text);
    if (place && others.length === 0) return place;
  }
  return undefined;
}

function foundValues(
  values: DocumentValue[],
  given: Record<string, string>,
  document: Document,
  anchor: () => Near,
): Record<string, Found> {
  const near = anchor();
  return Object.fromEntries(
    values.flatMap(({ name, type = "text" }) => {
      const text = given[name];
      const found = text === undefined ? undefined : readers[type](text, document, near);
      return found ? [[name, { ...found, printed: text! }]] : [];
    }),
  );
}

/** Undefined for what is no such value. */
type Reader = (text: string, document: Document, near: Near) => Found | undefined;

const readers: Record<ValueType, Reader> = {
  text: (text, { lines }, near) => textFound(text, lines, near),
  money: (text, document, near) => numberFound(text, document, near, moneyFound),
  quantity: (text, document, near) => numberFound(text, document, near, quantityFound),
  day: (text, { lines, days }) => {
    const given = dayFound([unplaced(text)], days);
    if (!given) return undefined;
    const place = daysIn(lines).find(({ words }) => dayFound(words, days)?.text === given.text);
    const { note, proposal } = given;
    const found = place ? seen(place.words, given.text) : unseen(given.text);
    return { ...found, note: note ?? found.note, ...(proposal && { proposal }) };
  },
  vin: (text, { lines }) => {
    const spelled = vinSpelledBy(text);
    if (!spelled) return undefined;
    const found = textFound(spelled.vin, lines, undefined);
    const { note, proposal } = proposalOf(spelled.vin);
    const notes = [found.note, note].filter((text) => text !== undefined);
    return {
      ...found,
      ...(notes.length > 0 && { note: notes.join(" ") }),
      ...(proposal && { proposal }),
    };
  },
  currency: (text, { lines }) => {
    const code = /^[A-Z]{3}$/.exec(text.toUpperCase())?.[0];
    return code
      ? currencyFound({ code, words: nearestOf(placesOf(lines, text), undefined) ?? [] })
      : undefined;
  },
};

function textFound(text: string, lines: Line[], near: Near): Found {
  const place = nearestOf(placesOf(lines, text), near);
  if (place) return seen(place, text);
  const doubts = unseenIn(lines, text);
  return doubts.length > 0 ? unseen(text, doubts) : { text, printed: text, page: 0, shown: null, doubts };
}

/** A number of a row is looked for in its line alone: small ones are everywhere. */
function numberFound(text: string, { lines, decimal }: Document, near: Near, found: typeof moneyFound) {
  const given = readPrinted([unplaced(text.replace(/(?<=\d)\s+(?=[a-z/]+\.?$)/i, ""))], decimal);
  if (!given) return undefined;
  const places = lines
    .flatMap((line) => numbersIn(line, decimal))
    .filter(({ value }) => value.eq(given.value))
    .map(({ words }) => words);
  const place = nearestOf(places, near, "same line");
  const value = found(given).text;
  return place ? seen(place, value) : unseen(value);
}

/** Two readings that agree leave no doubt. */
function seen(words: Placed[], text: string): Found {
  return { ...foundIn(words, text), doubts: [] };
}

export const onlyService = "Only the vision service read this: compare it with the photo.";

function unseen(text: string, doubts = allOf(text)): Found {
  return { text, printed: text, page: 0, shown: null, doubts, note: onlyService };
}
