export const partCategories = [
  "brakes_front_drum",
  "brakes_rear_drum",
  "filters_air",
  "filters_fuel",
  "filters_oil",
  "filters_water_separator",
  "filters_air_dryer",
  "filters_hvac",
  "compressor_air",
  "compressor_hvac",
  "starter",
  "alternator",
  "radiator",
  "radiator_hose",
  "charge_air_cooler",
  "charge_air_pipes",
  "other",
] as const;

/** filters_air_dryer becomes Filters Air Dryer. */
export function categoryLabel(category: string): string {
  return category
    .split("_")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
