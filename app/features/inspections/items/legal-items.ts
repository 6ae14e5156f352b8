import type { UnitKind } from "~/features/vehicles/unit-kind/unit-kind";
import type { InspectionItem } from "./inspection-items";

type LegalItem = {
  law: string;
  checks: InspectionItem[];
  /** Kinds of units that have none of it. */
  notOn?: UnitKind[];
};

/** The parts that a driver's report must cover at least, 49 CFR 396.11(a)(1)(i) to (xi), each with the checks that cover it. */
export const legalItems: LegalItem[] = [
  {
    law: "Service brakes including trailer brake connections",
    checks: ["interior_brakes", "trailer_brake_connections"],
  },
  { law: "Parking brake", checks: ["parking_brake"] },
  { law: "Steering mechanism", checks: ["interior_steering"], notOn: ["trailer"] },
  { law: "Lighting devices and reflectors", checks: ["exterior_lights", "reflectors"] },
  { law: "Tires", checks: ["exterior_tires"] },
  { law: "Horn", checks: ["interior_horn"], notOn: ["trailer"] },
  { law: "Windshield wipers", checks: ["exterior_wipers"], notOn: ["trailer"] },
  { law: "Rear vision mirrors", checks: ["exterior_mirrors"], notOn: ["trailer"] },
  { law: "Coupling devices", checks: ["coupling_devices"], notOn: ["bus"] },
  { law: "Wheels and rims", checks: ["exterior_wheels"] },
  {
    law: "Emergency equipment",
    checks: ["safety_fire_extinguisher", "safety_warning_triangles"],
    // 49 CFR 393.95 asks it of power units.
    notOn: ["trailer"],
  },
];
