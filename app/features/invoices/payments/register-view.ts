import { formatDay, formatMoney } from "~/ui/format";
import type { PaymentEntry } from "./payment-entries.server";
import { moneyKindName } from "./payment-methods";
import { registerQuery } from "./register-position";
import type { Register } from "./register-position";
import type { RegisterSums, RegisterTotals } from "./register.server";

export type RegisterRow = ReturnType<typeof registerRow>;

export function registerRow(entry: PaymentEntry) {
  const { id, what, invoiceId, day, amount, method, reversalOf } = entry;
  return {
    key: `${what} ${id}`,
    day: formatDay(day),
    number: entry.number,
    path: `/invoicing/${invoiceId}`,
    customer: entry.customer,
    what: reversalOf ? `${entryName(entry)} of ${formatDay(reversalOf)}` : entryName(entry),
    note: entry.note ?? "",
    method: [moneyKindName(method), entry.reference].filter(Boolean).join(" "),
    author: entry.author,
    amount: formatMoney(amount),
  };
}

export function entryName({ what, amount }: Pick<PaymentEntry, "what" | "amount">): string {
  const isOut = amount.startsWith("-");
  if (what === "reversal") return isOut ? "Payment reversed" : "Refund reversed";
  return isOut ? "Refund" : "Payment";
}

/** The sum of all first, then the newest days. */
export const maxDays = 100;

export type TotalsRow = { key: string; name: string; path: string | undefined; texts: string[] };

export function registerTotalsView({ days, all, methods }: RegisterTotals, register: Register) {
  const texts = (sums: RegisterSums) => [
    ...methods.map((method) => (sums[method] === undefined ? "" : formatMoney(sums[method]))),
    formatMoney(sums.total),
  ];
  const rows: TotalsRow[] = days.slice(0, maxDays).map(({ day, sums }) => ({
    key: day,
    name: formatDay(day),
    path: `/invoicing/payments?${registerQuery({ ...register, from: day, to: day })}`,
    texts: texts(sums),
  }));
  return {
    headings: [...methods.map(moneyKindName), "Total"],
    rows: [{ key: "all", name: "All together", path: undefined, texts: texts(all) }, ...rows],
    isCut: days.length > maxDays,
  };
}
