import type { FieldMetadata } from "@conform-to/react";
import { Field, FileField } from "~/ui/field";

export function ImportFileField({ field }: { field: FieldMetadata<string> }) {
  return (
    <FileField
      field={field}
      label="File"
      required
      hint="CSV or text, up to 10 MB and 100,000 rows"
      accept=".csv,.tsv,.txt,text/csv,text/plain"
    />
  );
}

/** Asked only when the money in the file is in another currency. */
export function RateField({ field, currency }: { field: FieldMetadata<string>; currency: string }) {
  if (currency === "USD") return null;
  return (
    <Field
      field={field}
      label={`US dollars for 1 ${currency}`}
      hint="Amounts in another currency are imported only at a rate that you confirm"
      inputMode="decimal"
    />
  );
}
