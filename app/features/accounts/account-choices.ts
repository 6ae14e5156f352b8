export const businessTypes = [
  { value: "fleet_owner_op", label: "Fleet owner-operator" },
  { value: "fleet_with_inventory", label: "Fleet with inventory" },
  { value: "parts_reseller", label: "Parts reseller" },
] as const;

/** Where the company works. The account's "today" and every time shown follow it. */
export const timeZones = [
  { value: "America/New_York", label: "Eastern (New York)" },
  { value: "America/Chicago", label: "Central (Chicago)" },
  { value: "America/Denver", label: "Mountain (Denver)" },
  { value: "America/Phoenix", label: "Arizona (Phoenix)" },
  { value: "America/Los_Angeles", label: "Pacific (Los Angeles)" },
  { value: "America/Anchorage", label: "Alaska (Anchorage)" },
  { value: "Pacific/Honolulu", label: "Hawaii (Honolulu)" },
  { value: "America/Puerto_Rico", label: "Atlantic (Puerto Rico)" },
  { value: "America/Halifax", label: "Atlantic (Halifax)" },
  { value: "America/St_Johns", label: "Newfoundland (St. John's)" },
  { value: "America/Regina", label: "Saskatchewan (Regina)" },
  { value: "America/Mexico_City", label: "Mexico (Mexico City)" },
  { value: "America/Tijuana", label: "Mexico (Tijuana)" },
  { value: "Pacific/Guam", label: "Guam" },
  { value: "UTC", label: "UTC" },
] as const;
