import { formatCount, formatCounted, formatDay, formatMoney, formatTime } from "~/ui/format";
import type { InvoicePage } from "./invoice-page.server";
import { statusNames } from "../invoice-status";
import { moneyKindName } from "../payments/payment-methods";

export function invoicePageView(page: InvoicePage, timeZone: string) {
  return {
    coresOut: coresOutOf(page),
    shorts: page.shorts.map(({ itemId, partNumber, wanted, short }) => ({
      itemId,
      text: `${partNumber}: ${formatCount(short)} of ${formatCount(wanted)} not in stock`,
    })),
    printed: page.row.printed_at && formatTime(page.row.printed_at, timeZone),
    payments: page.payments.map(paymentView),
    creditNotes: page.creditNotes.map((note) => ({
      id: note.id,
      number: note.invoice_number ?? "",
      day: formatDay(note.invoice_date),
      total: formatMoney(note.total),
      isCancelled: note.status === "cancelled",
    })),
    events: page.events.map((event) => ({
      id: event.id,
      time: formatTime(event.happened_at, timeZone),
      author: event.author,
      text: eventText(event),
    })),
  };
}

function coresOutOf({ coresOut, row: { customer_id, is_walk_in, gone_at } }: InvoicePage) {
  if (coresOut === 0) return undefined;
  const hasPage = is_walk_in === false && gone_at === null;
  return {
    text: `${formatCounted(coresOut, "core")} of it ${coresOut === 1 ? "is" : "are"} out:`,
    path: hasPage ? `/invoicing/customers/${customer_id}/cores` : "/invoicing/cores",
  };
}

export type PaymentView = ReturnType<typeof paymentView>;

export function paymentView(payment: InvoicePage["payments"][number]) {
  const { id, amount, method, paid_on, reference, note, author, reversed_at, reverse_reason } = payment;
  return {
    id,
    day: formatDay(paid_on),
    amount: formatMoney(amount),
    isRefund: amount.startsWith("-"),
    method: moneyKindName(method),
    details: [reference, note].filter(Boolean).join(", "),
    author,
    reversed: reversed_at ? ["Reversed", reverse_reason].filter(Boolean).join(": ") : "",
  };
}

type Event = InvoicePage["events"][number];

function eventText({ what, status_before, status_after, note }: Event): string {
  const before = status_before ? statusNames[status_before as keyof typeof statusNames] : "";
  const after = status_after ? statusNames[status_after as keyof typeof statusNames] : "";
  const said = note ? `: ${note}` : "";
  switch (what) {
    case "created":
      return `Draft saved${said}`;
    case "issued":
      return after === statusNames.finalized ? after : `Finalized as ${after.toLowerCase()}`;
    case "status":
      return before ? `${before} → ${after}${said}` : `${after}${said}`;
    case "paid":
      return note?.startsWith("-") ? `Paid back ${formatMoney(note.slice(1))}` : `Paid ${money(note)}`;
    case "payment_reversed":
      return `Payment reversed: ${moneyAndReason(note)}`;
    case "credited":
      return `Credited${said}`;
    case "credit_cancelled":
      return `Credit note cancelled${said}`;
    case "below_cost":
      return `Sold below cost${said}`;
    case "zero_rate":
      return `Sold without tax${said}`;
    case "mailed":
      return ["E-mail", note].filter(Boolean).join(" to ");
  }
}

function money(amount: string | null): string {
  return amount === null ? "" : formatMoney(amount);
}

/** "40.00" or "40.00: The check bounced". */
function moneyAndReason(note: string | null): string {
  const [amount = "", ...reason] = (note ?? "").split(": ");
  return [formatMoney(amount), ...reason].join(", ");
}
