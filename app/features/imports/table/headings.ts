/** Trimmed, with single spaces: " odometer" and a heading with a line break inside become ordinary ones. */
export function tidyHeading(heading: string): string {
  return heading.replace(/\s+/g, " ").trim();
}

/** Currencies in a plain heading. */
export const currencyWords =
  "us [$]|c [$]|[$]|€|usd|eur|euro|gbp|cad|cdn|mxn|aud|nzd|jpy|inr|chf|pln|brl|zar|sek|nok|dkk|czk";

/** Words around the main one of a heading; those with a kind only beside the headings of such figures. */
const trimmings: { words: RegExp; kind?: "money" | "number" }[] = [
  { words: new RegExp(`^(?:${currencyWords}) | (?:${currencyWords})$`), kind: "money" },
  {
    words: / (?:mi|miles|km|kms|kilometers|hrs?|hours|gals?|gallons|l|ltrs?|liters|litres)$/,
    kind: "number",
  },
  { words: / in$/ },
  { words: /^(?:is|current|available|previously) / },
  { words: /^total /, kind: "number" },
  { words: /^total /, kind: "money" },
  { words: / name$/ },
  { words: /s$/ },
];

/** Headings that say the same in fewer words: "current odometer in mi" is an odometer, "amount eur" an amount. */
export function shorterHeadings(plain: string): { heading: string; kind?: "money" | "number" }[] {
  return trimmings.flatMap(({ words, kind }) => {
    const heading = plain.replace(words, "");
    return heading === plain || heading === "" ? [] : [{ heading, kind }];
  });
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
