/** What a decode tells, in the order it is shown. */
export const decodedFields = [
  { name: "make", label: "Make" },
  { name: "model", label: "Model" },
  { name: "year", label: "Model Year" },
  { name: "vehicleType", label: "Vehicle Type" },
  { name: "engineModel", label: "Engine Model" },
  { name: "bodyClass", label: "Body Class" },
  { name: "engineManufacturer", label: "Engine Maker" },
  { name: "gvwr", label: "Weight Class" },
] as const;

export type DecodedField = (typeof decodedFields)[number]["name"];

/** The columns of the vehicles table that hold them. */
export const decodedColumns = [
  "make",
  "model",
  "year",
  "vehicle_type",
  "engine_model",
  "body_class",
  "engine_manufacturer",
  "gvwr",
] as const;
