import { formatDay, formatMoney } from "~/ui/format";
import type { Stored } from "~/features/fields/field";
import { detailsOf } from "~/features/fields/field-values";
import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import { categoryLabel } from "./part-categories";
import { partFields } from "./part-fields";

type Known = {
  category: string;
  part_number: string | null;
  position: string | null;
  vendor: string | null;
  cost: string | null;
  install_date: string;
  notes: string | null;
  reading: { value: string; unit: MeterUnit } | null;
};

/** Costs are left out for people who may not see them. */
export function partView(part: Known, seesCosts: boolean) {
  const { reading } = part;
  return {
    category: categoryLabel(part.category),
    number: part.part_number,
    position: part.position,
    vendor: part.vendor,
    installed: formatDay(part.install_date),
    mileage: reading && formatReading(reading.value, reading.unit),
    notes: part.notes,
    cost: !seesCosts ? undefined : part.cost === null ? "Not entered" : formatMoney(part.cost),
  };
}

export function partDetails(part: Known & Stored<typeof partFields>, seesCosts: boolean) {
  const { reading } = part;
  const read = reading ? formatReading(reading.value, reading.unit) : "Not read";
  const own = { mileage: { label: "Install mileage", value: read } };
  const { category, partNumber, position, vendor, cost, installDate, mileage, notes, ...others } = detailsOf(
    partFields,
    part,
    { seesCost: seesCosts, own },
  );
  const first = [category, partNumber, position, vendor, cost, installDate, mileage];
  return [...first, ...Object.values(others), notes].filter((detail) => detail !== undefined);
}

export type PartView = ReturnType<typeof partView>;

export function partName({ category, number, position }: Pick<PartView, "category" | "number" | "position">) {
  const name = number ? `${category} ${number}` : category;
  return position ? `${name}, ${position}` : name;
}

/** Shown before saving: how the form was understood. */
export function partNotes(part: Known): string[] {
  const facts = partView(part, true);
  const at = facts.mileage ? ` at ${facts.mileage}` : "";
  const from = facts.vendor ? `, from ${facts.vendor}` : "";
  return [`${partName(facts)}: installed on ${facts.installed}${at}${from}. Cost: ${facts.cost}.`];
}
