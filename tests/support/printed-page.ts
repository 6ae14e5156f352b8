import type { Page, Word } from "~/features/scans/page";

const letterWidth = 10;
const letterHeight = 18;
const lineStep = 30;

/** A page as typed, each letter as wide as the others. The letter after a ~ was not read surely. */
export function printedPage(...lines: string[]): Page {
  const words = lines.flatMap((line, index) => wordsOf(line, index));
  const width = Math.max(...words.map(({ box }) => box.right)) + 20;
  return { width, height: (lines.length + 1) * lineStep, words, codes: [] };
}

function wordsOf(typed: string, index: number): Word[] {
  const letters: { letter: string; sure: number }[] = [];
  let isUnsure = false;
  for (const letter of typed) {
    if (letter === "~") isUnsure = true;
    else {
      letters.push({ letter, sure: isUnsure ? 0.5 : 0.99 });
      isUnsure = false;
    }
  }
  const line = letters.map(({ letter }) => letter).join("");
  return [...line.matchAll(/\S+/g)].map((match) => {
    const from = match.index;
    const box = {
      left: from * letterWidth,
      right: (from + match[0].length) * letterWidth,
      top: index * lineStep,
      bottom: index * lineStep + letterHeight,
    };
    const sure = letters.slice(from, from + match[0].length).map((one) => one.sure);
    return { text: match[0], sure, box, shown: box };
  });
}
