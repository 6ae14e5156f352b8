export const interests = [
  { value: "inventory", label: "Physical Inventory Services" },
  { value: "fleettrack", label: "FleetTrack Pro Setup" },
  { value: "system", label: "Inventory System Setup" },
  { value: "software", label: "Software Only" },
  { value: "all", label: "All Services" },
] as const;
