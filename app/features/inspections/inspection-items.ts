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

type Group = { name: string; items: Record<string, string> };

/** In the order of a walk around the vehicle. */
export const inspectionGroups = [
  {
    name: "Exterior",
    items: {
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
    },
  },
  {
    name: "Under the hood",
    items: {
      underhood_oil_level: "Oil level",
      underhood_coolant_level: "Coolant level",
      underhood_brake_fluid: "Brake fluid",
      underhood_belts_hoses: "Belts and hoses",
      underhood_battery: "Battery",
    },
  },
  {
    name: "Interior",
    items: {
      interior_gauges: "Gauges",
      interior_horn: "Horn",
      interior_seatbelts: "Seat belts",
      interior_brakes: "Service brakes",
      parking_brake: "Parking brake",
      interior_steering: "Steering",
      interior_hvac: "Heating and air conditioning",
    },
  },
  {
    name: "Safety equipment",
    items: {
      safety_fire_extinguisher: "Fire extinguisher",
      safety_first_aid_kit: "First-aid kit",
      safety_warning_triangles: "Warning triangles",
      safety_reflective_vest: "Reflective vest",
    },
  },
] as const satisfies Group[];

type KeyOf<T> = T extends unknown ? keyof T : never;
export type InspectionItem = KeyOf<(typeof inspectionGroups)[number]["items"]>;

export const groupedItems = inspectionGroups.map(({ name, items }) => ({
  name,
  items: Object.entries(items).map(([key, label]) => ({ key: key as InspectionItem, label })),
}));

export const inspectionItems = groupedItems.flatMap(({ items }) => items);

const labels = new Map<string, string>(inspectionItems.map(({ key, label }) => [key, label]));

export function itemLabel(key: string): string {
  return labels.get(key) ?? key;
}
