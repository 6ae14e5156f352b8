import type { Found } from "../document-kind";
import { type Line, type Placed, foundIn, textOf } from "./placed";

/** Beside an amount, or alone. */
const signs: [string, RegExp][] = [
  ["EUR", /€|\bEUR(?:OS?)?\b/i],
  ["GBP", /£|\bGBP\b/],
  ["MYR", /(?:^|[\s(])RM(?=[\s\d)/]|$)|\bMYR\b/],
  ["CAD", /(?<![A-Za-z])C(?:A|AD|DN)?\s?\$|\bCAD\b/],
  ["MXN", /MX\$|\bMXN\b|\bM\.N\.(?=\s|$)/],
  ["AUD", /(?<![A-Za-z])AU?\$|\bAUD\b/],
  ["MAD", /[.,]\d{2}\s?DHS?\b|\bMAD\b(?!\s[a-z])/],
  ["INR", /₹|\bINR\b|\bRs\.?\s?\d/],
  ["CHF", /\bCHF\b/],
  ["JPY", /¥|\bJPY\b/],
  ["PLN", /\bPLN\b|\bzł/],
  ["BRL", /(?<![A-Za-z])R\$|\bBRL\b/],
  ["USD", /US\s?\$|\bUSD\b/],
];
const frenchMoney = /\bTVA\b|\bMONTANT\b/i;
const canadian = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/;
const canadianTax = /\b(?:GST|HST|PST|QST|TPS|TVQ)\b/;

export type Currency = { code: string; words: Placed[] };

/** The currency that the document names. Dollars alone are those of the United States, unless the address is Canadian. */
export function currencyOf(lines: Line[]): Currency | undefined {
  let best: { code: string; count: number; words: Placed[] } | undefined;
  for (const [code, sign] of signs) {
    const found = lines.filter((line) => sign.test(textOf(line)) && /\d|\([A-Z]{2,3}\)/.test(textOf(line)));
    const words = lines.filter((line) => sign.test(textOf(line))).flat();
    if (found.length > (best?.count ?? 0))
      best = { code, count: found.length, words: words.filter(({ text }) => sign.test(text)).slice(0, 1) };
  }
  if (best) return best;
  const texts = lines.map(textOf);
  const tax = lines.find((line) => canadianTax.test(textOf(line)));
  if (tax && texts.some((text) => canadian.test(text)))
    return { code: "CAD", words: tax.filter(({ text }) => canadianTax.test(text)) };
  const french = lines.find((line) => frenchMoney.test(textOf(line)));
  return french ? { code: "EUR", words: french.filter(({ text }) => frenchMoney.test(text)) } : undefined;
}

/** Amounts are kept as printed: only a person may say at which rate they become dollars. */
export function currencyFound({ code, words }: Currency): Found | undefined {
  const found = foundIn(words, code);
  if (code === "USD") return found;
  return { ...found, shown: words.length > 0 ? found.shown : null, note: foreignMoney(code) };
}

export function foreignMoney(code: string): string {
  return `The amounts are in ${code}, not in US dollars. Enter them in dollars, at a rate that you confirm.`;
}

const foreignWords = /\b(?:GST|VAT|HST|BTW|TVA|IVA|SDN|BHD|GMBH|B\.V\.|JALAN|JLN|LITRES?)\b/i;
const americanPlace = /\b[A-Z]{2}[\s,.]+\d{5}(?:-\d{4})?\b/;

/** Whether the day probably comes before the month. */
export function isAbroad(lines: Line[], currency: Currency | undefined): boolean {
  if (currency) return currency.code !== "USD";
  const texts = lines.map(textOf);
  const hasDollars = texts.some((text) => text.includes("$") || americanPlace.test(text));
  return !hasDollars && texts.some((text) => foreignWords.test(text));
}
