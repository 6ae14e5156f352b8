import { type NumberKind, numberKinds } from "./item-number-kinds";

type Number = { kind: NumberKind; number: string; company: string };

/** The headings of a part's other numbers in our own files. */
export const ownNumberHeadings: Record<NumberKind, string> = {
  same: "Cross-References",
  replaced_by: "Replaced By",
  replaces: "Replaces",
  fits_instead: "Fits Instead",
  bar_code: "Bar Codes",
  vendor: "Vendor Part Numbers",
};

export function kindOfHeading(heading: string): NumberKind | undefined {
  return numberKinds.find((kind) => ownNumberHeadings[kind] === heading.trim());
}

/** All of one kind in a cell: "Baldwin: B495; Cummins: LF9080". */
export function ownNumberCell(numbers: readonly Number[], kind: NumberKind): string {
  return numbers
    .filter((one) => one.kind === kind)
    .map(({ number, company }) => (company ? `${escaped(company)}: ${escaped(number)}` : escaped(number)))
    .join("; ");
}

export function readOwnNumberCell(cell: string): { number: string; company: string }[] {
  return cell.split(/(?<!\\); /).flatMap((piece) => {
    const [company, number] = piece.split(/(?<!\\): (.*)/s);
    const [named, whole] = number === undefined ? ["", company!] : [company!, number];
    return whole.trim() ? [{ number: plain(whole), company: plain(named) }] : [];
  });
}

/** The signs between numbers, and behind a company, may be in either of them. */
function escaped(text: string): string {
  return text.replace(/[;:](?= )/g, "\\$&");
}

function plain(text: string): string {
  return text.replace(/\\([;:](?= ))/g, "$1").trim();
}
