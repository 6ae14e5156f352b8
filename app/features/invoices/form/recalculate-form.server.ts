import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { isoOf } from "~/features/calendar/read-day";
import { type BuyerChoices, type Proposal, findBuyer, listBuyers, proposalFor } from "./buyers.server";
import { type FilledRow, type Row, fillRows, kitRows, lookUpRows } from "./autofill-lines.server";
import type { InvoiceStep } from "./invoice-step";
import { type InvoiceValues, blankLine, choiceOf, hasPart, isBlank, mostLines } from "./invoice-values";
import { mostSold } from "./pick-list.server";

/** What else the form sent: the name to look for among the customers, the kit to add and how often. */
export type Asked = { step?: InvoiceStep; findCustomer?: string; kit?: string; kitTimes?: number };

export type SettledInvoice = {
  values: InvoiceValues;
  rows: FilledRow[];
  buyers: BuyerChoices;
  /** Beside the tax rate. */
  taxNote: string;
  /** The customer who was chosen was deleted meanwhile. */
  customerIsGone: boolean;
  /** The field to type into next. */
  focus: string;
};

export async function settleInvoice(
  scope: Scope,
  typed: InvoiceValues,
  asked: Asked = {},
): Promise<SettledInvoice> {
  return scope.db((trx) => settle(trx, scope, typed, asked));
}

/**
 * The form after a button was pressed: rows added or taken away, numbers looked up, prices, due date and tax brought in line with the
 * customer. Nothing is saved.
 */
export async function settle(
  trx: AccountTransaction,
  scope: Scope,
  typed: InvoiceValues,
  { step, findCustomer = "", kit, kitTimes = 1 }: Asked = {},
): Promise<SettledInvoice> {
  const buyer = await findBuyer(trx, typed.customer);
  const isChosen = buyer !== undefined || typed.customer === "walk-in";
  const customer = isChosen ? typed.customer : "";
  const proposal = await proposalFor(trx, { buyer, isChosen, day: isoOf(typed.invoiceDate.trim()) });
  let rows: Row[] = typed.lines.map((line) => ({ line }));
  if (step?.name === "kit" && kit) rows = withKit(rows, await kitRows(trx, kit, kitTimes));
  if (step) rows = await changeRows(trx, scope, rows, step);
  const filled = await fillRows(trx, scope, await lookUpRows(trx, scope, rows), {
    customerId: buyer?.id ?? null,
    isOtherCustomer: readProposed(typed.proposed).customer !== customer,
  });
  const all = withBlankEnd(filled, step);
  const values = {
    ...typed,
    ...proposedValues(typed, customer, proposal),
    lines: all.map(({ line }) => line),
  };
  return {
    values,
    rows: all,
    buyers: await listBuyers(trx, findCustomer.trim().slice(0, 100), buyer),
    taxNote: values.taxRate === proposal.taxRate ? proposal.taxNote : "",
    customerIsGone: typed.customer !== "" && typed.customer !== "new" && !isChosen,
    focus: isThatAll(all, typed, step) ? "finalize" : focusOf(all, customer, step),
  };
}

function readProposed(proposed: string) {
  const [customer = "", dueDate = "", taxRate = ""] = proposed.split("|");
  return { customer, dueDate, taxRate };
}

/** Stands in the form, so that it is known later what was typed by hand. */
export function proposedRef(customer: string, { dueDate, taxRate }: Omit<Proposal, "taxNote">): string {
  return [customer, dueDate, taxRate].join("|");
}

/** What the choice of a customer fills in; what was typed otherwise stays. */
function proposedValues(typed: InvoiceValues, customer: string, { dueDate, taxRate }: Proposal) {
  const before = readProposed(typed.proposed);
  return {
    customer,
    dueDate: typed.dueDate === before.dueDate ? dueDate : typed.dueDate,
    taxRate: typed.taxRate === before.taxRate ? taxRate : typed.taxRate,
    proposed: proposedRef(customer, { dueDate, taxRate }),
  };
}

/** Before the lines that are still blank. */
function withKit(rows: Row[], kit: Row[]): Row[] {
  return [...rows.filter(({ line }) => !isBlank(line)), ...kit];
}

async function changeRows(
  trx: AccountTransaction,
  scope: Scope,
  rows: Row[],
  { name, line: at, item }: InvoiceStep,
): Promise<Row[]> {
  const row = rows[at];
  if (name === "add") return withLine(rows, rows.length);
  if (!row) return rows;
  const instead = (other: Row) => rows.map((one, index) => (index === at ? other : one));
  if (name === "remove") return rows.filter((_, index) => index !== at);
  // What was typed by hand stays; what came from another part goes with it.
  if (name === "pick") return instead({ line: row.line, itemId: item, anew: hasPart(row.line) });
  if (name === "core") return withLine(rows, at + 1, { ...blankLine, ...coreOf(row), unitPrice: item });
  if (name !== "fill") return rows;
  if (!row.line.number.trim()) return instead({ line: row.line, picks: await mostSold(trx, scope) });
  return instead({ line: { ...row.line, part: "" }, anew: true });
}

function coreOf({ line: { number, description, quantity } }: Row) {
  return { number, description, quantity, choice: "core_charge" };
}

function withLine(rows: Row[], at: number, line = blankLine): Row[] {
  return rows.length < mostLines ? [...rows.slice(0, at), { line }, ...rows.slice(at)] : rows;
}

/** The next line to type into, once there is nothing left to say about the others. */
function withBlankEnd(rows: FilledRow[], step: InvoiceStep | undefined): FilledRow[] {
  const last = rows.at(-1);
  if (!last) return [{ line: blankLine }];
  const goesOn = step?.name === "kit" || (step?.name === "next" && !rows.some(needsAnswer));
  return goesOn && !isBlank(last.line) && rows.length < mostLines ? [...rows, { line: blankLine }] : rows;
}

/** The person has to say which part is meant, or what it costs. */
function needsAnswer({ answer, line }: FilledRow): boolean {
  return (
    answer === "several" ||
    (answer !== undefined && !line.unitPrice.trim() && choiceOf(line.choice).kind !== "lost")
  );
}

/** Enter on the empty line after the others: there is nothing more to sell. */
function isThatAll(rows: FilledRow[], typed: InvoiceValues, step: InvoiceStep | undefined): boolean {
  const isAnswered = rows.some(({ answer }) => answer !== undefined);
  const isSame = rows.length === typed.lines.length && rows.length > 1;
  return step?.name === "next" && isSame && !isAnswered && isBlank(rows.at(-1)!.line);
}

function focusOf(rows: FilledRow[], customer: string, step: InvoiceStep | undefined): string {
  if (!step) return customer ? "lines[0].number" : "customer";
  if (["save", "preview", "finalize", "new-customer"].includes(step.name)) return "";
  if (step.name === "find-customer") return "customer";
  const last = rows.length - 1;
  if (step.name === "remove") return `lines[${Math.min(step.line, last)}].number`;
  if (step.name === "fill" && rows[step.line]?.answer === "filled") return `lines[${step.line}].quantity`;
  const open = rows.findIndex((row) => needsAnswer(row) || row.choices !== undefined);
  if (open < 0) return `lines[${last}].number`;
  return `lines[${open}].${rows[open]!.choices?.length ? "number" : "unitPrice"}`;
}
