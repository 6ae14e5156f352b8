import { formatCount, formatDay, formatMoney, formatPrice, priceDigits } from "~/ui/format";
import {
  type Columns,
  type DataField,
  type DataOf,
  type Fields,
  type NameOf,
  type Stored,
  type StoredOf,
  type Values,
  isData,
} from "./field";

/** Who looks: some may not see costs. */
export type Viewer = { seesCost: boolean };

type Value = StoredOf<DataField>;
type Detail = { label: string; value: string; wide?: boolean };
type CsvColumn<Row> = { heading: string; cell: (row: Row) => string | number | null; notTyped?: true };

function dataOf(list: Fields): DataField[] {
  return list.filter(isData);
}

export function columnsOf<List extends Fields>(list: List, typed: Values<List>): Columns<List> {
  const values = typed as Record<string, Value>;
  return Object.fromEntries(dataOf(list).map(({ name, column }) => [column, values[name]])) as Columns<List>;
}

/** The columns that everybody who may write the noun may change, whether or not they see costs. */
export function withoutCosts<List extends Fields>(list: List, columns: Columns<List>) {
  const kept = dataOf(list).filter(({ costs }) => costs === undefined);
  const values = columns as Record<string, Value>;
  return Object.fromEntries(kept.map(({ column }) => [column, values[column]])) as Columns<
    Exclude<List[number], { costs: string }>[]
  >;
}

export function formValuesOf<List extends Fields>(
  list: List,
  stored: Stored<List>,
  { seesCost }: Viewer = { seesCost: true },
): { [F in DataOf<List> as F["name"]]: string } {
  const values = stored as Record<string, Value>;
  const shown = dataOf(list).filter(({ costs }) => seesCost || costs === undefined);
  return Object.fromEntries(
    shown.map((field) => [field.name, formValueOf(field, values[field.column]!)]),
  ) as ReturnType<typeof formValuesOf<List>>;
}

function formValueOf(field: DataField, value: Value): string {
  if (field.kind === "checkbox") return value ? "on" : "";
  if (field.kind === "price" && value !== null) return priceDigits(String(value));
  return String(value ?? initialOf(field) ?? "");
}

/** A choice that is not made is the form's initial one. */
function initialOf(field: DataField): string | null {
  return (field.kind === "choice" && field.initial) || null;
}

/** Of a new form: the initial choices, and 0 pieces. */
export function initialValuesOf(list: Fields): Record<string, string> {
  const values = dataOf(list).flatMap((field) => {
    if (field.kind === "count") return [[field.name, "0"]];
    return field.kind === "choice" && field.initial !== undefined ? [[field.name, field.initial]] : [];
  });
  return Object.fromEntries(values) as Record<string, string>;
}

/** The lines of its page, by field name. `own` are the lines that the noun writes itself. */
export function detailsOf<List extends Fields>(
  list: List,
  stored: Stored<List>,
  { seesCost = true, own = {} }: { seesCost?: boolean; own?: { [name: string]: Detail } } = {},
): Partial<Record<NameOf<List>, Detail>> {
  const values = stored as Record<string, Value>;
  const lines = list.flatMap((field): [string, Detail][] => {
    if (!isData(field)) return own[field.name] ? [[field.name, own[field.name]!]] : [];
    if (field.inDetails === false || (field.costs === "see" && !seesCost)) return [];
    const value = wordsOf(field, values[field.column]!) || field.none;
    const wide = field.kind === "long text" ? { wide: true } : {};
    return value === undefined
      ? []
      : [[field.name, { label: field.pageLabel ?? field.label, value, ...wide }]];
  });
  return Object.fromEntries(lines) as ReturnType<typeof detailsOf<List>>;
}

/** What saving would change, one line per field. */
export function changesOf<List extends Fields>(
  list: List,
  stored: Stored<List>,
  typed: Values<List>,
  { seesCost }: Viewer = { seesCost: true },
): string[] {
  const before = stored as Record<string, Value>;
  const after = typed as Record<string, Value>;
  return dataOf(list)
    .filter(({ costs }) => seesCost || costs === undefined)
    .map((field) => ({
      label: field.label,
      from: wordsOf(field, before[field.column]!),
      to: wordsOf(field, after[field.name]!),
    }))
    .filter(({ from, to }) => from !== to)
    .map(({ label, from, to }) => `${label}: ${from || "none"} → ${to || "none"}`);
}

/** The columns of the CSV file, by field name. */
export function csvColumnsOf<List extends Fields>(
  list: List,
): { [F in Extract<DataOf<List>, { csv: string }> as F["name"]]: CsvColumn<Stored<List>> } {
  const columns = dataOf(list).flatMap((field): [string, CsvColumn<Stored<List>>][] => {
    const cell = (row: Stored<List>) => cellOf(field, (row as Record<string, Value>)[field.column]!);
    const column = { heading: field.csv ?? "", cell, ...(!isText(field) && { notTyped: true as const }) };
    return field.csv ? [[field.name, column]] : [];
  });
  return Object.fromEntries(columns) as ReturnType<typeof csvColumnsOf<List>>;
}

function isText({ kind }: DataField): boolean {
  return kind === "text" || kind === "long text";
}

function cellOf(field: DataField, value: Value) {
  const { kind } = field;
  if (kind === "choice") return wordsOf(field, value);
  if (kind === "price" && value !== null) return priceDigits(String(value));
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

/** As its page shows it; empty when nothing is stored. */
export function wordsOf(field: DataField, stored: Value): string {
  const value = stored ?? initialOf(field);
  if (value === null || value === "") return "";
  switch (field.kind) {
    case "price":
      return formatPrice(String(value));
    case "money":
      return formatMoney(String(value));
    case "count":
      return formatCount(Number(value));
    case "day":
      return formatDay(String(value));
    case "choice":
      return field.choices.find((choice) => choice.value === value)?.label ?? String(value);
    case "checkbox":
      return value ? "Yes" : "No";
    default:
      return String(value);
  }
}
