export type KitForm = {
  name: string;
  notes: string;
  lines: { number: string; quantity: string }[];
  version: string;
};

export const blankLine = { number: "", quantity: "1" };

/** What is known of a number in a line: the part behind it, or the scans that it may be. */
export type KnownNumber = { text: string; ways: string[][]; isClear: boolean };

/** A line for each scanned part, with its pieces. A quantity that was typed stays with the last. */
export function withScans(lines: KitForm["lines"], at: number, scans: string[]): KitForm["lines"] {
  const typed = lines[at]!.quantity.trim();
  const read = [...new Set(scans)].map((number, index, { length }) => {
    const pieces = String(scans.filter((scan) => scan === number).length);
    return { number, quantity: index === length - 1 && typed !== "1" ? typed : pieces };
  });
  return lines.flatMap((line, index) => (index === at ? read : [line]));
}

/** Each line whose number is several scans, in one way. */
export function withClearScans(lines: KitForm["lines"], known: Record<string, KnownNumber>) {
  return lines.reduceRight((all, { number, quantity }, at) => {
    const read = known[number.trim()];
    return read?.isClear && quantity.trim() === "1" ? withScans(all, at, read.ways[0]!) : all;
  }, lines);
}
