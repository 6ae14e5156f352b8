import type { Word } from "./page";

/** The words by the lines they are printed in, from top to bottom and from left to right. */
export function linesOf(words: Word[]): Word[][] {
  const lines: { middle: number; height: number; words: Word[] }[] = [];
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const height = word.box.bottom - word.box.top;
    const middle = middleOf(word);
    const line = lines
      .slice()
      .reverse()
      .find((one) => Math.abs(one.middle - middle) < 0.5 * Math.min(one.height, height));
    if (line) {
      line.words.push(word);
      line.middle += (middle - line.middle) / line.words.length;
    } else lines.push({ middle, height, words: [word] });
  }
  return lines
    .sort((a, b) => a.middle - b.middle)
    .map((line) => line.words.sort((a, b) => a.box.left - b.box.left));
}

function middleOf({ box }: Word): number {
  return (box.top + box.bottom) / 2;
}
