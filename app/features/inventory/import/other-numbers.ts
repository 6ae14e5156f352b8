import type { NumberKind } from "../numbers/item-number-kinds";
import { isBlank } from "~/features/imports/cells/column-numbers";

export type OtherNumber = {
  kind: NumberKind;
  number: string;
  /** The maker of a cross-reference, or the vendor of a vendor's number. */
  company: string;
};

/** The same number of the same company, for the same part. */
export function numberKey(itemId: string, { kind, number, company }: OtherNumber): string {
  return [itemId, kind, number, company].join("\n").toLowerCase();
}

type ReadNumbers = { numbers: { number: string; company: string }[]; notes: string[] };

const shortMakers = /^(?:CAT|GM|VW|ZF|MB|DT|AC|DAF|MAN|SKF|FAG|INA|NTN|NGK|WIX|ATE|TRW|IHC|JCB|CNH)$/i;

/**
 * The numbers in one cell, separated by commas, semicolons, slashes, bars or lines, each with its maker before or after it: "VOLVO:
 * 20714924 / CAT 1R1808". `company` is the maker when the column is for one maker.
 */
export function readOtherNumbers(cell: string, company?: string): ReadNumbers {
  const found: ReadNumbers = { numbers: [], notes: [] };
  const seen = new Set<string>();
  for (const piece of cell.split(/[,;/|\n]/)) {
    const text = piece.replace(/["“”]/g, "").replace(/\s+/g, " ").trim();
    if (isBlank(text)) continue;
    const read = company === undefined ? withMaker(text) : { number: text, company };
    if (!/\d/.test(read.number)) {
      found.notes.push(`“${text}” names no number and is left out.`);
      continue;
    }
    const key = `${read.number} ${read.company}`.toLowerCase();
    if (!seen.has(key)) found.numbers.push(read);
    seen.add(key);
  }
  return found;
}

function withMaker(text: string): { number: string; company: string } {
  const parted = /^([^:]+):\s*(.+)$/.exec(text);
  if (parted) {
    const [, before = "", after = ""] = parted;
    const swapped = /\d/.test(before) && !/\d/.test(after);
    return swapped ? { number: before.trim(), company: after } : { number: after, company: before.trim() };
  }
  const bracketed = /^(.*\d\S*)\s*\(([^()\d]+)\)$/.exec(text);
  if (bracketed) return { number: bracketed[1]!.trim(), company: bracketed[2]!.trim() };
  const words = text.split(" ");
  const first = words.findIndex((word) => !isMaker(word));
  if (first > 0) return { number: words.slice(first).join(" "), company: words.slice(0, first).join(" ") };
  const behind = [...words].reverse().findIndex((word) => !isMaker(word));
  if (behind > 0 && first === 0) {
    const end = words.length - behind;
    return { number: words.slice(0, end).join(" "), company: words.slice(end).join(" ") };
  }
  return { number: text, company: "" };
}

/** Three letters may belong to the number, as in SPH 9606. */
function isMaker(word: string): boolean {
  return /^[\p{L}&.-]{4,}$/u.test(word) || shortMakers.test(word);
}
