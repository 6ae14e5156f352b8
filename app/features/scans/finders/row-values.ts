import { Big } from "big.js";
import type { Found } from "../document-kind";
import type { DecimalMark } from "~/features/imports/cells/read-options";
import {
  type Printed,
  cutAtSigns,
  moneyFound,
  moneyText,
  numberOf,
  quantityFound,
  readPrinted,
} from "./numbers";
import { withPack } from "./packs";
import { type Placed, allOf, foundIn, part, textOf } from "./placed";
import { rowKindOf } from "./row-kinds";
import type { Row } from "./table-rows";

export type RowFound = Record<string, Found>;

/** A part number that a description begins with: [FURN_7777] Office chair, *987123* Olive oil, PH3614 OIL FILTER. */
const inBrackets = /^(?:\[([^\]\s]+)\]|\*([^*\s]+)\*)$/;
const inDescription = /^(?:p\/?n|part ?(?:no|#|number)?|item ?#?)[.:#\s]*((?=\S*\d)[A-Z0-9][\w./-]{2,})/i;
const bareNumber = /^(?=(?:\D*\d){2})[A-Z0-9][A-Z0-9./-]{3,}$/;

/** The values of a row; one with a core deposit in a column of its own becomes two. */
export function valuesOf(row: Row, decimal: DecimalMark): RowFound[] {
  const { cells } = row;
  const number = (words: Placed[] | undefined) => lastNumber(words, decimal);
  const texts = textsOf(row);
  const first = (words: Placed[] | undefined) => firstNumber(words, decimal);
  const quantity = quantityOf(row, decimal);
  const lineTotal = number(cells.lineTotal);
  const costs = [...(cells.unitCost ?? []), ...(cells.list ?? [])];
  const unitCost = costOf(costs, numberOf(quantity), lineTotal, decimal);
  const values: RowFound = {
    ...(texts.partNumber.length > 0 && { partNumber: numberWithout(texts.partNumber) }),
    ...(texts.description.length > 0 && { description: foundIn(texts.description) }),
    ...(quantity && { quantity }),
    ...(unitCost && { unitCost: moneyFound(unitCost) }),
    ...(lineTotal && { lineTotal: moneyFound(lineTotal) }),
  };
  const discount = number(cells.discount?.map((word) => part(word, 0, word.text.replace(/%$/, "").length)));
  const kinded = withKind(values, textOf(cells.unit ?? []));
  const packed = withPack(kinded, textOf([...(cells.unit ?? []), ...(cells.pack ?? [])]));
  const core = first(cells.core);
  return withCore(discount ? withDiscount(packed, discount) : packed, core);
}

/** What was shipped. Where that is blank: what was ordered, less what is back-ordered. */
function quantityOf({ cells, columns }: Row, decimal: DecimalMark): Found | undefined {
  const [shipped, ordered, later] = [cells.quantity, cells.ordered, cells.backordered].map((words) =>
    firstNumber(words, decimal),
  );
  if (shipped || !ordered) return shipped && quantityFound(shipped);
  const found = quantityFound(ordered);
  if (later && later.value.lte(ordered.value)) {
    const text = ordered.value.minus(later.value).toFixed();
    const note = `${found.text} ordered, ${later.value.toFixed()} of them back-ordered: ${text} shipped.`;
    return { ...foundIn([...ordered.words, ...later.words], text), note };
  }
  if (!columns.some(({ name }) => name === "quantity")) return found;
  return { ...found, doubts: allOf(found.text), note: "Ordered: how many were shipped could not be read." };
}

/** Of several prices the one that was paid: the first whose product is the line's total. */
function costOf(
  words: Placed[],
  quantity: Big | undefined,
  total: Printed | undefined,
  decimal: DecimalMark,
): Printed | undefined {
  const costs = numbersOf(words, decimal);
  const isPaid = ({ value }: Printed) =>
    total &&
    value
      .times(quantity ?? 1)
      .minus(total.value)
      .abs()
      .lte("0.01");
  return costs.find(isPaid) ?? costs[0];
}

function firstNumber(words: Placed[] | undefined, decimal: DecimalMark): Printed | undefined {
  return numbersOf(words, decimal)[0];
}

function lastNumber(words: Placed[] | undefined, decimal: DecimalMark): Printed | undefined {
  const numbers = numbersOf(words, decimal);
  return numbers.filter(({ decimals }) => decimals > 0).at(-1) ?? numbers.at(-1);
}

function numbersOf(words: Placed[] | undefined, decimal: DecimalMark): Printed[] {
  const all = (words ?? []).flatMap(cutAtSigns).flatMap((word) => readPrinted([word], decimal) ?? []);
  // A minus may be a word of its own, before or after the number.
  const isMinus = words?.some(({ text }) => text === "-" || /^CR$/i.test(text));
  return isMinus ? all.map((one) => (one.value.gt(0) ? { ...one, value: one.value.times(-1) } : one)) : all;
}

function textsOf({ cells, text, columns }: Row): { partNumber: Placed[]; description: Placed[] } {
  const has = (name: string) => columns.some((column) => column.name === name);
  const more = text.flat();
  let partNumber = cells.partNumber ?? [];
  let description = [...(cells.description ?? [])];
  const item = withoutLineNumber(cells.item ?? []);
  if (!has("partNumber") && isNumber(item) && (has("description") ? !isLineNumber(item) : true))
    partNumber = item;
  else if (!has("description")) description = [...item, ...description];
  // A number that is alone in its column is one; its name may be on the next line.
  if (!has("description") && has("partNumber") && partNumber.length > 1 && !isNumber(partNumber)) {
    description = [...partNumber.slice(1), ...description];
    partNumber = partNumber.slice(0, 1);
  }
  description.push(...more);
  return partNumber.length > 0 ? { partNumber, description } : splitDescription(description);
}

function isNumber(words: Placed[]): boolean {
  return (
    words.length > 0 &&
    words.length <= 2 &&
    /\d/.test(textOf(words)) &&
    /^[\w./#\s-]+$/.test(textOf(words)) &&
    !/[a-z]{3,}\s/i.test(textOf(words))
  );
}

function withoutLineNumber(words: Placed[]): Placed[] {
  const [first, ...rest] = words;
  return first && isLineNumber([first]) && /\d/.test(textOf(rest)) ? rest : words;
}

function isLineNumber(words: Placed[]): boolean {
  return /^\d{1,2}\.?$/.test(textOf(words));
}

function splitDescription(description: Placed[]): { partNumber: Placed[]; description: Placed[] } {
  const [head, ...rest] = description;
  if (!head) return { partNumber: [], description };
  if (inBrackets.test(head.text)) return { partNumber: [head], description: rest };
  const labelled = description.findIndex((_, index) =>
    inDescription.test(textOf(description.slice(index, index + 3))),
  );
  if (labelled >= 0) {
    const given = inDescription.exec(textOf(description.slice(labelled, labelled + 3)))![1]!;
    const at = description.findIndex(({ text }, index) => index >= labelled && text.includes(given));
    if (at >= 0)
      return {
        partNumber: [description[at]!],
        description: [...description.slice(0, labelled), ...description.slice(at + 1)],
      };
  }
  return bareNumber.test(head.text) && rest.length > 0
    ? { partNumber: [head], description: rest }
    : { partNumber: [], description };
}

function numberWithout(words: Placed[]): Found {
  const found = foundIn(words);
  const bare = inBrackets.exec(found.text);
  const text = (bare ? (bare[1] ?? bare[2]!) : found.text).replace(/^[#:.\s]+|[,:;.\s]+$/g, "");
  return foundIn(words, text);
}

export function withKind(values: RowFound, unit: string, fromCore = false): RowFound {
  const amount = numberOf(values.lineTotal) ?? numberOf(values.quantity);
  const kind = rowKindOf({
    description: [values.description?.text, values.partNumber?.text].filter((text) => text).join(" "),
    unit,
    isNegative: amount?.lt(0) ?? false,
    fromCore,
  });
  const source = values.description ?? values.partNumber ?? values.lineTotal ?? values.quantity!;
  return { rowKind: { ...source, text: kind, doubts: [], note: undefined, proposal: undefined }, ...values };
}

/** The cost that was paid, apart from the one that is printed. */
function withDiscount(values: RowFound, discount: Printed): RowFound {
  const [quantity, cost, total] = [values.quantity, values.unitCost, values.lineTotal].map(numberOf);
  if (!quantity || !cost || !total || discount.value.eq(0)) return values;
  const paid = cost.times(new Big(100).minus(discount.value)).div(100);
  if (paid.times(quantity).minus(total).abs().gt("0.02")) return values;
  const each = moneyText(paid.round(4, Big.roundHalfUp));
  const note = `${discount.value.toFixed()} % discount: one costs ${each}.`;
  return {
    ...values,
    unitCost: { ...values.unitCost!, note },
    paidCost: { ...values.unitCost!, text: each },
  };
}

function withCore(values: RowFound, core: Printed | undefined): RowFound[] {
  if (!core || core.value.eq(0)) return [values];
  const [quantity = new Big(1), cost, total] = [values.quantity, values.unitCost, values.lineTotal].map(
    numberOf,
  );
  const each = moneyFound(core);
  const sum = core.value.times(quantity);
  const holdsCore = cost && total && cost.plus(core.value).times(quantity).minus(total).abs().lte("0.01");
  const own = holdsCore
    ? {
        ...values.lineTotal!,
        text: total.minus(sum).toFixed(2),
        note: `Without the core charge: ${values.lineTotal!.text} is printed.`,
      }
    : values.lineTotal;
  const coreRow = withKind(
    {
      ...(values.partNumber && { partNumber: values.partNumber }),
      description: { ...each, text: "Core charge" },
      ...(values.quantity && { quantity: { ...values.quantity, note: undefined, proposal: undefined } }),
      unitCost: each,
      lineTotal: { ...each, text: sum.toFixed(2) },
    },
    "",
    true,
  );
  return [{ ...values, ...(own && { lineTotal: own }) }, coreRow];
}
