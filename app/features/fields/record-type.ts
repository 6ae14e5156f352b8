import { type DataField, type Fields, isData } from "./field";

/** The columns with their types, for rows sent to the database as one JSON text: "part_number text, cost numeric". */
export function recordTypeOf(list: Fields): string {
  return list
    .filter(isData)
    .map((field) => `${field.column} ${sqlTypes[field.kind]}`)
    .join(", ");
}

const sqlTypes: Record<DataField["kind"], string> = {
  text: "text",
  "long text": "text",
  choice: "text",
  price: "numeric",
  money: "numeric",
  count: "integer",
  year: "integer",
  day: "date",
  checkbox: "boolean",
};
