import { checkDigit, checkVin, fromNorthAmerica } from "~/features/vin/vin";
import type { Found } from "../document-kind";
import { linesOf } from "../lines";
import type { Page, Word } from "../page";
import { foundIn } from "./found";

type Candidate = { found: Found; weight: number };

/** The VIN of a plate, a label, a windshield or a paper. Undefined rather than guessed. */
export function findVin(pages: Page[]): Found | undefined {
  const candidates = pages.flatMap((page, index) => [...inCodes(page, index), ...inWords(page, index)]);
  return candidates.sort((a, b) => b.weight - a.weight)[0]?.found;
}

const pattern = /[A-HJ-NPR-Z0-9]{17}/g;

/** A label's code may have an I in front, or be a web address with the VIN in it. */
function inCodes({ codes }: Page, page: number): Candidate[] {
  return codes.flatMap(({ text, shown }) => {
    const upper = text.toUpperCase();
    const found = upper.split(/[^A-Z0-9]+/).map((piece) => piece.replace(/^I(?=.{17}$)/, ""));
    const vins = found.filter((piece) => piece.length === 17 && looksLikeVin(piece));
    return vins.map((vin) => ({ found: { text: vin, printed: text, page, shown, doubts: [] }, weight: 10 }));
  });
}

function inWords({ words }: Page, page: number): Candidate[] {
  return linesOf(words).flatMap((line) =>
    line.flatMap((_, from) => {
      const after = line.slice(from);
      // A VIN is often printed in groups.
      const lengths = [1, 2, 3, 4, 5].filter((count) => count <= after.length);
      return lengths.flatMap((count) => candidateOf(after.slice(0, count), page, line) ?? []);
    }),
  );
}

function candidateOf(words: Word[], page: number, line: Word[]): Candidate | undefined {
  const printed = words
    .map(({ text }) => text)
    .join("")
    .toUpperCase();
  // Handwriting aside, a VIN is in capitals; a sentence is not.
  if (words.some(({ text }) => /[a-z]{2}|[a-z][A-Z]|\d\.\d/.test(text))) return undefined;
  const spelled = vinSpelledBy(printed);
  if (!spelled) return undefined;
  const { vin, mended } = spelled;
  const found = foundIn(words, page, vin);
  const isNamed = line.some(({ text }) => /^(VIN|V\.I\.N|CHASSIS|IDENTIFICATION)/i.test(text));
  const doubts = [...new Set([...found.doubts, ...mended])].sort((a, b) => a - b);
  const checks = checkDigit(vin) === vin[8];
  // Words side by side may come to 17 characters by chance.
  if (!isNamed && !checks && !areClose(words)) return undefined;
  const weight = (checks ? 4 : 0) + (isNamed ? 2 : 0) + (words.length === 1 ? 1 : 0) - doubts.length / 10;
  return { found: { ...found, doubts, ...proposalOf(vin) }, weight };
}

/** `mended`: the places of letters that were read where only digits may be. */
export function vinSpelledBy(text: string): { vin: string; mended: number[] } | undefined {
  const bare = text
    .toUpperCase()
    .replace(/^VIN[^A-Z0-9]*/, "")
    .replace(/[^A-Z0-9]/g, "");
  if (bare.length !== 17) return undefined;
  const vin = inVinAlphabet(bare);
  const mended = [...vin].flatMap((letter, at) =>
    letter === bare[at] || /[IOQ]/.test(bare[at]!) ? [] : [at],
  );
  return looksLikeVin(vin) ? { vin, mended } : undefined;
}

/** No further apart than the groups of one number. */
function areClose(words: Word[]): boolean {
  return words.every(({ box }, index) => {
    const next = words[index + 1];
    return !next || next.box.left - box.right < box.bottom - box.top;
  });
}

/** No VIN has an I, O or Q; its last four characters are digits (ISO 3779). */
function inVinAlphabet(bare: string): string {
  const all = bare.replace(/[OQ]/g, "0").replaceAll("I", "1");
  const digits = all.slice(13).replace(/[DGLSZB]/g, (letter) => lookalike[letter] ?? letter);
  return all.slice(0, 13) + digits;
}

const lookalike: Record<string, string> = { D: "0", G: "6", L: "1", S: "5", Z: "2", B: "8" };

function looksLikeVin(text: string): boolean {
  const isSpelled = text.match(pattern)?.[0] === text && /\d{4}$/.test(text);
  // A word or a row of one digit is none.
  return isSpelled && /[A-Z]/.test(text) && new Set(text).size > 5;
}

/** Only where makers must keep the check digit may it say that a character was misread (49 CFR 565.15). */
export function proposalOf(vin: string): Pick<Found, "note" | "proposal"> {
  if (checkDigit(vin) === vin[8] || !fromNorthAmerica(vin)) return {};
  const { problems, proposals } = checkVin(vin);
  return { note: problems[0], ...(proposals[0] ? { proposal: proposals[0] } : {}) };
}
