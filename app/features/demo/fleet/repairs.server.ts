import Big from "big.js";
import { costOf } from "~/features/inventory/stock/cost-of";
import { addRow, dayAgo, idOf, momentOf } from "../sample-company.server";
import { type Shelf, moveOnShelf } from "../stock/shelf.server";
import { type MeterLog, readMeter } from "./meter-log.server";
import type { Repair } from "./repairs";

/** A breakdown with its log, and the part that was fitted for it. */
export function addRepair(log: MeterLog, shelf: Shelf, repair: Repair): void {
  const { company, vehicleId } = log;
  const { driver, manager } = company.people;
  const id = idOf(company, `breakdown ${repair.unit} ${repair.daysAgo}`);
  const day = dayAgo(company, repair.daysAgo);
  addRow(company, "breakdowns", {
    ...{ id, vehicle_id: vehicleId, user_id: driver.id, breakdown_type: repair.type, breakdown_date: day },
    ...{ state: repair.state ?? "fixed", cost: repair.cost, notes: repair.notes, version: 1 },
    ...{ meter_reading_id: readMeter(log, repair.daysAgo, "breakdown"), found_reading_id: null },
    ...{ cannot_be_driven: repair.cannotBeDriven === true, created_at: momentOf(day, "08:40") },
  });
  const note = { breakdown_id: id };
  addRow(company, "breakdown_notes", {
    ...{ ...note, user_id: driver.id, author: driver.author, state: "reported", note: null },
    created_at: momentOf(day, "08:40"),
  });
  for (const [index, text] of repair.log.entries()) {
    const state = index > 0 ? null : repair.state ? "in_work" : "fixed";
    addRow(company, "breakdown_notes", {
      ...{ ...note, user_id: manager.id, author: manager.author, state, note: text },
      created_at: momentOf(day, `1${5 + index}:05`),
    });
  }
  if (repair.part) fit(log, shelf, { daysAgo: repair.daysAgo, part: repair.part, breakdownId: id });
}

type Fitted = {
  daysAgo: number;
  part: readonly [number: string, pieces: number];
  breakdownId?: string;
  serviceEntryId?: string;
};

/** From the shelf, at the average cost of its pieces. Not when too few are there. */
export function fit(
  log: MeterLog,
  shelf: Shelf,
  { daysAgo, part: [number, pieces], ...cause }: Fitted,
): void {
  const { company, vehicleId, unit } = log;
  const part = shelf.parts.find((one) => one.number === number);
  if (!part || part.quantity < pieces) return;
  const id = idOf(company, `fitted ${unit.number} ${number} ${daysAgo}`);
  addRow(company, "parts", {
    ...{ id, vehicle_id: vehicleId, user_id: company.people.manager.id, category: part.category ?? "other" },
    ...{ part_number: number, vendor: part.vendor, install_date: dayAgo(company, daysAgo) },
    cost: new Big(costOf(part)!).times(pieces).round(2, Big.roundHalfUp).toFixed(2),
    meter_reading_id: readMeter(log, daysAgo, "part"),
    ...{ breakdown_id: cause.breakdownId ?? null, service_entry_id: cause.serviceEntryId ?? null },
    ...{ inventory_item_id: part.id, quantity_taken: pieces, notes: null, version: 1 },
    created_at: momentOf(dayAgo(company, daysAgo), "10:30"),
  });
  moveOnShelf(shelf, {
    ...{ part, change: -pieces, reason: "installed", daysAgo, time: "10:30", by: company.people.manager },
    document: { type: "part", id },
  });
}
