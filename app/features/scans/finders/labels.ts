import { heightOf, middleOf } from "../lines";
import { type Line, type Placed, part, textOf } from "./placed";

/** The words, or parts of words, that a pattern matches in a line. Its first group counts, if it has one. */
export function wordsMatching(
  line: Line,
  pattern: RegExp,
): { match: RegExpExecArray; words: Placed[] } | undefined {
  return allMatching(line, pattern)[0];
}

export function allMatching(line: Line, pattern: RegExp): { match: RegExpExecArray; words: Placed[] }[] {
  const everywhere = new RegExp(pattern.source, pattern.flags.replace("g", "") + "g");
  return [...textOf(line).matchAll(everywhere)].map((match) => ({ match, words: wordsOfMatch(line, match) }));
}

function wordsOfMatch(line: Line, match: RegExpExecArray): Placed[] {
  const inner = match[1] ?? match[0];
  const from = match.index + match[0].indexOf(inner);
  return wordsBetween(line, from, from + inner.length);
}

function wordsBetween(line: Line, from: number, to: number): Placed[] {
  const words: Placed[] = [];
  let at = 0;
  for (const word of line) {
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, word.text.length)];
    if (end > start) words.push(start === 0 && end === word.text.length ? word : part(word, start, end));
    at += word.text.length + 1;
  }
  return words;
}

/** What follows a label on its line, or is printed below it. `value` is anchored at its start. */
export function valueOf(
  lines: Line[],
  label: RegExp,
  value: RegExp,
  where: "beside" | "beside or below" = "beside or below",
): Placed[] | undefined {
  for (const [index, line] of lines.entries()) {
    const found = wordsMatching(line, new RegExp(label.source, "i"));
    if (!found) continue;
    const after = afterLabel(line, found.match);
    const beside = after && wordsMatching(after, value);
    if (beside && beside.words.length > 0) return beside.words;
    if (where === "beside") continue;
    const below = wordsBelow(found.words, lines.slice(index + 1, index + 3));
    const matching = below && wordsMatching(below, value);
    if (matching) return matching.words;
  }
  return undefined;
}

function afterLabel(line: Line, match: RegExpExecArray): Line | undefined {
  const from = match.index + match[0].length;
  const rest = wordsBetween(line, from, Infinity);
  while (rest.length > 0 && /^[.:#\-=\s]+$/.test(rest[0]!.text)) rest.shift();
  const first = rest[0];
  if (!first) return undefined;
  const skipped = /^[.:#\-=]*/.exec(first.text)![0].length;
  return [skipped > 0 ? part(first, skipped, first.text.length) : first, ...rest.slice(1)];
}

function wordsBelow(label: Placed[], lines: Line[]): Placed[] | undefined {
  const [first, last] = [label[0]!, label.at(-1)!];
  const height = heightOf(first);
  for (const line of lines) {
    const near = line.filter(
      (word) =>
        word.page === first.page &&
        word.box.left < last.box.right + height &&
        word.box.right > first.box.left - height &&
        middleOf(word) - middleOf(first) < 4 * height,
    );
    if (near.length > 0) {
      const start = line.indexOf(near[0]!);
      return line.slice(start);
    }
  }
  return undefined;
}
