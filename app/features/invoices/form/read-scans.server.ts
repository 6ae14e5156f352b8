import type { Scope } from "~/auth/scope";
import { type GluedScans, readAsText, waysOfScans } from "~/features/inventory/item/glued-scans";
import { readGluedScans } from "~/features/inventory/item/glued-scans.server";
import type { AccountTransaction } from "~db/as-account";
import { type LineValues, blankLine, maxLines } from "./invoice-values";

/** A line of the form whose number may be several scans. */
export type ScannedLine = {
  line: LineValues;
  /** The scans that were one number, beside the first of them. */
  readAs?: string;
  /** What the number may be: scans to choose from, and the chosen one's place there. */
  ways?: string[][];
  way?: number;
};

/** A number that several scans were typed into becomes a line for each, if there is one way to read it or one was chosen. */
export async function readScans<Line extends ScannedLine>(
  trx: AccountTransaction,
  scope: Scope,
  lines: Line[],
  isUnknown: (line: Line) => boolean,
): Promise<(Line | ScannedLine)[]> {
  const numbers = lines.filter(isUnknown).map(({ line }) => line.number.trim());
  const gluedOf = await readGluedScans(trx, scope.account.id, numbers);
  let room = maxLines - lines.length;
  return lines.flatMap((one): (Line | ScannedLine)[] => {
    const glued = isUnknown(one) ? gluedOf(one.line.number.trim()) : undefined;
    const ways = waysOfScans(glued);
    const scans = ways[one.way ?? (isTaken(one.line, glued) ? 0 : -1)];
    if (!scans || scans.length - 1 > room) return [ways.length > 0 ? { ...one, ways } : one];
    room -= scans.length - 1;
    return linesOfScans(one, scans);
  });
}

/** Nobody can say to which of the scans a typed quantity, price or description belongs. */
function isTaken(
  { quantity, description, unitPrice, discount }: LineValues,
  glued: GluedScans | undefined,
): boolean {
  const isPlain = [quantity, description, unitPrice, discount].join("|") === "1|||0";
  return isPlain && glued !== undefined && "taken" in glued;
}

/** What else was typed stays with the last. */
function linesOfScans({ line, ...one }: ScannedLine, scans: string[]): ScannedLine[] {
  const others = scans.slice(0, -1).map((number) => ({ ...blankLine, choice: line.choice, number }));
  const last = { ...line, number: scans.at(-1)!, part: "" };
  const read = [...others.map((other) => ({ line: other })), { ...one, way: undefined, line: last }];
  return read.map((each, place) => (place === 0 ? { ...each, readAs: readAsText(scans) } : each));
}
