import { formatDay, formatMoney } from "~/ui/format";
import { type MeterUnit, formatReading } from "../meters/meter-unit";
import { categoryLabel } from "./part-categories";

type Stored = {
  category: string;
  part_number: string | null;
  position: string | null;
  vendor: string | null;
  cost: string | null;
  install_date: string;
  notes: string | null;
  reading: { value: string; unit: MeterUnit } | null;
};

/** A part as its pages print it. Costs are left out for people who may not see them. */
export function partFacts(part: Stored, seesCosts: boolean) {
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

export type PartFacts = ReturnType<typeof partFacts>;

/** "Starter DX-450, left" */
export function partName({
  category,
  number,
  position,
}: Pick<PartFacts, "category" | "number" | "position">) {
  const name = number ? `${category} ${number}` : category;
  return position ? `${name}, ${position}` : name;
}

/** Said before it is saved: what was understood. */
export function partNotes(part: Stored): string[] {
  const facts = partFacts(part, true);
  const at = facts.mileage ? ` at ${facts.mileage}` : "";
  const from = facts.vendor ? `, from ${facts.vendor}` : "";
  return [`${partName(facts)}: installed on ${facts.installed}${at}${from}. Cost: ${facts.cost}.`];
}
