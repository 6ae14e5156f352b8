import { formatCount, formatMoney } from "~/ui/format";
import type { StatusChange } from "./invoice-status-changes.server";
import { type InvoiceStatus, isIssued } from "../invoice-status";
import type { Short } from "./stock-of-invoice.server";

type Said = { kind: "success" | "info"; title: string; text?: string };

export function statusChangeText(status: InvoiceStatus, change: StatusChange): Said {
  const { changed, issued, number, shorts, takenBack, owed } = change;
  if (!changed) return { kind: "info", title: "Nothing was changed", text: "It has this status already." };
  const facts = [
    number,
    isIssued(status) && shortsText(shorts),
    Number(takenBack) > 0 && `The payment of ${formatMoney(takenBack)} was taken back`,
    Number(takenBack) < 0 && `The refund of ${formatMoney(takenBack.slice(1))} was taken back`,
    Number(owed) > 0 && `${formatMoney(owed)} was paid for it and is owed to the customer`,
    Number(owed) < 0 && `${formatMoney(owed.slice(1))} was paid back for it and is owed by the customer`,
  ];
  const text = facts.filter(Boolean).join(". ") || undefined;
  if (status === "paid")
    return { kind: "success", title: "Invoice marked as paid. Inventory updated.", text };
  return { kind: "success", title: issued ? "Invoice finalized" : "Invoice updated", text };
}

/** Empty if all was in stock. */
export function shortsText(shorts: Short[]): string {
  if (shorts.length === 0) return "";
  const parts = shorts.map(
    ({ partNumber, wanted, short }) => `${partNumber} (${formatCount(short)} of ${formatCount(wanted)})`,
  );
  return `Not in stock: ${parts.join(", ")}`;
}
