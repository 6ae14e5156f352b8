import { checkDigit, cleanVin } from "~/features/vin/vin";

/** `rest` is the other text of the cell; `broken` means the VIN had blanks or hyphens inside. */
export type FoundVin = { vin: string; rest: string; broken: boolean };

/** 17-character numbers in the order of the cell; those that could be a VIN by letters and check digit come first. */
export function vinsIn(cell: string): FoundVin[] {
  const text = cell.slice(0, 500).toUpperCase();
  const words = [...text.matchAll(/[A-Z0-9]+/g)].map((match) => ({ word: match[0], start: match.index }));
  const found = words
    .filter(({ word }) => word.length === 17 && digitsIn(word) >= 4)
    .map(({ word, start }) => foundAt(cell, word, start, start + 17, false));
  if (found.length > 0) return found.sort((one, other) => rank(other.vin) - rank(one.vin));
  const whole = cleanVin(cell).vin;
  if (whole.length === 17 && /^[A-Z0-9]+$/.test(whole) && digitsIn(whole) >= 4) {
    return [{ vin: whole, rest: "", broken: true }];
  }
  return brokenVins(cell, words);
}

/** A VIN in pieces beside other words: only a correct check digit shows that they belong together. */
function brokenVins(cell: string, words: { word: string; start: number }[]): FoundVin[] {
  for (const [first, { start }] of words.entries()) {
    let joined = "";
    for (const { word, start: from } of words.slice(first, first + 6)) {
      joined += word;
      if (joined.length > 17) break;
      const fits = joined.length === 17 && rank(joined) === 2 && digitsIn(joined) >= 4;
      if (fits) return [foundAt(cell, joined, start, from + word.length, true)];
    }
  }
  return [];
}

function foundAt(cell: string, vin: string, start: number, end: number, broken: boolean): FoundVin {
  const rest = `${cell.slice(0, start)} ${cell.slice(end)}`.replace(/\s+/g, " ").trim();
  return { vin, rest, broken };
}

function rank(vin: string): number {
  if (/[IOQ]/.test(vin)) return 0;
  return checkDigit(vin) === vin.charAt(8) ? 2 : 1;
}

function digitsIn(text: string): number {
  return text.replace(/[^0-9]/g, "").length;
}
