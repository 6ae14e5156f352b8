/** What a decode tells, in the order it is shown. */
export const decodedFields = [
  { name: "make", label: "Make" },
  { name: "model", label: "Model" },
  { name: "year", label: "Model Year" },
  { name: "vehicleType", label: "Vehicle Type" },
  { name: "engineModel", label: "Engine Model" },
  { name: "bodyClass", label: "Body class" },
  { name: "engineManufacturer", label: "Engine maker" },
  { name: "gvwr", label: "Weight class" },
] as const;

export type DecodedField = (typeof decodedFields)[number]["name"];
