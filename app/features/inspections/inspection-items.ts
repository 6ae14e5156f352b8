import type { UnitKind } from "~/features/vehicles/unit-kind/unit-kind";
import { groupsByKind, variesByKind } from "./items-by-kind";

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

/** Signed reports name these: a key is never used for something else, and a label stays. */
const itemLabels = {
  exterior_body_damage: "Body",
  exterior_lights: "Lights",
  reflectors: "Reflectors",
  exterior_mirrors: "Mirrors",
  exterior_windshield: "Windshield",
  exterior_wipers: "Wipers",
  exterior_tires: "Tires",
  exterior_wheels: "Wheels and rims",
  coupling_devices: "Coupling devices",
  trailer_brake_connections: "Trailer brake connections",
  underhood_oil_level: "Oil level",
  underhood_coolant_level: "Coolant level",
  underhood_brake_fluid: "Brake fluid",
  underhood_belts_hoses: "Belts and hoses",
  underhood_battery: "Battery",
  interior_gauges: "Gauges",
  interior_horn: "Horn",
  interior_seatbelts: "Seat belts",
  interior_brakes: "Service brakes",
  parking_brake: "Parking brake",
  interior_steering: "Steering",
  interior_hvac: "Heating and air conditioning",
  safety_fire_extinguisher: "Fire extinguisher",
  safety_first_aid_kit: "First-aid kit",
  safety_warning_triangles: "Warning triangles",
  safety_reflective_vest: "Reflective vest",
  doors: "Doors",
  abs_lamp: "ABS lamp",
  underride_guard: "Rear underride guard",
  mud_flaps: "Mud flaps",
  suspension: "Suspension",
  kingpin_apron: "Kingpin and apron",
  landing_gear: "Landing gear",
  passenger_doors: "Passenger doors",
  emergency_exits: "Emergency exits",
  passenger_seats: "Passenger seats",
  aisle_steps: "Aisle, steps and handrails",
  interior_lights: "Interior lights",
  guards_covers: "Guards and covers",
  leaks: "Leaks",
  fuel_system: "Fuel tank and lines",
  exhaust: "Exhaust",
  controls: "Controls",
  emergency_stop: "Emergency stop",
  warning_labels: "Warning labels",
} as const;

export type InspectionItem = keyof typeof itemLabels;

export type CheckedItem = {
  key: InspectionItem;
  label: string;
  /** Not every unit of the kind has it. */
  varies: boolean;
};

/** In the order of a walk around the unit. */
export function groupsOf(kind: UnitKind): { name: string; items: CheckedItem[] }[] {
  const varies = new Set(variesByKind[kind]);
  return groupsByKind[kind].map(({ name, items }) => ({
    name,
    items: items.map((key) => ({ key, label: itemLabels[key], varies: varies.has(key) })),
  }));
}

export function itemsOf(kind: UnitKind): CheckedItem[] {
  return groupsOf(kind).flatMap(({ items }) => items);
}

export function itemLabel(key: string): string {
  return (itemLabels as Record<string, string>)[key] ?? key;
}
