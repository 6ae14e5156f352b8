import { fc } from "./property";

const unseen = [
  "\u200b",
  "\u200c",
  "\u200d",
  "\u200e",
  "\u200f",
  "\u202a",
  "\u202c",
  "\u2060",
  "\ufeff",
  "\u00ad",
];
const ways: Record<string, string[]> = {
  "-": ["-", "\u2010", "\u2011", "\uff0d"],
  " ": [" ", "\u00a0", "\u202f", "\u2007", "\u3000"],
  É: ["É", "E\u0301", "é", "e\u0301"],
};

/** The same number as other keyboards, web pages and programs write it. */
export function variantsOf(number: string): fc.Arbitrary<string> {
  const letters = [...number].map((letter) => {
    const wide = /[\w]/.test(letter) ? [String.fromCharCode(letter.charCodeAt(0) + 0xfee0)] : [];
    const drawn = fc.constantFrom(...(ways[letter] ?? [letter, letter.toLowerCase(), ...wide]));
    return fc.tuple(drawn, fc.option(fc.constantFrom(...unseen), { freq: 3 }));
  });
  return fc.tuple(...letters).map((drawn) => drawn.map(([letter, after]) => letter + (after ?? "")).join(""));
}
