export const sourceLabels: Record<string, string> = {
  vehicle: "Vehicle form",
  meter: "Meter page",
  opening: "New meter starts",
  closing: "Old meter ends",
  part: "Part installed",
  breakdown: "Breakdown",
  fuel: "Fuel receipt",
  service: "Service",
  inspection: "Inspection",
  reminder: "Reminder",
};
