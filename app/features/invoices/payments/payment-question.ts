import type { Question } from "~/http/forms/form-answer.server";
import { formatDay, formatMoney } from "~/ui/format";

/** What a person may mean all the same, and is asked about once. */
export const paymentDoubts = ["more-than-open", "before-invoice"] as const;
export type PaymentDoubt = (typeof paymentDoubts)[number];

export type DoubtfulPayment = {
  problem: "payment-doubtful";
  doubts: PaymentDoubt[];
  /** Dollars; negative if it was paid too much. */
  open: string;
  invoiceDate: string;
};

type Typed = { amount: string; paidOn: string; isBack: boolean };

const titles: Record<PaymentDoubt, (isBack: boolean) => string> = {
  "more-than-open": (isBack) => (isBack ? "More than is owed" : "More than is open"),
  "before-invoice": () => "Dated before the invoice",
};

export function paymentQuestion({ doubts, open, invoiceDate }: DoubtfulPayment, typed: Typed): Question {
  const { paidOn, isBack } = typed;
  const amount = formatMoney(typed.amount);
  const texts: Record<PaymentDoubt, string> = {
    "more-than-open": isBack
      ? `${formatMoney(open.startsWith("-") ? open.slice(1) : "0")} was paid too much, you typed ${amount}.`
      : `${formatMoney(open)} is open, you typed ${amount}. The rest would stay as a credit of this invoice.`,
    "before-invoice": `The invoice is dated ${formatDay(invoiceDate)}, and you typed ${formatDay(paidOn)}. On statements, the payment would come first.`,
  };
  const label = doubts.includes("before-invoice")
    ? `Record ${amount} on ${formatDay(paidOn)}`
    : `Record ${amount}`;
  return {
    title: titles[doubts[0]!](isBack),
    texts: doubts.map((doubt) => texts[doubt]),
    choices: [{ name: "confirmed", value: doubts.join(" "), label }],
  };
}
