export type CleanVin = { vin: string; notes: string[] };

/** Extra characters that are typed, stamped or scanned with a VIN. */
const removed = [
  { what: "blanks", pattern: /\s/gu },
  { what: "dashes", pattern: /[\p{Dash_Punctuation}\u2212]/gu },
  { what: "stars", pattern: /[*\u2605\u2606\u22c6]/gu },
];

/** Upper case, without blanks, dashes, stars and the I that some door labels put before the VIN (an 18-character scan). */
export function cleanVin(typed: string): CleanVin {
  const notes: string[] = [];
  let vin = typed.trim().toUpperCase();
  const found = removed.filter(({ pattern }) => vin.search(pattern) >= 0);
  for (const { pattern } of found) vin = vin.replace(pattern, "");
  if (found.length > 0) {
    notes.push(`${capitalised(listed(found.map(({ what }) => what)))} were removed from the VIN.`);
  }
  if (vin.length === 18 && vin.startsWith("I")) {
    vin = vin.slice(1);
    notes.push("The I in front was removed: it is part of the bar code, not of the VIN.");
  }
  return { vin, notes };
}

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const letterValues: Record<string, number> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

/** The correct position 9: modulo 11, X = 10 (49 CFR 565.15(c)). Undefined if a character has no value or the length is not 17. */
export function checkDigit(vin: string): string | undefined {
  if (vin.length !== 17) return undefined;
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    const character = vin.charAt(index);
    const value = /[0-9]/.test(character) ? Number(character) : letterValues[character];
    // Position 9 has no weight: a wrong character there must not spoil the sum.
    if (value === undefined && weight > 0) return undefined;
    sum += weight * (value ?? 0);
  }
  const remainder = sum % 11;
  return remainder === 10 ? "X" : String(remainder);
}

export type VinCheck = { problems: string[]; proposals: string[] };

/** Warnings, and at most three VINs that may have been meant, likeliest first. Never a refusal. */
export function checkVin(vin: string): VinCheck {
  const problems = [lengthProblem(vin), ...characterProblems(vin)].filter((problem) => problem !== undefined);
  if (vin.length !== 17) return { problems, proposals: [] };
  const expected = checkDigit(vin);
  if (expected !== undefined && expected !== vin.charAt(8)) problems.push(checkDigitProblem(vin, expected));
  return { problems, proposals: problems.length > 0 ? proposals(vin) : [] };
}

function lengthProblem(vin: string): string | undefined {
  const missing = 17 - vin.length;
  if (missing === 0) return undefined;
  if (missing > 0)
    return `This VIN has ${vin.length} of 17 characters: ${missing} ${missing === 1 ? "is" : "are"} missing.`;
  return `This VIN has ${vin.length} characters: ${-missing} more than 17.`;
}

function characterProblems(vin: string): string[] {
  const problems: string[] = [];
  const letters = [...new Set(vin.match(/[IOQ]/g))];
  if (letters.length > 0) {
    problems.push(
      `The ${letters.length === 1 ? "letter" : "letters"} ${listed(letters)} never occur${letters.length === 1 ? "s" : ""} in a VIN.`,
    );
  }
  const others = [...new Set(vin.match(/[^A-Z0-9]/gu))];
  if (others.length > 0) problems.push(`Only letters and digits occur in a VIN, not ${listed(others)}.`);
  return problems;
}

/** Makers in the United States, Canada and Mexico must use the check digit; others often do not. */
export function fromNorthAmerica(vin: string): boolean {
  return /^(?:[1-5]|7[F-Z0])/.test(vin);
}

function checkDigitProblem(vin: string, expected: string): string {
  const wrong = `The check digit (position 9) is ${vin.charAt(8)}, but the other characters give ${expected}`;
  return fromNorthAmerica(vin)
    ? `${wrong}: a character may be mistyped.`
    : `${wrong}. Outside North America makers need not keep it, so the VIN may be right.`;
}

/** Characters confused with each other, in both directions, likeliest first. I, O and Q are replaced before. */
const lookalikes = [
  "5S",
  "8B",
  "2Z",
  "6G",
  "0D",
  "1L",
  "17",
  "38",
  "3B",
  "UV",
  "MN",
  "CG",
  "56",
  "EF",
  "PR",
  "KX",
  "VY",
  "HN",
  "4A",
];

function proposals(vin: string): string[] {
  const mended = vin.replace(/[OQ]/g, "0").replace(/I/g, "1");
  const expected = checkDigit(mended);
  if (expected === undefined) return [];
  if (expected === mended.charAt(8)) return mended === vin ? [] : [mended];
  const found = [...lookalikeSlips(mended), ...swappedNeighbours(mended)].filter(
    (proposal) => checkDigit(proposal.vin) === proposal.vin.charAt(8),
  );
  // Any VIN becomes "right" with another check digit, so that is proposed only as a last resort.
  if (found.length === 0) return [mended.slice(0, 8) + expected + mended.slice(9)];
  found.sort((one, other) => one.rank - other.rank);
  return [...new Set(found.map((proposal) => proposal.vin))].slice(0, 3);
}

type Proposal = { vin: string; rank: number };

function lookalikeSlips(vin: string): Proposal[] {
  const slips: Proposal[] = [];
  for (const [index, character] of [...vin].entries()) {
    for (const [rank, pair] of lookalikes.entries()) {
      const other = pair.includes(character) ? pair.replace(character, "") : "";
      if (!other || !mayStandAt(index, other)) continue;
      const proposal = vin.slice(0, index) + other + vin.slice(index + 1);
      slips.push({ vin: proposal, rank: rank + placeRank(index, character) });
    }
  }
  return slips;
}

/** Two neighbors swapped: more common among the digits at the end. */
function swappedNeighbours(vin: string): Proposal[] {
  const slips: Proposal[] = [];
  for (let index = 0; index < 16; index++) {
    const [one, other] = [vin.charAt(index), vin.charAt(index + 1)];
    if (one === other || !mayStandAt(index, other) || !mayStandAt(index + 1, one)) continue;
    slips.push({ vin: vin.slice(0, index) + other + one + vin.slice(index + 2), rank: index > 10 ? 4 : 50 });
  }
  return slips;
}

/** A letter in the last four, which must be digits, is the likeliest slip; a wrong country at the start the least likely. */
function placeRank(index: number, character: string): number {
  if (index > 12 && /[A-Z]/.test(character)) return -100;
  return index === 0 ? 100 : 0;
}

/** 49 CFR 565.15: position 9 is a digit or X, 10 is never U, Z or 0, the last four are digits. */
function mayStandAt(index: number, character: string): boolean {
  if (index === 8) return /[0-9X]/.test(character);
  if (index === 9) return !/[UZ0]/.test(character);
  return index <= 12 || /[0-9]/.test(character);
}

function listed(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
