import { formatCounted } from "~/ui/format";

/** Several scans in one field: their numbers in order, or the ways to read them when there is no one way. */
export type GluedScans = { taken: string[] } | { asked: string[][] };

/** In letters and digits. Any long number holds some shorter one. */
const shortestNumber = 4;

const waysAtOnce = 6;

const longestText = 100;

const letterOrDigit = /[\p{L}\p{N}]/gu;
const marksAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Where a number may begin, and where the text ends. */
function cutsOf(text: string): number[] {
  const begins = Array.from(text.matchAll(letterOrDigit), ({ index }) => index);
  return [...begins, text.length];
}

function pieceOf(text: string, cuts: number[], from: number, to: number): string {
  return text.slice(cuts[from], cuts[to]).replace(marksAround, "");
}

/** Every piece of the text that may be a number; none if it is too short for two, or too long. */
export function piecesOf(text: string): string[] {
  const cuts = cutsOf(text);
  const size = cuts.length - 1;
  if (size < 2 * shortestNumber || text.length > longestText) return [];
  const pieces = new Set<string>();
  for (let from = 0; from < size; from++)
    for (let to = from + shortestNumber; to <= size; to++) pieces.add(pieceOf(text, cuts, from, to));
  return [...pieces];
}

/** The ends of its pieces, and how many letters and digits between them belong to no known number. */
type Way = { ends: number[]; left: number };

/**
 * Undefined if it is one known number, or no scans. Nearly whole, with one unknown piece, is only asked about, and only beside two known
 * ones.
 */
export function splitScans(text: string, isKnown: (piece: string) => boolean): GluedScans | undefined {
  const cuts = cutsOf(text);
  const size = cuts.length - 1;
  const ways = waysOf(size, (from, to) => isKnown(pieceOf(text, cuts, from, to)));
  if (ways[0]!.left === 0 && ways[0]!.ends.length < 2) return undefined;
  const numbers = ways
    .filter(({ left, ends }) => left === ways[0]!.left && ends.length > (left > 0 ? 2 : 0))
    .map(({ ends }) => ends.map((end, index) => pieceOf(text, cuts, ends[index - 1] ?? 0, end)));
  const [first, ...others] = numbers;
  if (!first) return undefined;
  return others.length === 0 && ways[0]!.left === 0 ? { taken: first } : { asked: numbers };
}

/** With the least left over, then of the fewest pieces, first. */
function waysOf(size: number, isKnown: (from: number, to: number) => boolean): Way[] {
  const from = new Map<number, Way[]>([[size, [{ ends: [], left: 0 }]]]);
  for (let start = size - 1; start >= 0; start--) {
    const ways: Way[] = [];
    for (let end = start + 1; end <= size; end++) {
      const rest = from.get(end)!;
      const before = (left: number) => (way: Way) => ({ ends: [end, ...way.ends], left: way.left + left });
      if (end - start >= shortestNumber && isKnown(start, end)) ways.push(...rest.map(before(0)));
      else ways.push(...rest.filter(({ left }) => left === 0).map(before(end - start)));
    }
    ways.sort((one, other) => one.left - other.left || one.ends.length - other.ends.length);
    from.set(start, ways.slice(0, waysAtOnce));
  }
  return from.get(0)!;
}

/** "Read as 3 scans: LF9080, LF9080, P551712". */
export function readAsText(numbers: string[]): string {
  return `Read as ${scansText(numbers)}`;
}

/** "3 scans: LF9080, LF9080, P551712". */
export function scansText(numbers: string[]): string {
  return `${formatCounted(numbers.length, "scan")}: ${numbers.join(", ")}`;
}

/** For where nothing is done with the scans but to show their parts. */
export function scansNote(search: string, ways: string[][]): string {
  if (ways.length === 0) return "";
  if (ways.length === 1) return readAsText(ways[0]!);
  return `“${search}” may be ${ways.map(scansText).join(", or ")}`;
}

export function waysOfScans(glued: GluedScans | undefined): string[][] {
  if (!glued) return [];
  return "taken" in glued ? [glued.taken] : glued.asked;
}
