import { formatCount, formatCounted } from "~/ui/format";
import type { PutBack } from "./take-from-stock.server";

type Stocked = { part_number: string; description: string; quantity: number; bin_location: string };

/** Shown before the part is saved. */
export function stockNote(item: Stocked | undefined, { quantityTaken }: { quantityTaken: number }): string {
  if (!item) return "";
  const { part_number, description, quantity, bin_location } = item;
  const name = description ? `${part_number}, ${description}` : part_number;
  const place = bin_location ? ` in bin ${bin_location}` : "";
  const short =
    quantityTaken > quantity ? ` ${formatCount(quantityTaken - quantity)} of them are not there.` : "";
  return `From stock: ${formatCounted(quantityTaken, "piece")} of ${name}. ${formatCount(quantity)} on hand${place}.${short}`;
}

export function takenNote({ number, left, short }: { number: string; left: number; short: number }): string {
  const missing = short > 0 ? ` ${formatCount(short)} were not there.` : "";
  return `${number} taken from stock: ${formatCount(left)} left.${missing}`;
}

/** Empty if no piece had left the shelf. */
export function putBackNote({ number, pieces, left, kept }: PutBack): string {
  if (pieces <= 0) return "";
  const some = `${formatCounted(pieces, "piece")} of ${number}`;
  if (kept === "deleted") return `${some} did not go back in stock: the part was deleted from the inventory.`;
  if (kept === "set")
    return `${some} did not go back in stock: how many there are was counted, adjusted or imported since then. ${formatCount(left)} on hand.`;
  return `${some} went back in stock: ${formatCount(left)} on hand.`;
}
