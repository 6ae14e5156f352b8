import { heightOf, middleOf } from "../lines";
import { around } from "../page";
import { type Line, type Placed, boxOf, textOf } from "./placed";

export type ColumnName =
  | "line"
  | "item"
  | "partNumber"
  | "description"
  | "quantity"
  | "ordered"
  | "backordered"
  | "unit"
  | "pack"
  | "unitCost"
  | "list"
  | "core"
  | "discount"
  | "tax"
  | "lineTotal"
  | "other";

/** Where a column is on the page. */
export type Column = { name: ColumnName; left: number; right: number };

/** Blanks are optional, since a reading may swallow them. */
const names: [ColumnName, string][] = [
  ["line", "line|ln|ln ?#|line (?:no|#)|no|#|pos|l#"],
  ["item", "[il1]tem|[il1]tems|product|article|sku|code|stock"],
  [
    "partNumber",
    "(?:part|item|product|stock|catalog|mfg|mfr|article|material|model|oem|vendor part)s? ?(?:no|num|number|numbers|#|code|id)|part|parts|p/n|pn|p/no|item code|part#|item#|sku#|number|artikelnummer|artikelnr|artikelcode|part #",
  ],
  [
    "description",
    "(?:item |part |product )?(?:description|desc|descr)|description of (?:parts?|goods|work|items?|service)|parts? description|details|particulars|designation|service|work performed|omschrijving|artikel|name|parts? (?:&|and) labor|beschreibung|product description|item description|description / notes",
  ],
  [
    "quantity",
    "(?:qty|quantity|quan|qnty|qte|aantal|menge|shipped|ship|shp|pcs|pieces|hours|hrs|hrs/qty|qty/hrs)|(?:qty|quantity) ?(?:shipped|ship|shpd|shp|del|delivered|sold|inv|invoiced)|(?:shipped|ship|shpd|shp) ?(?:qty|quantity)",
  ],
  ["ordered", "(?:qty |quantity )?(?:ordered|ord|order)|(?:ordered|ord|order) (?:qty|quantity)"],
  ["backordered", "(?:qty )?(?:b/[o0]|bo|b\\.o|backorder|back order|backordered|bkord|back ord)"],
  ["unit", "u/m|um|uom|unit|units|u of m|unit of measure|meas"],
  ["pack", "pack|pk|pkg|pack size|packing|pack qty"],
  [
    "unitCost",
    "(?:(?:unit|net|your|u|s|sell|selling|each|item|dealer|cust|piece|unit sell)[ ./\\\\]*)?(?:price|cost|rate|prc)|each|unit net|p\\.u|p\\.u\\.|net|net each|prijs|stukprijs|prijs per stuk|price each|price/unit|cost each|rate/price|unit ?price ?\\(?\\$?\\)?|net/each|unit value|price ?ea|your cost|your net",
  ],
  ["list", "list|list price|list each|msrp|retail|sugg list|suggested list|list/each"],
  ["core", "core|core price|core charge|core chg|core value|core each|core dep|core deposit"],
  ["discount", "disc\\.? ?%?|discount ?%?|% disc|dis|korting"],
  ["tax", "tax|tx|taxable|gst|vat|btw|tax %|btw %|taxes|tx?"],
  [
    "lineTotal",
    "(?:(?:line|net|total|ext|extended|item|sub)[ ./]*)?(?:amount|amt|total|totals)|ext|extended|extension|(?:ext|extended|total|net|extd)[ ./]*(?:price|cost|net)|rm|line ext|totaal|bedrag|montant|prijs incl\\.? btw|gesamt|subtotal|value|net value",
  ],
  [
    "other",
    "date|bin|location|loc|whse|warehouse|brand|mfg|mfr|line code|weight|wt|class|type|tech|status|origin|hazmat|serial",
  ],
];
const patterns = names.map(
  ([name, source]) => [name, new RegExp(`^(?:${source.replaceAll(" ", "\\s*")})$`, "i")] as const,
);

const common =
  "description quantity amount price number extended extension shipped ordered total part item unit net list core cost backordered".split(
    " ",
  );

/** Descripti0n and Arnount are headings too. */
function mended(text: string): string {
  return text.replace(/[a-z0-9]{5,}/gi, (word) => {
    const plain = word.toLowerCase();
    return common.includes(plain)
      ? word
      : (common.find((one) => one.length >= 5 && isOneOff(plain, one)) ?? word);
  });
}

function isOneOff(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  const [rest, otherRest] = [word.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.replace(/^rn/, "m") === otherRest
  );
}

export function columnNameOf(text: string): ColumnName | undefined {
  const plain = mended(text)
    .trim()
    .replace(/\s*\((?:\$|usd|rm|ea|hrs?)\)$/i, "")
    .replace(/[.:*]+$/, "")
    .trim();
  const named = (one: string) => patterns.find(([, pattern]) => pattern.test(one))?.[0];
  return named(plain) ?? named(plain.replace(/\./g, ""));
}

export type Heading = { columns: Column[]; lines: number };

/** The heading of a table, of one line or two: it names what is sold, and how many or how much. */
export function headingAt(lines: Line[], index: number): Heading | undefined {
  const line = lines[index]!;
  const next = lines[index + 1];
  const one = columnsOf(line);
  const isNear = next && next[0]!.page === line[0]!.page && gapBetween(line, next) < 1.1;
  const two = isNear ? columnsOf(stacked(line, next)) : [];
  const below = isNear ? columnsOf(next).length : 0;
  if (two.length > Math.max(one.length, below) && isHeading(two, [...line, ...next!]))
    return { columns: withOthers(two, stacked(line, next!)), lines: 2 };
  return isHeading(one, line) ? { columns: withOthers(one, line), lines: 1 } : undefined;
}

/** What is below a heading that is not known must not be taken for what is in the next column. */
function withOthers(columns: Column[], line: Line): Column[] {
  const isKnown = ({ box }: Placed) =>
    columns.some(({ left, right }) => box.left < right && box.right > left);
  const others = line.filter((word) => !isKnown(word) && /[a-z]/i.test(word.text));
  const added = others.map(({ box }): Column => ({ name: "other", left: box.left, right: box.right }));
  return [...columns, ...added].sort((a, b) => a.left - b.left);
}

function isHeading(columns: Column[], words: Line): boolean {
  const has = (...some: ColumnName[]) => columns.some(({ name }) => some.includes(name));
  const sold = has("item", "partNumber", "description");
  const amounts = columns.filter(({ name }) =>
    ["quantity", "unitCost", "lineTotal", "ordered"].includes(name),
  );
  const known = columns.length / Math.max(1, phraseCount(words, columns));
  return sold && amounts.length >= (has("partNumber") ? 1 : 2) && columns.length >= 3 && known > 0.5;
}

/** Words that are in no column count too: a sentence with "price" in it is no heading. */
function phraseCount(words: Line, columns: Column[]): number {
  const outside = words.filter(
    ({ box }) => !columns.some(({ left, right }) => box.left < right && box.right > left),
  );
  return columns.length + outside.length;
}

function columnsOf(line: Line): Column[] {
  const columns: Column[] = [];
  for (let at = 0; at < line.length;) {
    const taken = [4, 3, 2, 1].find(
      (count) => at + count <= line.length && isName(line.slice(at, at + count)),
    );
    const words = line.slice(at, at + (taken ?? 1));
    const name = taken && columnNameOf(textOf(words));
    if (name) columns.push({ name, left: boxOf(words).left, right: boxOf(words).right });
    at += taken ?? 1;
  }
  return columns;
}

/** The words of one name are close together. */
function isName(words: Line): boolean {
  const near = words.every((word, index) => {
    const last = words[index - 1];
    return !last || word.box.left - last.box.right < 1.1 * heightOf(word);
  });
  return near && columnNameOf(textOf(words)) !== undefined;
}

/** The words of the lower line are joined to those above them: "Unit" over "price". */
function stacked(upper: Line, lower: Line): Line {
  const rest = [...lower];
  const joined = upper.map((word): Placed => {
    const at = rest.findIndex(({ box }) => box.left < word.box.right && box.right > word.box.left);
    if (at < 0) return word;
    const [under] = rest.splice(at, 1);
    const text = `${word.text} ${under!.text}`;
    return { ...word, text, box: { ...around([word.box, under!.box]), bottom: word.box.bottom } };
  });
  return [...joined, ...rest].sort((a, b) => a.box.left - b.box.left);
}

/** In heights of the text, from middle to middle less one. */
export function gapBetween(upper: Line, lower: Line): number {
  const mean = (line: Line) => line.reduce((sum, word) => sum + middleOf(word), 0) / line.length;
  const height = Math.max(...upper.map(heightOf), 1);
  return (mean(lower) - mean(upper)) / height - 1;
}
