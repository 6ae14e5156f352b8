import type { Found } from "../document-kind";
import { checkVin, cleanVin } from "~/features/vin/vin";
import { type DayOrder, dayFound, dayShape, daysIn } from "./days";
import { valueOf, wordsMatching } from "./labels";
import { moneyFound, numberOf } from "./numbers";
import { type Line, type Placed, foundIn, textOf } from "./placed";
import { type Total, taxFound } from "./totals";

type Fields = Record<string, Found | undefined>;

const document =
  /(?:invoice|inv|factuur|packing (?:slip|list)|slip|receipt|ticket|doc(?:ument)?|bill|counter sale|sales order|work order|repair order|r\.?o\.?|w\.?o\.?)\.?\s*-?(?:no|num|number|nr|nummer|#|id)(?![a-z])\.?/;
const documentSign = /(?:invoice|inv|packing slip|receipt|ticket|ref)\.?\s*[:#]/;
const plainNumber =
  /(?<!reg\.?\s?|id\s?|site\s?|tel\s?)(?<![a-z])no\s?(?:\.\s?:?|:)(?=\s?(?:[A-Z]{1,3}\d{4}|\d{5}))/;
const number = /^#?\s*((?=[^\s]*\d)[A-Z0-9][\w./-]*)/i;
const order =
  /(?:cust(?:omer)?\.?\s*)?(?<![a-z])(?:p\.?\s?[o0]\.?|purchase order)(?:\s*(?:no|num|number|#))?\.?(?![a-z\d]|\s?b[o0]x)/;
const orderNumber = /^#?\s*((?=[^\s]*\d)[A-Z0-9][\w./-]*)(?!\S)/i;
const unit =
  /(?<![a-z])(?:unit|truck|veh(?:icle)?|fleet|trailer|equip(?:ment)?)\s*(?:no|num|number|#|id)\.?(?![a-z])|(?<![a-z])(?:unit|truck)\s?:/;
const vin = /(?<![A-Z0-9])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/i;

export function numberFields(lines: Line[]): Fields {
  const isDay = (words: Placed[] | undefined) =>
    words && new RegExp(`^(?:${dayShape.source})$`, "i").test(textOf(words));
  const beside = /^#?\s*((?=\S*\d{3})[A-Z0-9][\w./-]*)/i;
  const invoice = [
    ...[document, documentSign, plainNumber].map((label) => valueOf(lines, label, number)),
    valueOf(lines, /^\W*(?:invoice|factuur)(?!\s*(?:date|for|to))/, beside, "beside"),
    valueOf(lines, /^#/, number, "beside"),
    valueOf(lines, /(?<!cust(?:omer)?\.? |purchase |your )\border\s*(?:no|number|#)\.?(?![a-z])/, number),
  ].find((words) => words && !isDay(words));
  const po = valueOf(lines, order, orderNumber);
  const unitNumber = valueOf(lines, unit, number);
  return {
    invoiceNumber: invoice && numberFound(invoice),
    poNumber: po && numberFound(po),
    unitNumber: unitNumber && numberFound(unitNumber),
    vin: vinFound(lines),
  };
}

function numberFound(words: Placed[]): Found {
  const text = textOf(words).replace(/[.,:;]+$/, "");
  return foundIn(words, text);
}

function vinFound(lines: Line[]): Found | undefined {
  for (const line of lines) {
    const found = wordsMatching(line, vin);
    if (!found || !/[A-Z]/i.test(found.match[0]) || !/\d{3}/.test(found.match[0])) continue;
    const value = cleanVin(found.match[0]).vin;
    const { problems, proposals } = checkVin(value);
    return {
      ...foundIn(found.words, value),
      ...(problems[0] && { note: problems[0] }),
      ...(proposals[0] && { proposal: proposals[0] }),
    };
  }
  return undefined;
}

const invoiceDay =
  /(?:invoice|inv|order|ship(?:ped)?|sale|transaction|receipt|factuur)\s?-?date|factuurdatum|date of (?:invoice|sale)/;
const anyDay = /(?<!due |delivery |exp |expiry )(?<![a-z])date(?! due)/;
const otherDay = /due|expir|valid|deliver|service period|terms/i;

export function dayField(lines: Line[], order: DayOrder): Found | undefined {
  const shape = new RegExp(`^(?:${dayShape.source})`, "i");
  for (const label of [invoiceDay, anyDay]) {
    const words = valueOf(lines, label, shape);
    const found = words && dayFound(words, order);
    if (found) return found;
  }
  const days = daysIn(lines);
  const day = days.find(({ line }) => !otherDay.test(textOf(line))) ?? undefined;
  return day && dayFound(day.words, order);
}

/** The amounts below the rows. `sum` is that of the rows, by which one of several totals is chosen. */
export function totalFields(
  totals: Total[],
  fits: (total: Total, tax: Found | undefined) => boolean,
): Fields {
  const named = (name: Total["name"]) => totals.filter((total) => total.name === name);
  const tax = taxFound(distinct(named("tax")));
  const ranked = named("total").filter(({ amount }) => amount.value.gt(0));
  const total = ranked.find((one) => fits(one, tax)) ?? ranked.at(-1);
  const subtotals = named("subtotal");
  const isWhole = ({ amount }: Total) => total?.amount.value.minus(numberOf(tax) ?? 0).eq(amount.value);
  const subtotal = subtotals.find(isWhole) ?? subtotals.at(-1);
  return {
    subtotal: subtotal && moneyFound(subtotal.amount),
    tax,
    total: total && moneyFound(total.amount),
  };
}

/** A tax that is printed twice, in the totals and in a summary, counts once. */
function distinct(taxes: Total[]): Total[] {
  const seen = new Set<string>();
  return taxes.filter(({ amount }) => {
    const key = amount.value.toFixed(2);
    return !amount.value.eq(0) || taxes.length === 1 ? !seen.has(key) && seen.add(key) : false;
  });
}

/** What is printed among the totals and is a row of its own. */
export function rowsAmongTotals(totals: Total[]): { text: Placed[]; total: Total }[] {
  return totals
    .filter(
      ({ name, amount }) => ["freight", "fee", "discount", "core"].includes(name) && !amount.value.eq(0),
    )
    .map((total) => ({
      text: total.line.filter((word) => total.label.split(" ").includes(word.text)),
      total,
    }));
}
