import { heightOf, middleOf } from "../lines";
import type { Line, Placed } from "../finders/placed";

/** The words that spell a text, wherever blanks and marks are. A short one only by whole words. */
export function placesOf(lines: Line[], text: string): Placed[][] {
  const wanted = keyOf(text);
  if (wanted === "") return [];
  return lines.flatMap((line) => {
    const letters = line.flatMap((word) => [...keyOf(word.text)].map((letter) => ({ letter, word })));
    const key = letters.map(({ letter }) => letter).join("");
    const places: Placed[][] = [];
    for (let at = key.indexOf(wanted); at >= 0; at = key.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      const isWhole =
        letters[at]!.word !== letters[at - 1]?.word && letters[end - 1]!.word !== letters[end]?.word;
      if (isWhole || wanted.length >= 5)
        places.push([...new Set(letters.slice(at, end).map(({ word }) => word))]);
    }
    return places;
  });
}

export function keyOf(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** The first one, or the one whose line is nearest to that of `near`. */
export function nearestOf(
  places: Placed[][],
  near: Placed[] | undefined,
  where: "anywhere" | "same line" = "anywhere",
): Placed[] | undefined {
  if (!near) return places[0];
  const off = (words: Placed[]) => linesBetween(words[0]!, near[0]!);
  const [nearest] = [...places].sort((a, b) => off(a) - off(b));
  return nearest && (where === "anywhere" || off(nearest) < 2) ? nearest : undefined;
}

/** In heights of a letter. */
function linesBetween(word: Placed, other: Placed): number {
  if (word.page !== other.page) return Infinity;
  return Math.abs(middleOf(word) - middleOf(other)) / heightOf(other);
}

/** The places in `text` of the words that are nowhere on the pages. */
export function unseenIn(lines: Line[], text: string): number[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
    keyOf(word) === "" || placesOf(lines, word).length > 0 ? [] : [...word].map((_, at) => index + at),
  );
}
