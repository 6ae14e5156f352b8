import type { DocumentKind, Found } from "../document-kind";
import { foundIn } from "../finders/found";
import { labeled } from "../finders/labeled";
import type { Page } from "../page";

const label = /^\(?(1P\)?\s*)?(part|product|item|p\/?n|pn|sku|model|cat(alog)?)\s*(#|no\.?|number|num|id)?$/i;
const number = /^(?=.*\d)[A-Z0-9][A-Z0-9./-]{2,29}$/i;

/** A label on a part or its box, with or without a bar code. */
export const kind: DocumentKind = {
  name: "part-label",
  title: "a label on a part or its box",
  fields: [
    { name: "partNumber", label: "Part number" },
    { name: "description", label: "Description" },
    { name: "cost", label: "Cost", type: "money" },
  ],
  columns: [],
  find(pages) {
    const fields: Record<string, Found> = {};
    const found = inCodes(pages) ?? labeled(pages, label, number) ?? alone(pages);
    if (found) fields.partNumber = found;
    return { fields, rows: [], notes: [] };
  },
};

/** Not a web address. "1P" in front says that a part number follows (ANSI MH10.8.2), "P" the customer's. */
function inCodes(pages: Page[]): Found | undefined {
  for (const [page, { codes }] of pages.entries()) {
    const numbers = codes.filter(({ text }) => number.test(text.trim()));
    const named = numbers.find(({ text }) => /^1P/.test(text));
    const code = named ?? numbers[0];
    if (!code) continue;
    const text = code.text.trim().replace(/^1P(?=.{3})/, "");
    return { text, printed: code.text, page, shown: code.shown, doubts: [] };
  }
  return undefined;
}

/** A label with nothing else on it that could be a number. */
function alone(pages: Page[]): Found | undefined {
  const all = pages.flatMap(({ words }, page) =>
    words.filter(({ text }) => number.test(text) && /\d{2}/.test(text)).map((word) => foundIn([word], page)),
  );
  return all.length === 1 ? all[0] : undefined;
}
