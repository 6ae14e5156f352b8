import Big from "big.js";
import { formatCounted, formatMoney } from "~/ui/format";
import { creditAmounts } from "../credit-amounts";
import type { CreditLine } from "../credit-lines.server";
import { backOf } from "./credit-back";
import type { Credit } from "./credit-schema";
import { type InvoiceStatus, isIssued } from "../invoice-status";

export function closedText(
  status: InvoiceStatus,
  { lines, left }: { lines: number; left: number },
): string | undefined {
  if (!isIssued(status)) return "Only an invoice that is finalized, sent or paid can be credited.";
  if (lines === 0) return "It only takes cores back. Cancel it, and they are out again.";
  return left === 0 ? "All of this invoice is credited already." : undefined;
}

export function summarizeCredit(
  credit: Credit,
  lines: CreditLine[],
  tax: { taxRate: string; creditedTax: string },
  open: string,
): string[] {
  const pieces = new Map(credit.lines.map(({ id, quantity }) => [id, quantity]));
  const { total, tax: taxAmount } = creditAmounts(lines, pieces, tax);
  const all = credit.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = backOf(total, new Big(open).minus(total).toFixed(2));
  return [
    `${formatCounted(all, "piece")}, ${formatMoney(total)} with ${formatMoney(taxAmount)} tax, will be credited.`,
    ...(credit.paidBack ? [paidBackText(back, "will be paid back")] : []),
  ];
}

/** Empty if all pieces were restocked. */
export function notShelvedText(pieces: number): string {
  if (pieces === 0) return "";
  const them = pieces === 1 ? "It" : "They";
  return `${formatCounted(pieces, "piece")} did not go back on the shelf. ${them} never left it, or the part was deleted.`;
}

export function paidBackText(back: string, becomes = "paid back"): string {
  return Number(back) === 0
    ? "No money goes back: nothing was paid too much."
    : `${formatMoney(back)} ${becomes}.`;
}
