import { formatCount, formatMoney, formatPrice } from "~/ui/format";
import { type InvoiceValues, choiceOf, hasOwnPrice, pricedLine, totalsOf } from "./invoice-values";
import type { FilledRow } from "./autofill-lines.server";
import type { SettledInvoice } from "./recalculate-form.server";

export type Mark = "short" | "own price";
export type StepChoice = { step: string; label: string };

export type LineView = {
  total: string;
  notes: string[];
  /** What stands out among them. */
  marks: Mark[];
  /** Further steps that the line offers. */
  offers: StepChoice[];
  /** Parts to choose from. */
  picks: StepChoice[] | undefined;
  /** Its number may mean several parts. */
  isUnclear: boolean;
};

/** The form as it is printed. */
export type InvoiceView = Omit<SettledInvoice, "rows"> & {
  lines: LineView[];
  subtotal: string;
  tax: string;
  total: string;
};

export function invoiceView({ rows, ...settled }: SettledInvoice): InvoiceView {
  const totals = totalsOf(settled.values);
  return {
    ...settled,
    ...sums(totals),
    lines: rows.map((row, index) => ({
      total: formatMoney(totals.lines[index]!),
      notes: notesOf(row),
      marks: marksOf(row),
      offers: offersOf(row, index, rows[index + 1]),
      isUnclear: row.answer === "several",
      picks: row.choices?.map((part) => ({ step: `pick:${index}:${part.id}`, label: partText(part) })),
    })),
  };
}

/** What was typed, where nothing could be looked up. */
export function typedView(values: InvoiceValues): InvoiceView {
  const buyers = { choices: [], findsBy: undefined, note: "" };
  const rows = values.lines.map((line) => ({ line }));
  return invoiceView({ values, rows, buyers, taxNote: "", customerIsGone: false, focus: "" });
}

function sums({ subtotal, tax, total }: ReturnType<typeof totalsOf>) {
  return { subtotal: formatMoney(subtotal), tax: formatMoney(tax), total: formatMoney(total) };
}

type Part = NonNullable<FilledRow["part"]>;

function partText({ partNumber, description, onHand, unitPrice, cost }: Part): string {
  const price = unitPrice ? formatPrice(unitPrice) : "no price";
  const facts = [
    description,
    `${formatCount(onHand)} on hand`,
    price,
    cost !== null && `cost ${formatPrice(cost)}`,
  ];
  return [partNumber, ...facts.filter(Boolean)].join(" · ");
}

function notesOf(row: FilledRow): string[] {
  const { line, part, core, answer, replaced, kit, choices } = row;
  const number = line.number.trim();
  if (answer === "several") return [`“${number}” may be one of several parts: choose one`];
  if (answer === "unknown")
    return choices?.length
      ? [`No part has the number “${number}”: choose the one that is meant, or type a price for it`]
      : ["No parts found", `“${number}” is not in your inventory: type a price for it`];
  if (core)
    return [
      core.coreCharge
        ? `Core of ${core.partNumber}: ${formatPrice(core.coreCharge)}`
        : `${core.partNumber} has no core charge: type a price`,
    ];
  if (!part) return choices?.length === 0 ? ["No parts found"] : [];
  const stock = part.isDeleted
    ? `${part.partNumber} was deleted from your inventory: it is sold without stock`
    : `${formatCount(part.onHand)} on hand`;
  return [
    kit ? `From kit ${kit}` : "",
    replaced ? `${replaced.number} was replaced by ${part.partNumber}` : "",
    answer === "filled" ? `Part found in inventory - Autofilled from inventory: ${part.partNumber}` : "",
    stock,
    part.unitPrice ? "" : "it has no sales price",
  ].filter(Boolean);
}

function marksOf({ line, part }: FilledRow): Mark[] {
  const marks: Mark[] = [];
  const { kind, quantity } = pricedLine(line);
  if (part && !part.isDeleted && kind === "sale" && quantity > part.onHand) marks.push("short");
  if (hasOwnPrice(line)) marks.push("own price");
  return marks;
}

function offersOf(
  { line, part, replaced }: FilledRow,
  index: number,
  next: FilledRow | undefined,
): StepChoice[] {
  const offers: StepChoice[] = [];
  if (replaced)
    offers.push({ step: `pick:${index}:${replaced.id}`, label: `Sell ${replaced.number} instead` });
  const isCharged = next?.line.choice === "core_charge" && next.line.number === line.number;
  if (part?.coreCharge && choiceOf(line.choice).kind === "sale" && !isCharged)
    offers.push({
      step: `core:${index}:${part.coreCharge}`,
      label: `Add core charge ${formatPrice(part.coreCharge)}`,
    });
  return offers;
}
