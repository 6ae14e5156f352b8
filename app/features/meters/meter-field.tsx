import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";
import { type MeterUnit, formatReading, readingLabel } from "./meter-unit";

type MeterFieldProps = {
  field: FieldMetadata<unknown>;
  unit: MeterUnit;
  required?: boolean;
  current?: { value: string; unit: MeterUnit } | null;
  label?: string;
};

export function MeterField({ field, unit, required, current, label }: MeterFieldProps) {
  return (
    <Field
      field={field}
      label={label ?? readingLabel(unit)}
      hint={current ? `Last read: ${formatReading(current.value, current.unit)}` : undefined}
      required={required}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
