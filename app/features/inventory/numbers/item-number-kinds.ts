export const numberKinds = ["same", "replaced_by", "replaces", "fits_instead", "bar_code", "vendor"] as const;
export type NumberKind = (typeof numberKinds)[number];

/** What each kind of number says about the part that has it. */
export const kindWords: Record<NumberKind, { label: string; choice: string }> = {
  same: { label: "Same part", choice: "Same part: another maker's number" },
  replaced_by: { label: "Replaced by", choice: "Replaced by: the newer number" },
  replaces: { label: "Replaces", choice: "Replaces: an older number" },
  fits_instead: { label: "Fits instead", choice: "Fits instead: may be fitted in its place" },
  bar_code: { label: "Bar code", choice: "Bar code on its box" },
  vendor: { label: "Vendor's number", choice: "Vendor's number: what to order it by" },
};

/** Names another part, which the company may have too. */
export function isCrossReference(kind: NumberKind): boolean {
  return kind !== "bar_code" && kind !== "vendor";
}
