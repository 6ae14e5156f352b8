import Big from "big.js";
import { daysBetween } from "~/features/calendar/days";
import { formatCount, formatCounted, formatDay, formatMoney, formatPrice } from "~/ui/format";
import type { CoreOut } from "./open-cores.server";

export const coresOnPage = 100;

export type CoreRow = ReturnType<typeof coreRow>;

export function coreRow(core: CoreOut, today: string) {
  const { id, customerName, customerId, hasPage, partNumber, description, number, invoiceId, day } = core;
  return {
    id,
    customer: customerName,
    customerPage: hasPage ? `/invoicing/customers/${customerId}` : undefined,
    partNumber,
    description,
    number,
    invoicePage: `/invoicing/${invoiceId}`,
    day: formatDay(day),
    age: formatCounted(Math.max(0, daysBetween(day, today)), "day"),
    out: formatCount(core.out),
    charge: formatPrice(core.unitPrice),
    balance: formatMoney(core.balance),
  };
}

/** "3 cores are out, $243.57 with tax." */
export function sumText(cores: CoreOut[]): string {
  const out = cores.reduce((sum, core) => sum + core.out, 0);
  const balance = cores.reduce((sum, core) => sum.plus(core.balance), new Big(0)).toFixed(2);
  return `${formatCounted(out, "core")} ${out === 1 ? "is" : "are"} out, ${formatMoney(balance)} with tax.`;
}
