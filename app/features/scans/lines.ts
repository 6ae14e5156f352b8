import type { Word } from "./page";

/** The words by the lines they are printed in, from top to bottom and from left to right. */
export function linesOf<Kind extends Word>(words: Kind[]): Kind[][] {
  const lines: Kind[][] = [];
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
    const line = lineBefore(word, lines);
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.sort((a, b) => middleOfLine(a) - middleOfLine(b));
}

/** Follows each line from word to word, since paper that is not flat bends them. */
function lineBefore<Kind extends Word>(word: Kind, lines: Kind[][]): Kind[] | undefined {
  let best: { line: Kind[]; off: number } | undefined;
  for (const line of lines) {
    const last = line.at(-1)!;
    const off = Math.abs(middleOf(last) - middleOf(word));
    const gap = word.box.left - last.box.right;
    const height = Math.min(heightOf(last), heightOf(word));
    if (off >= 0.5 * height || gap < -heightOf(word)) continue;
    if (!best || off < best.off) best = { line, off };
  }
  return best?.line;
}

export function middleOf({ box }: Word): number {
  return (box.top + box.bottom) / 2;
}

export function heightOf({ box }: Word): number {
  return box.bottom - box.top;
}

function middleOfLine(line: Word[]): number {
  return line.reduce((sum, word) => sum + middleOf(word), 0) / line.length;
}
