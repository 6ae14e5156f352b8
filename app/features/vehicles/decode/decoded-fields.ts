import type { DataField, NameOf } from "~/features/fields/field";

const input = { autoComplete: "off" } as const;

export const decodedFields = [
  { name: "make", column: "make", label: "Make", kind: "text", maxLength: 100, input, csv: "Make" },
  { name: "model", column: "model", label: "Model", kind: "text", maxLength: 100, input, csv: "Model" },
  { name: "year", column: "year", label: "Model Year", messageName: "Year", kind: "year", csv: "Year" },
  {
    name: "vehicleType",
    column: "vehicle_type",
    label: "Vehicle Type",
    messageName: "Vehicle type",
    kind: "text",
    maxLength: 100,
    input,
    csv: "Vehicle Type",
  },
  {
    name: "engineModel",
    column: "engine_model",
    label: "Engine Model",
    messageName: "Engine model",
    kind: "text",
    maxLength: 200,
    input,
    csv: "Engine Model",
  },
  {
    name: "bodyClass",
    column: "body_class",
    label: "Body Class",
    messageName: "Body class",
    kind: "text",
    maxLength: 200,
    input,
    csv: "Body Class",
  },
  {
    name: "engineManufacturer",
    column: "engine_manufacturer",
    label: "Engine Maker",
    messageName: "Engine maker",
    kind: "text",
    maxLength: 200,
    input,
    csv: "Engine Maker",
  },
  {
    name: "gvwr",
    column: "gvwr",
    label: "Weight Class",
    messageName: "Weight class",
    kind: "text",
    maxLength: 200,
    input,
    csv: "Weight Class",
  },
] as const satisfies readonly (DataField & { csv: string | null })[];

export type DecodedField = NameOf<typeof decodedFields>;

export const decodedColumns = decodedFields.map(({ column }) => column);
