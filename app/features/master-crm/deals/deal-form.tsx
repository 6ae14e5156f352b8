import type { FieldMetadata } from "@conform-to/react";
import { FormFields } from "~/features/fields/form-fields";
import { Field, TextArea } from "~/ui/field";
import { type DealField, dealFields, editedDealFields } from "./deal-fields";

type DealFieldsProps = {
  fields: Record<DealField, FieldMetadata<unknown>>;
  /** A deal is moved to another stage, not edited. */
  isEdit?: boolean;
  isLost: boolean;
  focused?: boolean;
};

export function DealFields({ fields, isEdit, isLost, focused }: DealFieldsProps) {
  const own = {
    lostReason: isLost && <LostReason field={fields.lostReason} />,
    probability: <Probability field={fields.probability} required={isEdit} />,
  };
  const list = isEdit ? editedDealFields : dealFields;
  return <FormFields list={list} fields={fields} own={own} focused={focused} />;
}

export function LostReason({
  field,
  required = true,
}: {
  field: FieldMetadata<unknown>;
  required?: boolean;
}) {
  return <TextArea field={field} label="Why it was lost" required={required} rows={3} maxLength={500} />;
}

export function Probability({ field, required }: { field: FieldMetadata<unknown>; required?: boolean }) {
  return (
    <Field
      field={field}
      label="Probability"
      hint="Percent, from 0 to 100"
      required={required}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
    />
  );
}
