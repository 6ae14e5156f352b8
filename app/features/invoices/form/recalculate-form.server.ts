import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { isoOf } from "~/features/calendar/read-day";
import { type Proposal, findBuyer, listBuyers, proposalFor } from "./buyers.server";
import {
  type AutofilledLine,
  type FormLine,
  autofillLines,
  followParts,
  matchLines,
  namedKitLines,
} from "./autofill-lines.server";
import { partsOfCores } from "./core-lines";
import { matchReturns } from "./core-returns.server";
import type { InvoiceStep } from "./invoice-step";
import { type InvoiceValues, blankLine, hasPart, isBlank, maxLines } from "./invoice-values";
import { bestSellers } from "./pick-list.server";
import { type RecalculatedForm, needsReply, printedForm, replyTo } from "./recalculated-form";

export type Asked = {
  step?: InvoiceStep;
  findCustomer?: string;
  /** Its name. */
  kit?: string;
  kitTimes?: number;
  /** The draft that is being edited. */
  draftId?: string;
};

export async function recalculateForm(
  scope: Scope,
  typed: InvoiceValues,
  asked: Asked = {},
): Promise<RecalculatedForm> {
  return scope.db((trx) => recalculate(trx, scope, typed, asked));
}

/**
 * The form after a button was pressed: lines added or removed, numbers looked up, and prices, due date and tax updated for the customer.
 * Saves nothing.
 */
export async function recalculate(
  trx: AccountTransaction,
  scope: Scope,
  typed: InvoiceValues,
  { step, findCustomer = "", kit, kitTimes = 1, draftId }: Asked = {},
): Promise<RecalculatedForm> {
  const buyer = await findBuyer(trx, typed.customer);
  const isChosen = buyer !== undefined || typed.customer === "walk-in";
  const customer = isChosen ? typed.customer : "";
  const proposal = await proposalFor(trx, { buyer, isChosen, day: isoOf(typed.invoiceDate.trim()) });
  let lines = linesOf(typed);
  if (step?.name === "kit" && kit) lines = withKit(lines, await namedKitLines(trx, kit, kitTimes));
  if (step) lines = await changeLines(trx, scope, lines, step);
  const autofilled = await autofillLines(trx, scope, await matchLines(trx, scope, lines), {
    customerId: buyer?.id ?? null,
    draftId,
    isOtherCustomer: readProposed(typed.proposed).customer !== customer,
  });
  const asking = { customer, customerId: buyer?.id ?? null, day: isoOf(typed.invoiceDate.trim()) ?? "" };
  const all = withBlankEnd(await matchReturns(trx, followParts(autofilled), asking), step);
  const values = {
    ...typed,
    ...proposedValues(typed, customer, proposal),
    lines: all.map(({ line }) => line),
  };
  const form = {
    values,
    buyers: await listBuyers(trx, findCustomer.trim().slice(0, 100), buyer),
    taxNote: values.taxRate === proposal.taxRate ? proposal.taxNote : "",
    customerIsGone: typed.customer !== "" && typed.customer !== "new" && !isChosen,
    focus: isDoneAddingLines(all, typed, step) ? "finalize" : focusOf(all, customer, step),
  };
  return printedForm(form, all);
}

function linesOf({ lines }: InvoiceValues): FormLine[] {
  const parts = partsOfCores(lines);
  return lines.map((line, place) => ({ line, place, partPlace: parts.get(place) }));
}

export function readProposed(proposed: string) {
  const [customer = "", dueDate = "", taxRate = ""] = proposed.split("|");
  return { customer, dueDate, taxRate };
}

/** Hidden in the form, to tell later which values were typed by hand. */
export function proposedRef(
  customer: string,
  { dueDate, taxRate }: Pick<Proposal, "dueDate" | "taxRate">,
): string {
  return [customer, dueDate, taxRate].join("|");
}

/** Values typed by hand stay. */
function proposedValues(typed: InvoiceValues, customer: string, { dueDate, taxRate, isExempt }: Proposal) {
  const before = readProposed(typed.proposed);
  return {
    customer,
    dueDate: typed.dueDate === before.dueDate ? dueDate : typed.dueDate,
    taxRate: isExempt || typed.taxRate === before.taxRate ? taxRate : typed.taxRate,
    proposed: proposedRef(customer, { dueDate, taxRate }),
  };
}

/** Blank lines make room for a kit. */
function withKit(lines: FormLine[], kit: FormLine[]): FormLine[] {
  return [...lines.filter(({ line }) => !isBlank(line)), ...kit];
}

async function changeLines(
  trx: AccountTransaction,
  scope: Scope,
  lines: FormLine[],
  { name, line: at, item }: InvoiceStep,
): Promise<FormLine[]> {
  const current = lines[at];
  if (name === "add") return withLine(lines, lines.length, { line: blankLine });
  if (!current) return lines;
  const instead = (other: FormLine) => lines.map((one, index) => (index === at ? other : one));
  if (name === "remove") return lines.filter((_, index) => index !== at);
  // Typed values stay; values from another part are replaced.
  if (name === "pick") return instead({ ...current, itemId: item, overwrite: hasPart(current.line) });
  if (name === "core") return withLine(lines, at + 1, coreOf(current, item));
  if (name === "scans") return instead({ ...current, way: Number(item) });
  if (name === "return") return instead({ ...current, line: { ...current.line, back: `${item}|||` } });
  if (name !== "fill") return lines;
  if (!current.line.number.trim())
    return instead({ ...current, candidateIds: await bestSellers(trx, scope) });
  return instead({ ...current, line: { ...current.line, part: "" }, overwrite: true });
}

function coreOf({ line, place }: FormLine, unitPrice: string): FormLine {
  const { number, description, quantity } = line;
  const core = { ...blankLine, number, description, quantity, unitPrice, choice: "core_charge" };
  return { line: core, partPlace: place };
}

function withLine(lines: FormLine[], at: number, line: FormLine): FormLine[] {
  return lines.length < maxLines ? [...lines.slice(0, at), line, ...lines.slice(at)] : lines;
}

function withBlankEnd(lines: AutofilledLine[], step: InvoiceStep | undefined): AutofilledLine[] {
  const last = lines.at(-1);
  if (!last) return [{ line: blankLine }];
  const goesOn = step?.name === "kit" || (step?.name === "next" && !lines.some(needsReply));
  return goesOn && !isBlank(last.line) && lines.length < maxLines ? [...lines, { line: blankLine }] : lines;
}

/** Enter on the empty line after the others: nothing more to sell. */
function isDoneAddingLines(
  lines: AutofilledLine[],
  typed: InvoiceValues,
  step: InvoiceStep | undefined,
): boolean {
  const isMatched = lines.some(({ match }) => match !== undefined);
  const isSame = lines.length === typed.lines.length && lines.length > 1;
  return step?.name === "next" && isSame && !isMatched && isBlank(lines.at(-1)!.line);
}

function focusOf(lines: AutofilledLine[], customer: string, step: InvoiceStep | undefined): string {
  if (!step) return customer ? "lines[0].number" : "customer";
  if (["save", "preview", "close", "print", "finalize", "new-customer"].includes(step.name)) return "";
  if (step.name === "find-customer") return "customer";
  const last = lines.length - 1;
  if (step.name === "remove") return `lines[${Math.min(step.line, last)}].number`;
  if (step.name === "fill" && lines[step.line]?.match === "filled") return `lines[${step.line}].quantity`;
  const open = lines.findIndex((line) => needsReply(line) || line.candidates !== undefined);
  if (open < 0) return `lines[${last}].number`;
  const asked = lines[open]!;
  return `lines[${open}].${replyTo(asked) ?? (asked.candidates?.length ? "number" : "unitPrice")}`;
}
