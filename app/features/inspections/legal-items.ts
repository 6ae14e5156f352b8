import type { InspectionItem } from "./inspection-items";

/** The parts that a driver's report must cover at least, 49 CFR 396.11(a)(1)(i) to (xi), each with the checks that cover it. */
export const legalItems: { law: string; checks: InspectionItem[] }[] = [
  {
    law: "Service brakes including trailer brake connections",
    checks: ["interior_brakes", "trailer_brake_connections"],
  },
  { law: "Parking brake", checks: ["parking_brake"] },
  { law: "Steering mechanism", checks: ["interior_steering"] },
  { law: "Lighting devices and reflectors", checks: ["exterior_lights", "reflectors"] },
  { law: "Tires", checks: ["exterior_tires"] },
  { law: "Horn", checks: ["interior_horn"] },
  { law: "Windshield wipers", checks: ["exterior_wipers"] },
  { law: "Rear vision mirrors", checks: ["exterior_mirrors"] },
  { law: "Coupling devices", checks: ["coupling_devices"] },
  { law: "Wheels and rims", checks: ["exterior_wheels"] },
  { law: "Emergency equipment", checks: ["safety_fire_extinguisher", "safety_warning_triangles"] },
];
