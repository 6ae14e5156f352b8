import { formatCount, formatCounted, formatTime } from "~/ui/format";
import type { listAskedFor, listLostSales } from "./lost-sales.server";

export type AskedFor = ReturnType<typeof askedForRow>;
export type LostSaleRow = ReturnType<typeof lostSaleRow>;

export function askedForRow(row: Awaited<ReturnType<typeof listAskedFor>>[number]) {
  return {
    partNumber: row.part_number,
    path: row.item_id ? `/inventory/${row.item_id}` : undefined,
    times: formatCounted(row.times, "time"),
    pieces: formatCount(row.pieces),
    onHand: row.on_hand === null ? "not in your inventory" : `${formatCount(row.on_hand)} on hand`,
  };
}

export function lostSaleRow(row: Awaited<ReturnType<typeof listLostSales>>[number], timeZone: string) {
  return {
    id: row.id,
    partNumber: row.part_number,
    quantity: formatCount(row.quantity),
    when: formatTime(row.created_at, timeZone),
    customer: row.customer ?? "",
    invoice:
      row.invoice_id && row.invoice_number ? { id: row.invoice_id, number: row.invoice_number } : undefined,
    note: row.note ?? row.description,
  };
}
