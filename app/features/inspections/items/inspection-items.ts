import type { UnitKind } from "~/features/vehicles/unit-kind/unit-kind";
import { type InspectionItem, itemLabels } from "./item-labels";
import { groupsByKind, variesByKind } from "./items-by-kind";
import { towedField } from "../trailer/named-trailer";

export const checkResults = ["ok", "defect", "not_applicable"] as const;
export type CheckResult = (typeof checkResults)[number];

export const resultNames: Record<CheckResult, string> = {
  ok: "OK",
  defect: "Defect",
  not_applicable: "Not applicable",
};

export const inspectionKinds = ["pre_trip", "post_trip"] as const;
export type InspectionKind = (typeof inspectionKinds)[number];

export const kindNames: Record<InspectionKind, string> = {
  pre_trip: "Pre-trip inspection",
  post_trip: "Post-trip inspection",
};

export type { InspectionItem };

export type CheckedItem = {
  key: InspectionItem;
  label: string;
  /** Its name in the form. */
  field: string;
  /** Of the trailer that the unit pulls. */
  ofTrailer: boolean;
  /** Not every unit of the kind has it. */
  varies: boolean;
};

/** In the order of a walk around the unit. */
export function groupsOf(kind: UnitKind, ofTrailer = false): { name: string; items: CheckedItem[] }[] {
  const varies = new Set(variesByKind[kind]);
  return groupsByKind[kind].map(({ name, items }) => ({
    name: ofTrailer ? `Trailer: ${name}` : name,
    items: items.map((key) => ({
      key,
      label: ofTrailer ? `Trailer: ${itemLabels[key]}` : itemLabels[key],
      field: ofTrailer ? towedField(key) : key,
      ofTrailer,
      varies: varies.has(key),
    })),
  }));
}

export function itemsOf(kind: UnitKind, ofTrailer = false): CheckedItem[] {
  return groupsOf(kind, ofTrailer).flatMap(({ items }) => items);
}

/** Of a combination: also those of the trailer. */
export function itemsOfCombination(kind: UnitKind, hasTrailer: boolean): CheckedItem[] {
  return hasTrailer ? [...itemsOf(kind), ...itemsOf("trailer", true)] : itemsOf(kind);
}

export function itemLabel(key: string): string {
  return (itemLabels as Record<string, string>)[key] ?? key;
}

type ItemOfUnit = { item: string; of_trailer: boolean; trailer_name: string | null };

/** As a report names it: "Trailer 53-1: Tires". */
export function itemOfUnit({ item, of_trailer, trailer_name }: ItemOfUnit): string {
  return of_trailer ? `Trailer ${trailer_name}: ${itemLabel(item)}` : itemLabel(item);
}
