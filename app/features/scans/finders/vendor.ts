import type { Found } from "../document-kind";
import { heightOf } from "../lines";
import { tradeWords } from "./trade-names";
import { median } from "./numbers";
import { type Line, type Placed, foundIn, phrasesOf, textOf } from "./placed";

const company =
  /\b(?:inc|llc|l\.l\.c|corp|corporation|company|co|ltd|limited|gmbh|bhd|b\.?v|s\.?a|enterprises?|trading|bros|brothers|group|&\s?sons?)\b\.?/i;
const seller =
  /\b(?:parts|supply|service|services|station|fuel|petro|petroleum|truck stop|travel (?:center|plaza)|oil|mart|stop|shop|garage|repair|distributing|warehouse|center|centre|store)\b/i;
const notName =
  /\b(?:invoice|receipt|statement|packing|slip|quote|order|bill to|sold to|ship to|customer|date|page|tel|telephone|phone|fax|www|website|http|welcome|thank you|duplicate|copy|original|remit|cash sales?|gst|reg\.?|tax|vat|number|terms|company no|co\.? no|site|cashier|totals?|subtotal|sale|pump|gallons|amount|unit)\b|@|\.com|^[\W\d]+$|^\W*#|\w#:/i;
const address =
  /\b(?:st|street|ave|avenue|rd|road|blvd|hwy|highway|suite|ste|p\.?o\.? box|jalan|jln|lot)\b|\b[A-Z]{2}[\s,]+\d{5}\b|^(?:no\.?\s?)?\d+\s/i;
const recipient = /\b(?:bill(?:ed)? to|sold to|ship(?:ped)? to|customer|deliver to)\b/i;

/** The name at the head of the first page: the one that looks most like a seller's, then the largest. */
export function vendorFound(lines: Line[]): Found | undefined {
  const page = lines.filter((line) => line[0]!.page === 0);
  const end = page.findIndex((line) => recipient.test(textOf(line)));
  const head = page.slice(0, Math.min(end > 0 ? end : 12, 12));
  const usual = median(page.flat().map(heightOf));
  let best: { words: Placed[]; score: number } | undefined;
  for (const [index, line] of head.entries())
    for (const words of phrasesOf(line, 2)) {
      const score = scoreOf(textOf(words), median(words.map(heightOf)) / usual, index);
      if (score > 0 && (!best || score > best.score)) best = { words, score };
    }
  return best && foundIn(best.words);
}

function scoreOf(text: string, size: number, index: number): number {
  if (text.replace(/[^a-z]/gi, "").length < 4 || notName.test(text)) return 0;
  if (address.test(text) && (/^\d/.test(text) || !company.test(text))) return 0;
  const looks = (company.test(text) ? 3 : 0) + (tradeWords.test(text) ? 2 : 0) + (seller.test(text) ? 2 : 0);
  return looks + 2 * size - 0.3 * index;
}
