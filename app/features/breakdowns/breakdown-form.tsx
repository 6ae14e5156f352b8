import type { FieldMetadata } from "@conform-to/react";
import { Checkbox, Field, FieldRow, Select } from "~/ui/field";
import { MeterField } from "~/features/meters/meter-field";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { breakdownTypes } from "./breakdown-types";

type Reading = { value: string; unit: MeterUnit } | null;

export function BreakdownTypeField({ field, focused }: { field: FieldMetadata<unknown>; focused?: boolean }) {
  const options = breakdownTypes.map((type) => ({ value: type, label: type }));
  return (
    <Select
      field={field}
      label="What is wrong"
      required
      autoFocus={focused}
      options={[{ value: "", label: "Choose…" }, ...options]}
    />
  );
}

export function UnsafeField({ field }: { field: FieldMetadata<unknown> }) {
  return <Checkbox field={field} label="Not safe to drive" />;
}

type WhenProps = {
  fields: { mileage: FieldMetadata<unknown>; breakdownDate: FieldMetadata<unknown> };
  unit: MeterUnit;
  current?: Reading;
};

export function BreakdownWhenFields({ fields, unit, current }: WhenProps) {
  return (
    <FieldRow>
      <MeterField field={fields.mileage} unit={unit} current={current} />
      <Field field={fields.breakdownDate} label="Date" type="date" required />
    </FieldRow>
  );
}

export function CostField({ field }: { field: FieldMetadata<unknown> }) {
  return (
    <Field
      field={field}
      label="Cost without parts"
      hint="Labor, towing and the like, in dollars. Empty or 0: not yet known. Parts linked to it are added."
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
