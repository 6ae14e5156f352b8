import { type LineValues, choiceOf, lastPartRef } from "./invoice-values";

/**
 * The place of the part that each core charge belongs to: the nearest line above with its number that has no core yet. A part keeps its
 * core while another number is typed. Places count from 0.
 */
export function partsOfCores(lines: LineValues[]): Map<number, number> {
  const parts = new Map<number, number>();
  // By number, the places of the parts above that have no core yet.
  const free = new Map<string, number[]>();
  lines.forEach((line, place) => {
    const { kind } = choiceOf(line.choice);
    const key = keyOf(kind === "sale" ? (lastPartRef(line)?.number ?? line.number) : line.number);
    if (key === "") return;
    if (kind === "sale") free.set(key, [...(free.get(key) ?? []), place]);
    const part = kind === "core_charge" ? free.get(key)?.pop() : undefined;
    if (part !== undefined) parts.set(place, part);
  });
  return parts;
}

export function keyOf(number: string): string {
  return number.trim().toLowerCase();
}

/** The core's line after its part's changed. A quantity that somebody typed for the core stays. */
export function following(core: LineValues, quantity: string, isNew = false): LineValues {
  const wanted = quantity.trim();
  if (wanted === "") return core;
  const own = core.quantity.trim();
  const follows = own === core.follows || (isNew && own === "1");
  return {
    ...core,
    quantity: follows ? wanted : core.quantity,
    follows: follows || own === wanted ? wanted : "",
  };
}
