import Big from "big.js";
import { daysBetween } from "~/features/calendar/days";

/** Open balance in dollars, of one or more invoices with the same days; negative if more was paid than owed. Days as YYYY-MM-DD. */
export type OpenAmount = { dueDate: string | null; invoiceDate: string; open: string };

/** Dollars by days overdue, and credits; they add up to the balance. */
export type Ageing = {
  current: string;
  days1to30: string;
  days31to60: string;
  days61to90: string;
  over90: string;
  /** Negative. */
  credits: string;
  balance: string;
};

type Bucket = Exclude<keyof Ageing, "credits" | "balance">;

/** An invoice without a due date is due on its invoice date. Credits are never overdue and have their own column. */
export function ageing(amounts: OpenAmount[], today: string): Ageing {
  const sums = { current: zero, days1to30: zero, days31to60: zero, days61to90: zero, over90: zero };
  const all = { ...sums, credits: zero, balance: zero };
  for (const { dueDate, invoiceDate, open } of amounts) {
    const bucket = new Big(open).lt(0)
      ? "credits"
      : bucketOf(daysOverdue({ dueDate, invoiceDate, open }, today));
    all[bucket] = all[bucket].plus(open);
    all.balance = all.balance.plus(open);
  }
  return Object.fromEntries(Object.entries(all).map(([name, sum]) => [name, sum.toFixed(2)])) as Ageing;
}

const zero = new Big(0);

/** Whole days past due; 0 when it is not due yet or nothing is owed. */
export function daysOverdue({ dueDate, invoiceDate, open }: OpenAmount, today: string): number {
  return new Big(open).gt(0) ? Math.max(0, daysBetween(dueDate ?? invoiceDate, today)) : 0;
}

/** Whoever is overdue for longer is in one column. */
export const maxDaysApart = 91;

function bucketOf(days: number): Bucket {
  if (days === 0) return "current";
  if (days <= 30) return "days1to30";
  if (days <= 60) return "days31to60";
  return days <= 90 ? "days61to90" : "over90";
}

export const ageingNames: { name: keyof Ageing; label: string }[] = [
  { name: "current", label: "Current" },
  { name: "days1to30", label: "1–30 days" },
  { name: "days31to60", label: "31–60 days" },
  { name: "days61to90", label: "61–90 days" },
  { name: "over90", label: "Over 90 days" },
  { name: "credits", label: "Credits" },
  { name: "balance", label: "Balance" },
];
