import { formatCount, formatPrice } from "~/ui/format";
import { draftText } from "../stock/on-hand-text";
import type { ListedItem } from "./list-items.server";

/** `why`: by which other number it was found. */
type Beside = { onDraft: number; why: string | undefined };

export function itemRow(item: ListedItem, { onDraft, why }: Beside) {
  return {
    id: item.id,
    partNumber: item.part_number,
    description: [item.description, why && `found ${why}`].filter(Boolean).join(", "),
    manufacturer: item.manufacturer,
    vendor: item.vendor,
    cost: item.cost ? formatPrice(item.cost) : "",
    price: item.sales_price === null ? "" : formatPrice(item.sales_price),
    bin: item.bin_location,
    quantity: formatCount(item.quantity) + draftText(onDraft),
    reorder: item.reorder_point,
  };
}

export type ItemRow = ReturnType<typeof itemRow>;
