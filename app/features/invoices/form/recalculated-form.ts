import { scansText } from "~/features/inventory/item/glued-scans";
import { onHandText } from "~/features/inventory/stock/on-hand-text";
import { formatCount, formatDay, formatMoney, formatPrice } from "~/ui/format";
import {
  type InvoiceValues,
  choiceOf,
  hasOwnPrice,
  pricedLine,
  readBackRef,
  totalsOf,
} from "./invoice-values";
import type { AutofilledLine, CoreReturn } from "./autofill-lines.server";
import type { BuyerChoices } from "./buyers.server";
import type { OpenCore } from "../cores/open-cores.server";

export type Mark = "short" | "own price" | "own quantity";
export type StepChoice = { step: string; label: string };

export type LineView = {
  total: string;
  notes: string[];
  marks: Mark[];
  offers: StepChoice[];
  candidates: StepChoice[] | undefined;
  /** Its number may mean several parts. */
  isUnclear: boolean;
  /** The field where a part must be chosen or a price typed first. */
  replyTo: "number" | "unitPrice" | "sale" | "quantity" | undefined;
  /** The number typed just now was replaced by the one that is sold. */
  replaced: string | undefined;
  /** The scans that were typed into one number just now, this line's first. */
  readAs: string | undefined;
  /** Of a returned core: what is to be said or chosen before it is given back. */
  problem: CoreReturn["problem"];
};

export type RecalculatedForm = {
  values: InvoiceValues;
  lines: LineView[];
  buyers: BuyerChoices;
  taxNote: string;
  /** The chosen customer was deleted since then. */
  customerIsGone: boolean;
  focus: string;
  subtotal: string;
  tax: string;
  total: string;
};

type Printed = "lines" | "subtotal" | "tax" | "total";

export function printedForm(
  form: Omit<RecalculatedForm, Printed>,
  lines: AutofilledLine[],
): RecalculatedForm {
  const { subtotal, tax, total, lines: amounts } = totalsOf(form.values);
  const charged = new Set(lines.map(({ partPlace }) => partPlace));
  return {
    ...form,
    subtotal: formatMoney(subtotal),
    tax: formatMoney(tax),
    total: formatMoney(total),
    lines: lines.map((line, index) => ({
      total: formatMoney(amounts[index]!),
      notes: notesOf(line),
      marks: marksOf(line),
      offers: offersOf(line, index, line.place !== undefined && charged.has(line.place)),
      isUnclear: line.match === "several",
      replyTo: replyTo(line),
      replaced: line.replaced?.number,
      readAs: line.readAs,
      problem: line.returned?.problem,
      candidates: candidatesOf(line, index),
    })),
  };
}

/** The person must choose a part or type a price. */
export function needsReply({ match, line, returned }: AutofilledLine): boolean {
  return (
    returned?.problem !== undefined ||
    match === "several" ||
    (match !== undefined && !line.unitPrice.trim() && choiceOf(line.choice).kind !== "lost")
  );
}

export function replyTo(line: AutofilledLine): LineView["replyTo"] {
  if (!needsReply(line)) return undefined;
  if (line.returned?.problem) return line.returned.problem.field;
  return line.candidates?.length || line.ways ? "number" : "unitPrice";
}

/** For when nothing could be looked up. */
export function typedForm(values: InvoiceValues): RecalculatedForm {
  const buyers = { choices: [], findsBy: undefined, note: "" };
  const lines = values.lines.map((line) => ({ line }));
  return printedForm({ values, buyers, taxNote: "", customerIsGone: false, focus: "" }, lines);
}

type Part = NonNullable<AutofilledLine["part"]>;

function partText({ partNumber, description, onHand, onDraft, unitPrice, cost }: Part): string {
  const price = unitPrice ? formatPrice(unitPrice) : "no price";
  const facts = [
    description,
    onHandText(onHand, onDraft),
    price,
    cost !== null && `cost ${formatPrice(cost)}`,
  ];
  return [partNumber, ...facts.filter(Boolean)].join(" · ");
}

function candidatesOf({ candidates, returned }: AutofilledLine, index: number): StepChoice[] | undefined {
  if (!returned)
    return candidates?.map((part) => ({ step: `pick:${index}:${part.id}`, label: partText(part) }));
  return returned.candidates.map((core) => ({ step: `return:${index}:${core.id}`, label: coreText(core) }));
}

function coreText({ number, day, partNumber, out, unitPrice }: OpenCore): string {
  const facts = [
    number,
    formatDay(day),
    partNumber,
    `${formatCount(out)} out`,
    `${formatPrice(unitPrice)} each`,
  ];
  return facts.join(" · ");
}

function notesOf(line: AutofilledLine): string[] {
  const read = line.readAs ? [line.readAs] : [];
  const { kit, missing = [] } = line;
  const without = missing.map(
    (number) => `${number} of kit ${kit} was deleted from your inventory: it is not sold`,
  );
  return [...read, ...without, ...partNotes(line), ...(line.returned ? returnNote(line, line.returned) : [])];
}

function partNotes({
  line,
  part,
  core,
  match,
  replaced,
  replacement,
  kit,
  candidates,
  ways,
}: AutofilledLine): string[] {
  const number = line.number.trim();
  if (match === "several") return [`“${number}” may be one of several parts: choose one`];
  if (match === "unknown" && ways)
    return [`“${number}” may be several scans: choose what was scanned, or type a price for it`];
  if (match === "unknown")
    return candidates?.length
      ? [`No part has the number “${number}”: choose the one that is meant, or type a price for it`]
      : ["No parts found", `“${number}” is not in your inventory: type a price for it`];
  if (core)
    return [
      core.coreCharge
        ? `Core of ${core.partNumber}: ${formatPrice(core.coreCharge)}`
        : `${core.partNumber} has no core charge: type a price`,
    ];
  if (!part) return candidates?.length === 0 ? ["No parts found"] : [];
  const stock = part.isDeleted
    ? `${part.partNumber} was deleted from your inventory: it is sold without stock`
    : onHandText(part.onHand, part.onDraft);
  return [
    kit ? `From kit ${kit}` : "",
    replaced ? `${replaced.number} was replaced by ${part.partNumber}` : "",
    replacement ? `${replacement.number} replaces it` : "",
    match === "filled" ? `Part found in inventory - Autofilled from inventory: ${part.partNumber}` : "",
    stock,
    part.unitPrice ? "" : "it has no sales price",
  ].filter(Boolean);
}

function marksOf({ line, part, partPlace }: AutofilledLine): Mark[] {
  const marks: Mark[] = [];
  const { kind, quantity } = pricedLine(line);
  if (part && !part.isDeleted && kind === "sale" && quantity > part.onHand) marks.push("short");
  if (hasOwnPrice(line)) marks.push("own price");
  if (partPlace !== undefined && line.follows === "") marks.push("own quantity");
  return marks;
}

function offersOf(
  { line, part, replaced, replacement, ways = [] }: AutofilledLine,
  index: number,
  isCharged: boolean,
): StepChoice[] {
  const offers = ways.map((scans, way) => ({ step: `scans:${index}:${way}`, label: scansText(scans) }));
  const other = replaced?.id ? replaced : replacement;
  if (other) offers.push({ step: `pick:${index}:${other.id}`, label: `Sell ${other.number} instead` });
  if (part?.coreCharge && choiceOf(line.choice).kind === "sale" && !isCharged)
    offers.push({
      step: `core:${index}:${part.coreCharge}`,
      label: `Add core charge ${formatPrice(part.coreCharge)}`,
    });
  return offers;
}

/** What the page says beside the line. */
function returnNote({ line }: AutofilledLine, { charge, problem }: CoreReturn): string[] {
  if (problem) return [problem.text];
  const given = readBackRef(line);
  if (!charge || !given) return ["Bought elsewhere: a manager finalizes it"];
  const tax = Number(given.tax) === 0 ? "" : ` and ${formatMoney(given.tax)} tax`;
  return [`${charge.number}: ${formatCount(charge.out)} out. Gives back ${formatMoney(given.amount)}${tax}`];
}
