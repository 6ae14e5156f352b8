import { costOf } from "~/features/inventory/stock/cost-of";
import { averageCost } from "~/features/inventory/stock/stock.server";
import type { MovementReason } from "~db/tables/stock_movements";
import { type Person, type SampleCompany, addRow, dayAgo, momentOf } from "../sample-company.server";

export type StockedPart = {
  id: string;
  number: string;
  description: string;
  maker: string;
  vendor: string;
  cost: string;
  average_cost: string | null;
  price: string;
  core: string | null;
  bin: string;
  reorderPoint: number;
  quantity: number;
  category: string | null;
  isFast: boolean;
  isDead: boolean;
  /** For the own units: not sold. */
  isOwn: boolean;
  lastCounted: { at: Date; by: string } | null;
};

export type Shelf = { company: SampleCompany; parts: StockedPart[] };

type Movement = {
  part: StockedPart;
  /** Never more out than is there. */
  change: number;
  reason: MovementReason;
  daysAgo: number;
  time: string;
  by: Person;
  document?: { type: "count" | "part" | "invoice"; id: string };
  unitCost?: string;
  supplier?: string;
  reference?: string;
  note?: string;
  bin?: string;
};

/** As moveStock does it, for rows that are not written yet. */
export function moveOnShelf({ company }: Shelf, { part, change, reason, ...movement }: Movement): void {
  const before = part.quantity;
  const unitCost = change > 0 ? (movement.unitCost ?? costOf(part)) : change < 0 ? costOf(part) : null;
  if (reason !== "added") part.average_cost = averageCost(part, change, movement.unitCost ?? null);
  part.quantity = before + change;
  addRow(company, "stock_movements", {
    item_id: part.id,
    moved_at: momentOf(dayAgo(company, movement.daysAgo), movement.time),
    user_id: movement.by.id,
    author: movement.by.author,
    reason,
    document_type: movement.document?.type ?? null,
    document_id: movement.document?.id ?? null,
    ...{ quantity_before: before, quantity_change: change, quantity_after: part.quantity },
    ...{ short: 0, owed_change: 0, cost_worked_out: false },
    unit_cost: unitCost,
    bin_after: movement.bin ?? null,
    supplier: movement.supplier ?? null,
    reference: movement.reference ?? null,
    note: movement.note ?? null,
  });
}

/** In the order of the year, once everything has moved. */
export function putOnShelf({ company, parts }: Shelf): void {
  for (const part of parts) {
    addRow(company, "inventory_items", {
      ...{ id: part.id, user_id: company.people.manager.id, part_number: part.number },
      ...{ description: part.description, manufacturer: part.maker, vendor: part.vendor },
      ...{
        cost: part.cost,
        average_cost: part.average_cost,
        sales_price: part.price,
        core_charge: part.core,
      },
      ...{ bin_location: part.bin, quantity: part.quantity, short: 0, reorder_point: part.reorderPoint },
      ...{ last_counted: part.lastCounted?.at ?? null, last_counted_by: part.lastCounted?.by ?? null },
      ...{ created_at: momentOf(dayAgo(company, 364), "09:00"), version: 1 },
    });
  }
}
