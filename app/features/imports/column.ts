export type Column<Field extends string = string> = {
  field: Field;
  /** On the page where a person chooses what a column is. */
  label: string;
  /** The headings that name it, as plainHeading returns them, the likeliest first, separated by |. */
  headings: string;
  kind?: "number" | "money";
  /** Several columns may hold it together. */
  several?: boolean;
};

/** The fields with numbers, money last. */
export function numberFields(columns: readonly Column[]): string[] {
  const fieldsOf = (kind: Column["kind"]) =>
    columns.filter((column) => column.kind === kind).map(({ field }) => field);
  return [...fieldsOf("number"), ...fieldsOf("money")];
}

export function moneyFields(columns: readonly Column[]): string[] {
  return columns.filter(({ kind }) => kind === "money").map(({ field }) => field);
}
