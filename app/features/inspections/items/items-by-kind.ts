import type { UnitKind } from "~/features/vehicles/unit-kind/unit-kind";
import type { InspectionItem } from "./item-labels";

type Group = { name: string; items: InspectionItem[] };

const underTheHood: Group = {
  name: "Under the hood",
  items: [
    "underhood_oil_level",
    "underhood_coolant_level",
    "underhood_brake_fluid",
    "underhood_belts_hoses",
    "underhood_battery",
  ],
};

const interior: Group = {
  name: "Interior",
  items: [
    "interior_gauges",
    "interior_horn",
    "interior_seatbelts",
    "interior_brakes",
    "parking_brake",
    "interior_steering",
    "interior_hvac",
  ],
};

const safetyEquipment: Group = {
  name: "Safety equipment",
  items: [
    "safety_fire_extinguisher",
    "safety_first_aid_kit",
    "safety_warning_triangles",
    "safety_reflective_vest",
  ],
};

const exterior: InspectionItem[] = [
  "exterior_body_damage",
  "exterior_lights",
  "reflectors",
  "exterior_mirrors",
  "exterior_windshield",
  "exterior_wipers",
  "exterior_tires",
  "exterior_wheels",
];

const inMotion: InspectionItem[] = [
  "interior_brakes",
  "parking_brake",
  "interior_steering",
  "exterior_lights",
  "reflectors",
  "exterior_tires",
  "exterior_wheels",
  "interior_horn",
  "interior_seatbelts",
  "exterior_mirrors",
  "exterior_wipers",
  "coupling_devices",
];

/** What a driver looks at on each kind of unit: legal-items.ts says which of them the law names. */
export const groupsByKind: Record<UnitKind, Group[]> = {
  truck: [
    { name: "Exterior", items: [...exterior, "coupling_devices", "trailer_brake_connections"] },
    underTheHood,
    interior,
    safetyEquipment,
  ],
  trailer: [
    {
      name: "Body",
      items: [
        "exterior_body_damage",
        "doors",
        "exterior_lights",
        "reflectors",
        "abs_lamp",
        "underride_guard",
        "mud_flaps",
      ],
    },
    {
      name: "Wheels and brakes",
      items: [
        "exterior_tires",
        "exterior_wheels",
        "suspension",
        "interior_brakes",
        "trailer_brake_connections",
        "parking_brake",
      ],
    },
    { name: "Coupling", items: ["coupling_devices", "kingpin_apron", "landing_gear"] },
  ],
  bus: [
    { name: "Exterior", items: exterior },
    underTheHood,
    interior,
    {
      name: "Passengers",
      items: ["passenger_doors", "emergency_exits", "passenger_seats", "aisle_steps", "interior_lights"],
    },
    safetyEquipment,
  ],
  machine: [
    {
      name: "Machine",
      items: ["exterior_body_damage", "guards_covers", "leaks", "fuel_system", "exhaust", "warning_labels"],
    },
    {
      name: "Engine",
      items: ["underhood_oil_level", "underhood_coolant_level", "underhood_belts_hoses", "underhood_battery"],
    },
    {
      name: "Operation",
      items: ["interior_gauges", "controls", "emergency_stop", "safety_fire_extinguisher"],
    },
    {
      name: "If it drives or is towed",
      items: inMotion,
    },
  ],
};

/** What not every unit of the kind has: "All others OK" leaves it alone until a report of the unit has said whether it is there. */
export const variesByKind: Record<UnitKind, InspectionItem[]> = {
  truck: ["underhood_brake_fluid", "coupling_devices", "trailer_brake_connections"],
  trailer: [
    "doors",
    "abs_lamp",
    "underride_guard",
    "mud_flaps",
    "parking_brake",
    "kingpin_apron",
    "landing_gear",
  ],
  bus: ["underhood_brake_fluid"],
  machine: ["emergency_stop", ...inMotion],
};
