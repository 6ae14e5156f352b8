type Described = { make_model: string; make: string | null; model: string | null; year: number | null };

/** Year, make and model when a decode or a person gave them, else what was typed as make and model. */
export function vehicleTitle({ make_model, make, model, year }: Described): string {
  return year && make && model ? `${year} ${make} ${model}` : make_model;
}
