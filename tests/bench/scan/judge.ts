import type { Found, Reading } from "~/features/scans/document-kind";
import type { RightRow } from "./layouts/layout";

type Row = Record<string, Found>;

/** How many of the right rows were read, and how many wrong ones carry no mark. */
export type RowVerdict = { right: number; of: number; unmarked: string[]; missed: string[] };

export function judgeRows({ rows, notes }: Reading, right: RightRow[]): RowVerdict {
  const left = [...rows];
  const missed: string[] = [];
  for (const row of right) {
    const at = left.findIndex((one) => isRow(one, row));
    if (at < 0) missed.push(Object.values(row).join(" "));
    else left.splice(at, 1);
  }
  const unmarked = notes.some((note) => /add up|No total/.test(note))
    ? []
    : left.filter((row) => !isMarked(row));
  return { right: right.length - missed.length, of: right.length, unmarked: unmarked.map(rowText), missed };
}

function isRow(row: Row, right: RightRow): boolean {
  return Object.entries(right).every(([name, text]) => isSame(row[name]?.text, text));
}

/** 5, 5.0 and 5.00 are the same. */
export function isSame(read: string | undefined, right: string): boolean {
  if (read === undefined) return false;
  const isNumber = /^-?\d{1,7}(?:\.\d+)?$/;
  if (isNumber.test(read) && isNumber.test(right) && right.includes("."))
    return Number(read) === Number(right);
  const plain = (text: string) => text.toUpperCase().replace(/\s/g, "");
  return plain(read) === plain(right);
}

function isMarked(row: Row): boolean {
  return Object.values(row).some(({ doubts, note }) => doubts.length > 0 || note !== undefined);
}

export function rowText(row: Row): string {
  return ["rowKind", "partNumber", "description", "quantity", "unitCost", "lineTotal"]
    .map((name) => row[name]?.text)
    .filter((text) => text)
    .join(" | ");
}

export type FieldVerdict = { name: string; right: boolean; read: string | undefined; marked: boolean };

export function judgeFields({ fields, notes }: Reading, right: Record<string, string>): FieldVerdict[] {
  return Object.entries(right).map(([name, text]) => {
    const found = fields[name];
    const marked =
      notes.length > 0 || found === undefined || found.doubts.length > 0 || found.note !== undefined;
    return { name, right: isSame(found?.text, text), read: found?.text, marked };
  });
}

export function rate(right: number, of: number): string {
  return `${right} of ${of}${of === 0 ? "" : ` (${((100 * right) / of).toFixed(0)} %)`}`;
}
