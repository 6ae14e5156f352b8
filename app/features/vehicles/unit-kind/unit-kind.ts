export const unitKinds = ["truck", "trailer", "bus", "machine"] as const;
export type UnitKind = (typeof unitKinds)[number];

export const unitKindNames: Record<UnitKind, string> = {
  truck: "Tractor or truck",
  trailer: "Trailer",
  bus: "Bus",
  machine: "Machine",
};

/** Within a sentence: "the items of a trailer". */
export const unitKindWords: Record<UnitKind, string> = {
  truck: "a tractor or truck",
  trailer: "a trailer",
  bus: "a bus",
  machine: "a machine",
};

export const unitKindChoices = [
  { value: "by_vin", label: "As its VIN or vehicle type says" },
  ...unitKinds.map((value) => ({ value, label: unitKindNames[value] })),
] as const;

/** A kind by its name or its word in the database. */
export function unitKindIn(text: string | null): UnitKind | null {
  const said = text?.trim().toLowerCase();
  return unitKinds.find((kind) => kind === said || unitKindNames[kind].toLowerCase() === said) ?? null;
}
