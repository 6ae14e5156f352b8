/** Trimmed, with single spaces: " odometer" and a heading with a line break inside become ordinary ones. */
export function tidyHeading(heading: string): string {
  return heading.replace(/\s+/g, " ").trim();
}

/** A longer cell is not a heading, and looking for its brackets would take minutes. */
const maxHeadingLength = 200;

/**
 * Lower case without accents, punctuation and words in brackets: "IsFillToFull" and "is_fill_to_full" are the same, "Odo (km)" is "odo".
 */
export function plainHeading(heading: string): string {
  return heading
    .slice(0, maxHeadingLength)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, " ")
    .replace(/#/g, " no ")
    .replace(/[^a-z0-9$€]+/g, " ")
    .trim();
}
