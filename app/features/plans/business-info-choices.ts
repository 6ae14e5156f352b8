export const fleetSizes = [
  { value: "1-10", label: "1-10 vehicles" },
  { value: "11-50", label: "11-50 vehicles" },
  { value: "51-100", label: "51-100 vehicles" },
  { value: "100+", label: "100+ vehicles" },
  { value: "parts", label: "Parts distributor" },
] as const;

/** Common ones; anything else may be typed. */
export const industries = [
  "Long-haul trucking",
  "Regional trucking",
  "Construction",
  "Waste and recycling",
  "Agriculture",
  "Bus and coach",
  "Repair shop",
  "Parts distribution",
];
