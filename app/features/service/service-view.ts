import Big from "big.js";
import { formatDay, formatMoney } from "~/ui/format";
import type { Stored } from "~/features/fields/field";
import { detailsOf } from "~/features/fields/field-values";
import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import { doneByText } from "./done-by";
import { serviceFields } from "./service-fields";

type Costs = { labor_cost: string | null; other_cost: string | null; parts_cost: string };

type Known = Costs & {
  description: string;
  service_date: string;
  own_shop: boolean;
  vendor: string | null;
  notes: string | null;
  reading: { value: string; unit: MeterUnit } | null;
};

export function serviceView(entry: Known & Stored<typeof serviceFields>, seesCosts: boolean) {
  const others = Object.values(detailsOf(serviceFields, entry, { seesCost: seesCosts }));
  return { ...knownFacts(entry, seesCosts), others };
}

function knownFacts(entry: Known, seesCosts: boolean) {
  const { reading } = entry;
  return {
    description: entry.description,
    day: formatDay(entry.service_date),
    mileage: reading && formatReading(reading.value, reading.unit),
    doneBy: doneByText(entry),
    notes: entry.notes,
    costs: seesCosts ? serviceCosts(entry) : undefined,
  };
}

export type ServiceView = ReturnType<typeof serviceView>;

function serviceCosts({ labor_cost, other_cost, parts_cost }: Costs) {
  const total = new Big(labor_cost ?? 0).plus(other_cost ?? 0).plus(parts_cost);
  const isKnown = labor_cost !== null || other_cost !== null || total.gt(0);
  return {
    labor: labor_cost === null ? "Not entered" : formatMoney(labor_cost),
    other: other_cost === null ? "Not entered" : formatMoney(other_cost),
    parts: formatMoney(new Big(parts_cost).toFixed(2)),
    total: isKnown ? formatMoney(total.toFixed(2)) : "Not entered",
  };
}

/** Shown before saving: how the form was understood. */
export function serviceNotes(entry: Omit<Known, "parts_cost" | "notes">): string[] {
  const { day, mileage, doneBy, costs } = knownFacts({ ...entry, notes: null, parts_cost: "0" }, true);
  const at = mileage ? ` at ${mileage}` : "";
  return [
    `${entry.description} on ${day}${at}.`,
    `Done by: ${doneBy}.`,
    `Labor and other cost: ${costs!.total}.`,
  ];
}
