import type { FuelProduct } from "~/features/fuel/import/fuel-product";
import { wordsMatching } from "./labels";
import { type Line, type Placed, textOf } from "./placed";

/** A reading may cut these words in two, and read 1 for l or i. */
export const litersWord =
  /(?<![a-z])[l1]\s?[i1]\s?t\s?(?:r\s?e|e\s?r)s?(?![a-z])|(?<=\d\s?)ltrs?\b|(?<=[\d/]\s?)l(?![a-z\d])|\blitros?\b/i;
export const gallonsWord = /(?<![a-z])ga[l1]{1,2}(?:on|[o0]n)?s?(?![a-z])|(?<![a-z])g[l1]n\b|\bppg\b/i;

const products: [FuelProduct, RegExp][] = [
  ["def", /\bdef\b|ad\s?blue|exhaust fluid/i],
  ["reefer", /\breefer\b|\brfr\b|dyed|off[\s-]?road/i],
  [
    "diesel",
    /\bdiesel\b|\bdsl\b|\bulsd\b|#\s?2\b|\btractor\b|\bauto\s?dsl\b|\bgas\s?oil\b|\bgazole\b|\bbio\s?dsl\b|\bb(?:5|10|20)\b/i,
  ],
  [
    "gasoline",
    /un[l1]eaded|\bun[l1]d?\b|\breg\s?un[l1]d?\b|mid[\s-]?grade|\bv-?power\b|fue[l1]\s?save|\br[o0]n\s?9[578]\b|\bs\s?p?9[58]|e10\b|e85\b|gasoline|\b8[79]\s?octane/i,
  ],
];
/** Grades by names that other goods have too. */
const grades = /\bregular\b|\breg\b(?!\.?\s?no)|premium|\bprem\b|\bplus\b|\bsuper\b/i;
const atPump = /\bpump\b|\bfue[l1]\b|\bgas\b|octane|\bppg\b|\/\s?ga[l1]\b/i;

export type PrintedProduct = { product: FuelProduct; words: Placed[]; line: Line };

/** What laws and advertisements on a receipt name was not bought. */
const notBought =
  /relief|section|act\b|survey|save .* on|rewards?|visit|points|loyalty|thank|welcome|next|ultra low|contains|warning/i;

export function productsIn(lines: Line[]): PrintedProduct[] {
  const isStation = lines.some((line) => atPump.test(textOf(line)));
  const words: [FuelProduct, RegExp][] = isStation ? [...products, ["gasoline", grades]] : products;
  return lines.flatMap((line) => {
    const text = textOf(line);
    if (notBought.test(text) || /diesel\W+(?:and\W+)?petrol/i.test(text)) return [];
    const found = words.find(([, names]) => names.test(text));
    return found ? [{ product: found[0], words: wordsMatching(line, found[1])!.words, line }] : [];
  });
}
