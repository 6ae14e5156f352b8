import { heightOf } from "../lines";
import type { Box } from "../page";
import type { Column, ColumnName } from "./headings";
import { type Line, type Placed, boxOf, phrasesOf } from "./placed";

export type Cells = Partial<Record<ColumnName, Placed[]>>;

const textColumns: ColumnName[] = ["item", "partNumber", "description", "unit", "pack", "other"];

/** Numbers may be under no heading's letters: headings are as wide as what is printed below them, as far as that is clear. */
export function widened(columns: Column[], lines: Line[]): Column[] {
  const wide = columns.map((column) => ({ ...column }));
  for (const line of lines)
    for (const phrase of phrasesOf(line)) {
      const box = boxOf(phrase);
      const over = wide.filter((column) => overlap(box, column) > 0);
      const own = columns.filter((column) => overlap(box, column) > 0);
      if (over.length !== 1 || own.length !== 1) continue;
      over[0]!.left = Math.min(over[0]!.left, box.left);
      over[0]!.right = Math.max(over[0]!.right, box.right);
    }
  return wide;
}

/** The words of a line by the columns they are in. */
export function cellsOf(line: Line, columns: Column[]): Cells {
  const cells: Cells = {};
  for (const phrase of phrasesOf(line)) {
    const box = boxOf(phrase);
    // A number that stands close to other words may be of the next column.
    const least = phrase.length > 1 ? -0.2 : 0.3;
    const over = columns.filter((column) => overlap(box, column) > least * heightOf(phrase[0]!));
    const candidates = over.length > 0 ? over : nearest(box, columns);
    for (const word of phrase) {
      const column = candidates.length === 1 ? candidates[0]! : columnOfWord(word, candidates);
      (cells[column.name] ??= []).push(word);
    }
  }
  return cells;
}

function columnOfWord(word: Placed, columns: Column[]): Column {
  const isNumber = /^[-($€£]*\d[\d.,]*[-)]?[A-Z*%]{0,2}$/i.test(word.text);
  const middle = (word.box.left + word.box.right) / 2;
  const inside = columns.find(({ left, right }) => left <= middle && middle <= right);
  if (isNumber && inside) return inside;
  const texts = columns.filter(({ name }) => textColumns.includes(name));
  if (isNumber || texts.length === 0) return nearest(word.box, columns)[0]!;
  if (inside && texts.includes(inside)) return inside;
  const height = heightOf(word);
  return texts.filter(({ left }) => left < word.box.left + height).at(-1) ?? texts[0]!;
}

function nearest(box: Pick<Box, "left" | "right">, columns: Column[]): Column[] {
  const sorted = [...columns].sort((a, b) => overlap(box, b) - overlap(box, a));
  return sorted.slice(0, 1);
}

/** Negative: the gap between them. */
function overlap(box: Pick<Box, "left" | "right">, column: Column): number {
  return Math.min(box.right, column.right) - Math.max(box.left, column.left);
}
