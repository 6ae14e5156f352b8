import { formatCount, formatMoney, formatPrice } from "~/ui/format";
import { lineValue, suggestedQuantity, sumValues, withoutVendor } from "./reorder";
import type { ReorderRow } from "./reorder.server";

export type ReorderLine = {
  id: string;
  partNumber: string;
  description: string;
  vendorNumber: string | null;
  bin: string;
  quantity: string;
  reorderPoint: string;
  short: string | null;
  /** Pieces that customers recently asked for and that were not sold. */
  asked: string | null;
  suggested: string;
  lastCost: string | null;
  value: string | null;
};

export type VendorToReorder = {
  key: string;
  name: string;
  lines: ReorderLine[];
  /** What the lines would cost, as far as it is known. */
  total?: string;
};

/** The list by vendor. Costs only for people who may see them. */
export function vendorsOf(rows: ReorderRow[], showsCosts: boolean): VendorToReorder[] {
  const vendors = new Map<string, ReorderRow[]>();
  for (const row of rows) vendors.set(row.vendor_key, [...(vendors.get(row.vendor_key) ?? []), row]);
  return [...vendors].map(([key, found]) => ({
    key: key || withoutVendor,
    name: found[0]!.vendor || "No vendor",
    lines: found.map((row) => lineOf(row, showsCosts)),
    total: showsCosts ? totalOf(found) : undefined,
  }));
}

function lineOf(row: ReorderRow, showsCosts: boolean): ReorderLine {
  const value = lineValue(row, row.last_cost);
  return {
    id: row.id,
    partNumber: row.part_number,
    description: row.description,
    vendorNumber: row.vendor_number,
    bin: row.bin_location,
    quantity: formatCount(row.quantity),
    reorderPoint: formatCount(row.reorder_point),
    short: row.short > 0 ? formatCount(row.short) : null,
    asked: row.asked > 0 ? formatCount(row.asked) : null,
    suggested: formatCount(suggestedQuantity(row)),
    lastCost: showsCosts && row.last_cost !== null ? formatPrice(row.last_cost) : null,
    value: showsCosts && value !== null ? formatMoney(value) : null,
  };
}

function totalOf(rows: ReorderRow[]): string {
  const { total, unknown } = sumValues(rows.map((row) => lineValue(row, row.last_cost)));
  if (unknown === 0) return formatMoney(total);
  return `${formatMoney(total)}, and ${formatCount(unknown)} without a known cost`;
}
