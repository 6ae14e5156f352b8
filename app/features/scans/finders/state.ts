import type { Found } from "../document-kind";
import { placeOfAddress } from "~/features/company-settings/place-of-address";
import { wordsMatching } from "./labels";
import { type Line, foundIn, textOf } from "./placed";

const stateAndZip = /(?:^|[\s,])([A-Z0]{2})[\s,.]*\d{5}(?:-\d{4})?(?!\d)/;

/** The US state of the first address. */
export function stateFound(lines: Line[]): Found | undefined {
  for (const line of lines) {
    const found = wordsMatching(line, stateAndZip);
    if (!found) continue;
    const { state } = placeOfAddress(found.match[0].replace(/0(?=[HKR]\b)/, "O"));
    if (state) return foundIn(found.words, state);
  }
  const cityAndState = lines.slice(0, 8).map((line) => wordsMatching(line, /[A-Za-z]{3,},?\s([A-Z]{2})$/));
  const alone = cityAndState.find((found) => found && placeOfAddress(textOf(found.words)).state);
  return alone && foundIn(alone.words);
}
