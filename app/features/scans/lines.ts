import type { Word } from "./page";

/** The words by the lines they are printed in, from top to bottom and from left to right. */
export function linesOf<Kind extends Word>(words: Kind[]): Kind[][] {
  const lines: Kind[][] = [];
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
    const line = lineBefore(word, lines);
    if (line) line.push(word);
    else lines.push([word]);
  }
  return joined(lines).sort((a, b) => middleOfLine(a) - middleOfLine(b));
}

/** Across a wide gap a bent line may be off by more: two pieces are one if neither has a nearer neighbor. */
function joined<Kind extends Word>(lines: Kind[][]): Kind[][] {
  const next = lines.map((line) => nearest(lines, (other) => offBetween(line, other)));
  const before = lines.map((line) => nearest(lines, (other) => offBetween(other, line)));
  const whole: Kind[][] = [];
  for (const [index, line] of lines.entries()) {
    const first = before[index];
    if (first !== undefined && next[first] === index) continue;
    const words = [...line];
    for (let at = next[index], last = index; at !== undefined && before[at] === last; at = next[at]) {
      words.push(...lines[at]!);
      last = at;
    }
    whole.push(words);
  }
  return whole;
}

function nearest(lines: Word[][], off: (line: Word[]) => number): number | undefined {
  const offs = lines.map(off);
  const least = Math.min(...offs);
  return least === Infinity ? undefined : offs.indexOf(least);
}

function offBetween(line: Word[], other: Word[]): number {
  const [last, first] = [line.at(-1)!, other[0]!];
  if (line === other || first.box.left < last.box.right) return Infinity;
  const off = Math.abs(middleOf(last) - middleOf(first));
  return off < 0.75 * Math.min(heightOf(last), heightOf(first)) ? off : Infinity;
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
