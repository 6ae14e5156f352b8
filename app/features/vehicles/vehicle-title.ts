type Described = { make_model: string; make: string | null; model: string | null; year: number | null };

/** Year, make and model from a decode or a person, else the typed make and model. */
export function vehicleTitle({ make_model, make, model, year }: Described): string {
  if (!year || !make || !model) return make_model;
  // Some trailer makers use one name for both.
  return model.includes(make) ? `${year} ${model}` : `${year} ${make} ${model}`;
}

export const unitTitleColumns = ["unit_number", "make_model", "make", "model", "year"] as const;

/** "unit 12, 2014 Peterbilt 388", for a sentence. */
export function unitTitle(vehicle: Described & { unit_number: string | null }): string {
  const title = vehicleTitle(vehicle);
  return vehicle.unit_number ? `unit ${vehicle.unit_number}, ${title}` : title;
}
