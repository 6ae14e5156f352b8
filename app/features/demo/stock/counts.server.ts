import { costOf } from "~/features/inventory/stock/cost-of";
import { addRow, dayAgo, idOf, momentOf } from "../sample-company.server";
import { deadBin } from "./families";
import { type Shelf, type StockedPart, moveOnShelf } from "./shelf.server";

/** A bin, and how many days ago it was counted. */
export const countedBins = [
  { bin: "A1-1", daysAgo: 201 },
  { bin: "C2-2", daysAgo: 133 },
  { bin: "D1-1", daysAgo: 96 },
  { bin: "B3-3", daysAgo: 61 },
  { bin: deadBin, daysAgo: 16 },
  { bin: "A1-1", daysAgo: 9 },
];

/** One count of a bin, finished: nearly everything agrees with the book, as in a shop that counts. */
export function countBin(shelf: Shelf, { bin, daysAgo }: { bin: string; daysAgo: number }): void {
  const { company } = shelf;
  const { counter, manager } = company.people;
  const parts = shelf.parts.filter((part) => part.bin === bin);
  const id = idOf(company, `count ${bin} ${daysAgo}`);
  const day = dayAgo(company, daysAgo);
  addRow(company, "counts", {
    ...{ id, user_id: counter.id, author: counter.author, scope: "bin", bin, is_blind: false },
    ...{ started_at: momentOf(day, "18:05"), finished_at: momentOf(day, "18:55") },
    ...{ finished_by: manager.id, finished_author: manager.author, outcome: "counted" },
    ...{ parts_in_scope: parts.length, parts_counted: parts.length },
  });
  for (const part of parts) countPart(shelf, { part, countId: id, daysAgo });
}

type Counted = { part: StockedPart; countId: string; daysAgo: number };

function countPart(shelf: Shelf, { part, countId, daysAgo }: Counted): void {
  const { company } = shelf;
  const { counter, manager } = company.people;
  const book = part.quantity;
  const isOff = !part.isDead && company.random.happens(0.15);
  const quantity = Math.max(0, book + (isOff ? company.random.pick([-2, -1, 1]) : 0));
  const day = dayAgo(company, daysAgo);
  addRow(company, "count_entries", {
    ...{ count_id: countId, item_id: part.id, user_id: counter.id, author: counter.author },
    ...{ quantity, book_quantity: book, counted_at: momentOf(day, "18:30"), version: 1 },
    unit_cost: costOf(part),
  });
  moveOnShelf(shelf, {
    ...{ part, change: quantity - book, reason: "counted", daysAgo, time: "18:55", by: manager },
    document: { type: "count", id: countId },
    note: `Counted ${quantity}, book ${book}, by ${counter.author}`,
  });
  part.lastCounted = { at: momentOf(day, "18:55"), by: counter.id };
}
