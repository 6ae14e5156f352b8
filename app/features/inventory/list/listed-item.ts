import { formatCount, formatMoney } from "~/ui/format";
import { draftText } from "../stock/on-hand-text";
import type { ListedItem } from "./list-items.server";

export function itemRow(item: ListedItem, onDraft: number) {
  return {
    id: item.id,
    partNumber: item.part_number,
    description: item.description,
    manufacturer: item.manufacturer,
    vendor: item.vendor,
    cost: item.cost ? formatMoney(item.cost) : "",
    price: item.sales_price === null ? "" : formatMoney(item.sales_price),
    bin: item.bin_location,
    quantity: formatCount(item.quantity) + draftText(onDraft),
    reorder: item.reorder_point,
  };
}

export type ItemRow = ReturnType<typeof itemRow>;
