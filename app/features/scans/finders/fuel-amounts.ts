import { Big } from "big.js";
import type { DecimalMark } from "~/features/imports/cells/read-options";
import { gallonsWord, litersWord } from "./fuel-names";
import { type Printed, cutAtSigns, readPrinted } from "./numbers";
import { type Line, part, textOf } from "./placed";
import { totalNameOf } from "./totals";

export type Candidate = Printed & {
  line: Line;
  at: number;
  marks: Set<"volume" | "price" | "total" | "other">;
};
export type FuelAmounts = { volume?: Candidate; price?: Candidate; total?: Candidate };

const priceWords = /price|ppg|\/\s?gal|\/\s?[l1](?:itre|iter|\b)|per (?:gal|lit)|u[\\/]?price|rate|\$\/|@/i;
const volumeWords = /volume|quantity|\bqty|qnty|gallons|litres|liters|\bvol\b/i;
const totalWords = /total|amount|sale\b|fuel sale|\bttl\b|montant|\btt\b|tendered|\bamt\b/i;
const otherWords =
  /tax|gst|tva|change|refund|round|auth|card|odometer|points|stan|invoice|ticket|trans|phone|site|pump\s?#?:?\s?\d+$|discount|rewards|date|balance|cash back/i;

/** Every number that may be a volume, a price or an amount, and what the words around it call it. */
export function candidatesIn(lines: Line[], decimal: DecimalMark): Candidate[] {
  return lines.flatMap((line, row) => {
    const glued = line.flatMap((word) => gluedIn(word, line, row, decimal));
    if (glued.length > 0) return glued;
    const words = line.flatMap(cutAtSigns);
    return words.flatMap((word, index) => {
      const read = readPrinted([word], decimal);
      if (!read || read.value.lte(0) || read.value.gte(100_000) || read.decimals > 4) return [];
      const before = textOf(words.slice(Math.max(0, index - 4), index));
      const after = textOf(words.slice(index + 1, index + 4));
      const marks = marksOf(read, before, after, headingOver(word, lines, row));
      if (/\d\/(?:gal|g|l|ltr)/i.test(word.text)) marks.add("price");
      else if (/\d(?:g|gal|l|ltr)s?\.?$/i.test(word.text)) marks.add("volume");
      return [{ ...read, line, at: row, marks }];
    });
  });
}

/** Volume and price in one word: 13.77x1.579/l, or 13.771.579/l where the sign was not read. */
function gluedIn(word: Line[number], line: Line, at: number, decimal: DecimalMark): Candidate[] {
  const glued = /^(.*[(;:])?(\d+[.,]\d{1,3})(?:[a-z€$*]{1,3}(\d+[.,]\d{3})\/?|(\d[.,]\d{3})\/).{0,3}$/i.exec(
    word.text,
  );
  if (!glued) return [];
  const volume = glued[2]!;
  const price = (glued[3] ?? glued[4])!;
  const from = glued[1]?.length ?? 0;
  const priceFrom = word.text.indexOf(price, from + volume.length);
  const read = (start: number, text: string, mark: "volume" | "price") => {
    const printed = readPrinted([part(word, start, start + text.length)], decimal);
    return printed ? [{ ...printed, line, at, marks: new Set([mark]) }] : [];
  };
  return [...read(from, volume, "volume"), ...read(priceFrom, price, "price")];
}

function marksOf({ decimals }: Printed, before: string, after: string, heading: string): Candidate["marks"] {
  const marks: Candidate["marks"] = new Set();
  const near = `${before} ${heading}`;
  const isUnitAfter = new RegExp(`^(?:${litersWord.source}|${gallonsWord.source})`, "i").test(after);
  const isPer =
    /^(?:(?:rm|€|eur|usd|\$)?\s?[1l]?\s?\/\s?(?:[l1]|gal)|(?:rm|\$)\s?1?\s?\/?\s?[l1](?:itre|iter|i\b))/i.test(
      after,
    );
  if (isPer || priceWords.test(near)) marks.add("price");
  else if (isUnitAfter || volumeWords.test(near) || (gallonsWord.test(near) && !/\/|per/.test(near)))
    marks.add("volume");
  if (totalWords.test(near) || totalNameOf(before.split(/\d\s/).at(-1) ?? "") === "total") marks.add("total");
  if (otherWords.test(before)) marks.add("other");
  if (decimals === 0) marks.add("other");
  return marks;
}

/** What is printed above a number that has no words on its line. */
function headingOver(word: Line[number], lines: Line[], row: number): string {
  for (const line of lines.slice(Math.max(0, row - 2), row).reverse()) {
    const over = line.filter(({ box }) => box.left < word.box.right && box.right > word.box.left);
    if (over.length > 0 && over.some(({ text }) => /[a-z]{2}/i.test(text))) return textOf(over);
  }
  return "";
}

/** Volume x price = total, best by what the words call them; else what they call them alone. */
export function amountsOf(candidates: Candidate[]): FuelAmounts {
  let best: { amounts: FuelAmounts; score: number } | undefined;
  const totals = candidates.filter(({ decimals, marks }) => decimals === 2 && !marks.has("volume"));
  const prices = candidates.filter(({ decimals, value }) => decimals >= 2 && value.lt(30));
  const volumes = candidates.filter(({ decimals, value }) => decimals >= 1 && value.lt(2000));
  for (const volume of volumes)
    for (const price of prices) {
      if (price === volume || volume.value.lte("0.2")) continue;
      const product = volume.value.times(price.value);
      for (const total of totals) {
        if (
          total === volume ||
          total === price ||
          product.minus(total.value).abs().gt(tolerance(volume, price))
        )
          continue;
        const score = scoreOf(volume, price, total);
        if (score > 0 && (!best || score > best.score)) best = { amounts: { volume, price, total }, score };
      }
    }
  return best?.amounts ?? labelled(candidates);
}

/** Half of the last digit of each, and a cent. */
function tolerance(volume: Printed, price: Printed): Big {
  const half = ({ decimals }: Printed) => new Big(5).div(new Big(10).pow(decimals + 1));
  return half(price)
    .times(volume.value)
    .plus(half(volume).times(price.value))
    .plus("0.005")
    .times("0.6")
    .plus("0.005");
}

function scoreOf(volume: Candidate, price: Candidate, total: Candidate): number {
  const points = (candidate: Candidate, own: keyof FuelAmounts) =>
    (candidate.marks.has(own) ? 3 : 0) - (candidate.marks.has("other") && !candidate.marks.has(own) ? 3 : 0);
  const wrong = (volume.marks.has("price") ? 3 : 0) + (price.marks.has("volume") ? 3 : 0);
  const near = Math.abs(volume.at - price.at) <= 2 ? 1 : 0;
  const shape = (price.decimals === 3 ? 2 : 0) + (volume.decimals === 3 ? 1 : 0);
  return (
    1 + points(volume, "volume") + points(price, "price") + points(total, "total") + near + shape - wrong
  );
}

function labelled(candidates: Candidate[]): FuelAmounts {
  const usable = candidates.filter(({ marks }) => !marks.has("other"));
  const volume = usable.find(({ marks, decimals }) => marks.has("volume") && decimals > 0);
  const price = usable.find(
    ({ marks, decimals }) => marks.has("price") && decimals >= 2 && !marks.has("volume"),
  );
  const total = usable.filter(({ marks, decimals }) => marks.has("total") && decimals === 2);
  const most = [...total].sort((a, b) => b.value.minus(a.value).toNumber())[0];
  return { ...(volume && { volume }), ...(price && { price }), ...(most && { total: most }) };
}
