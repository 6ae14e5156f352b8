import { type Found, type Reading, isEmpty } from "../document-kind";
import { onlyService } from "./given-reading";
import { keyOf } from "./places";

/** Of what the service left out the built-in reading's values stay; where the two differ, both are shown. */
export function mergedReading(given: Reading, builtIn: Reading): Reading {
  const rows = given.rows.length > 0 ? given.rows.map((row) => mergedRow(row, builtIn.rows)) : builtIn.rows;
  return {
    fields: { ...builtIn.fields, ...merged(given.fields, builtIn.fields) },
    rows,
    notes: [...new Set([...given.notes, ...keptNotes(given, builtIn), ...differences(given, builtIn)])],
  };
}

/** Of the rows and fields that stay. */
function keptNotes(given: Reading, builtIn: Reading): string[] {
  if (given.rows.length === 0 && builtIn.rows.length > 0) return builtIn.notes;
  const kept = Object.entries(builtIn.fields).flatMap(([name, { note }]) => (given.fields[name] ? [] : note));
  return builtIn.notes.filter((note) => kept.includes(note));
}

function differences(given: Reading, builtIn: Reading): string[] {
  if (isEmpty(builtIn))
    return ["The built-in reading finds nothing in these pictures: compare every value with them."];
  const [here, there] = [builtIn.rows.length, given.rows.length];
  const notes: string[] = [];
  if (here !== there && there > 0)
    notes.push(
      `The vision service read ${there} rows, the built-in reading ${here}: compare them with the photo.`,
    );
  const [mine, theirs] = [builtIn.fields.currency?.text, given.fields.currency?.text];
  if (mine && theirs && mine !== theirs)
    notes.push(`The vision service read the amounts in ${theirs}, the built-in reading in ${mine}.`);
  return notes;
}

/** The built-in reading's row of the same number. */
function mergedRow(row: Reading["rows"][number], others: Reading["rows"]): Reading["rows"][number] {
  const number = row.partNumber && keyOf(row.partNumber.text);
  const same = others.filter(
    ({ partNumber, rowKind }) =>
      number && partNumber && keyOf(partNumber.text) === number && rowKind?.text === row.rowKind?.text,
  );
  return same.length === 1 ? merged(row, same[0]!) : row;
}

function merged(given: Record<string, Found>, builtIn: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(
    Object.entries(given).map(([name, found]) => [name, agreed(found, builtIn[name])]),
  );
}

function agreed(found: Found, other: Found | undefined): Found {
  if (!other) return found;
  const place = found.shown ? {} : { page: other.page, shown: other.shown };
  if (areSame(found.text, other.text)) {
    const { note, ...rest } = found;
    return { ...rest, ...place, ...(note === onlyService ? { doubts: [], note: other.note } : { note }) };
  }
  const note = [found.note, `The built-in reading is ${other.text}.`].filter((text) => text).join(" ");
  const doubts = found.doubts.length > 0 ? found.doubts : differing(found.text, other.text);
  const proposal = (found.shown && found.proposal) ?? other.text;
  return { ...found, ...place, doubts, note, proposal };
}

const number = /^-?\d+(?:\.\d+)?$/;

/** Texts may differ in blanks, marks and capitals, numbers only in zeros at their end. */
function areSame(text: string, other: string): boolean {
  if (number.test(text) && number.test(other)) return Number(text) === Number(other);
  return keyOf(text) === keyOf(other);
}

function differing(text: string, other: string): number[] {
  const isSameLength = text.length === other.length;
  return [...text].flatMap((letter, at) => (isSameLength && letter === other[at] ? [] : [at]));
}
