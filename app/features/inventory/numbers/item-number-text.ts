import { formatCount, formatDay, formatPrice } from "~/ui/format";
import type { ItemNumbers } from "./item-numbers.server";
import { kindWords } from "./item-number-kinds";
import type { NewNumber } from "./item-number-schema";

/** Costs only for people who may see them. */
export function numberLine(
  row: ItemNumbers["numbers"][number],
  { page, seesCost }: { page: string; seesCost: boolean },
) {
  return {
    id: row.id,
    kind: kindWords[row.kind].label,
    number: row.number,
    company: row.company,
    cost: seesCost && row.last_cost !== null ? lastCost(row.last_cost, row.last_cost_on) : "",
    own:
      row.own_id === null
        ? null
        : { to: `/inventory/${row.own_id}`, stock: stockWords(row.own_quantity ?? 0) },
    remove: `${page}/${row.id}/remove`,
  };
}

export type NumberLine = ReturnType<typeof numberLine>;

function lastCost(cost: string, day: string | null): string {
  return day === null ? formatPrice(cost) : `${formatPrice(cost)} on ${formatDay(day)}`;
}

export function stockWords(quantity: number): string {
  return quantity === 0 ? "none in stock" : `${formatCount(quantity)} in stock`;
}

/** A part that names this one. */
export function namedByLine(row: ItemNumbers["namedBy"][number]) {
  const says = row.kind === "same" ? "It is called the same part" : "This part fits instead of it";
  return {
    id: row.id,
    to: `/inventory/${row.item_id}`,
    partNumber: row.part_number,
    description: row.description,
    says,
    stock: stockWords(row.quantity),
  };
}

export type NamedByLine = ReturnType<typeof namedByLine>;

export function numberNotes(
  typed: NewNumber,
  own: { part_number: string; quantity: number } | undefined,
): string[] {
  const from = typed.company && (typed.kind === "vendor" ? ` of ${typed.company}` : ` by ${typed.company}`);
  const cost = typed.lastCost === null ? "" : `, last cost ${formatPrice(typed.lastCost)}`;
  return [
    `${kindWords[typed.kind].label}: ${typed.number}${from}${cost}.`,
    own ? `It is in your inventory as ${own.part_number}, ${stockWords(own.quantity)}.` : "",
  ].filter(Boolean);
}
