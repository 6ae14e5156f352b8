/** Named like the columns of a vehicle. Unknown values are absent, never "Unknown". */
export type DecodedValues = {
  make?: string;
  model?: string;
  year?: number;
  vehicle_type?: string;
  engine_model?: string;
  body_class?: string;
  engine_manufacturer?: string;
  /** Weight class by gross vehicle weight rating, in NHTSA's words: "Class 8: 33,001 lb and above (14,969 kg and above)". */
  gvwr?: string;
};

/** `maker` is the company that registered the first three (or six) characters: "FCA US LLC" for a Jeep. */
export type VinAnswer = { values: DecodedValues; maker?: string; notes: string[] };

/** Drops undefined values, so that one result can be spread over another. */
export function known(values: DecodedValues): DecodedValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A few patterns of the catalogue call a truck a trailer: such a body class is left out, and said. */
export function withFittingBody({ values, ...answer }: VinAnswer): VinAnswer {
  const { vehicle_type, body_class, ...rest } = values;
  if (!vehicle_type || !body_class || vehicle_type.startsWith("Incomplete")) return { ...answer, values };
  if (vehicle_type.startsWith("Trailer") === body_class.startsWith("Trailer")) return { ...answer, values };
  const note = `NHTSA's catalogue names the body "${body_class}", which cannot be right for the type ${vehicle_type}; it is left empty.`;
  return { ...answer, values: { ...rest, vehicle_type }, notes: [...answer.notes, note] };
}
