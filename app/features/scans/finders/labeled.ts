import type { Found } from "../document-kind";
import { linesOf } from "../lines";
import { type Page, type Word, around } from "../page";
import { foundIn } from "./found";

const maxLabelWords = 4;

/** The word after a label on its line, or below it: "Unit No. 1104". A colon ends a label. */
export function labeled(pages: Page[], label: RegExp, value: RegExp): Found | undefined {
  for (const [page, { words }] of pages.entries()) {
    const lines = linesOf(words);
    for (const [at, line] of lines.entries()) {
      const after = afterLabel(line, label);
      if (!after) continue;
      const below = lines[at + 1]?.find(({ box }) =>
        overlaps(box, around(after.label.map((word) => word.box))),
      );
      const found = [after.next, below].find((word) => word && value.test(word.text.replace(/^[:#]+/, "")));
      if (found) return foundIn([found], page, found.text.replace(/^[:#]+/, ""));
    }
  }
  return undefined;
}

function afterLabel(line: Word[], label: RegExp): { label: Word[]; next: Word | undefined } | undefined {
  for (const from of line.keys())
    for (let count = maxLabelWords; count > 0; count--) {
      const words = line.slice(from, from + count);
      const text = words.map((word) => word.text).join(" ");
      if (words.length === count && label.test(text.replace(/\s*[:#]+$/, "")))
        return { label: words, next: line[from + count] };
    }
  return undefined;
}

type Sides = { left: number; right: number };

function overlaps(one: Sides, other: Sides): boolean {
  return one.left < other.right && other.left < one.right;
}
