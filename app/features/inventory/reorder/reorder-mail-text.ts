import { formatCount } from "~/ui/format";
import { type Stock, suggestedQuantity } from "./reorder";

export type LowItem = Stock & {
  id: string;
  part_number: string;
  description: string;
  vendor: string;
  bin_location: string;
};

/** Lines in the mail; the list on the site has all. */
const max = 100;

/** The daily mail about parts that newly run low. `site` is the address that links start with. */
export function lowStockMail(items: LowItem[], site: string) {
  const first = items[0];
  const more = items.length > 1 ? ` and ${formatCount(items.length - 1)} more` : "";
  const parts = [
    `New at or below the reorder point:\n\n${linesOf(items, site)}`,
    `The whole reorder list: ${site}/inventory/reorder`,
    "You get at most one of these mails a day, and a part is told once: again only after its stock rose above the reorder point and fell again.",
  ];
  return { subject: `Low stock: ${first && nameOf(first)}${more}`, body: parts.join("\n\n") };
}

const nameOf = (item: LowItem) => [item.part_number, item.description].filter(Boolean).join(", ");

function linesOf(items: LowItem[], site: string): string {
  const shown = items.slice(0, max).map((item) => {
    const facts = [
      `${formatCount(item.quantity)} in stock`,
      item.reorder_point > 0 && `reorder point ${formatCount(item.reorder_point)}`,
      item.short > 0 && `${formatCount(item.short)} owed`,
      `suggested ${formatCount(suggestedQuantity(item))}`,
      item.vendor && `from ${item.vendor}`,
      item.bin_location && `bin ${item.bin_location}`,
    ];
    return `* ${nameOf(item)}\n  ${facts.filter(Boolean).join("; ")}\n  ${site}/inventory/${item.id}`;
  });
  if (items.length > max) shown.push(`... and ${formatCount(items.length - max)} more.`);
  return shown.join("\n");
}
