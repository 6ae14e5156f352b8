import { formatCount, formatCounted } from "~/ui/format";
import type { Slip } from "./count-slips.server";
import { since } from "../count-text";

export function slipView(slip: Slip, timeZone: string) {
  const pieces = slip.quantity === null ? "quantity not noted" : formatCount(slip.quantity);
  return {
    id: slip.id,
    code: slip.code,
    pieces,
    text: `${slip.code}, ${pieces}`,
    note: slip.note ?? "",
    found: `${since(slip.found_at, timeZone)} by ${slip.author}`,
    isSettled: slip.settled_at !== null,
    part: slip.item_id === null ? null : { to: `/inventory/${slip.item_id}`, number: slip.part_number ?? "" },
    add: `/inventory/add?${new URLSearchParams({
      number: slip.code,
      quantity: slip.quantity === null ? "" : String(slip.quantity),
      slip: slip.id,
    }).toString()}`,
  };
}

export type SlipView = ReturnType<typeof slipView>;

export function slipNote({
  code,
  quantity,
  note,
}: {
  code: string;
  quantity: number | null;
  note: string | null;
}) {
  const pieces = quantity === null ? "how many is not said" : formatCounted(quantity, "piece");
  return `${code}: ${pieces}${note ? `, ${note}` : ""}.`;
}
