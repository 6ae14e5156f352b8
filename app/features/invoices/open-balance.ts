import Big from "big.js";
import { formatMoney } from "~/ui/format";

type Money = { total: string; credited: string; paid: string };

/** Negative if more was paid than is owed. */
export function balanceIfIssued({ total, credited, paid }: Money): Big {
  return new Big(total).minus(credited).minus(paid);
}

/** Nobody owes anything: not the buyer and, if the total is negative, not the seller. */
export function isSettled(invoice: Money): boolean {
  const open = balanceIfIssued(invoice);
  return Number(invoice.total) < 0 ? open.gte(0) : open.lte(0);
}

/** What is below zero is called a credit, without its sign. */
export function openBalance(open: string): { isCredit: boolean; text: string } {
  const isCredit = open.startsWith("-");
  return { isCredit, text: formatMoney(isCredit ? open.slice(1) : open) };
}
