import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Field } from "~/ui/field";
import { FormFields } from "~/features/fields/form-fields";
import { type ItemField, itemFields } from "./item-fields";

type ItemFormFieldsProps = {
  fields: Record<ItemField, FieldMetadata<unknown>>;
  bins: string[];
  seesCost: boolean;
  focused?: boolean;
  /** A new part must name its bin. */
  isNew?: boolean;
  /** Below a field, by its name. */
  beside?: Partial<Record<string, ReactNode>>;
};

export function ItemFormFields({ fields, bins, seesCost, focused, isNew, beside }: ItemFormFieldsProps) {
  const bin = <Field field={fields.bin} label="Bin" required={isNew} proposals={bins} autoComplete="off" />;
  const list = { list: itemFields, fields, own: { bin }, seesCost, focused, beside };
  return <FormFields {...list} />;
}
