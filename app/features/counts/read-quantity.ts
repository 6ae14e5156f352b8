import { maxPieces } from "~/features/amounts/read-count";

/**
 * Reads what was counted as people write it: 12, 1,250, 0. Stricter than other amounts: a scanner types the next part's number wherever
 * the cursor is, so anything that does not look like a quantity is refused.
 */
export function readQuantity(typed: string): { quantity: number } | { problem: string } {
  const text = typed.trim();
  const plain = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(text) ? text.replaceAll(",", "") : text;
  if (/^(?:0|[1-9]\d{0,7})$/.test(plain)) return { quantity: Number(plain) };
  if (/^\d+[.,]\d+$/.test(text)) {
    return { problem: "Count whole pieces. For hose or oil choose the small unit, such as ft or qt" };
  }
  if (/^[-−]\d/.test(text)) return { problem: "What lies on the shelf is 0 or more" };
  const shown = text.length > 30 ? `${text.slice(0, 30)}…` : text;
  if (/^[1-9]\d+$/.test(text)) {
    return { problem: `“${shown}” is more than ${maxPieces.toLocaleString("en-US")}. Nothing was counted` };
  }
  return { problem: `“${shown}” is not a quantity, such as 4 or 0. Nothing was counted` };
}
