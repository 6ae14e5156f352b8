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
