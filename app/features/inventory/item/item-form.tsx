import type { FieldMetadata } from "@conform-to/react";
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
};

export function ItemFormFields({ fields, bins, seesCost, focused, isNew }: ItemFormFieldsProps) {
  const bin = <Field field={fields.bin} label="Bin" required={isNew} proposals={bins} autoComplete="off" />;
  return <FormFields list={itemFields} fields={fields} own={{ bin }} seesCost={seesCost} focused={focused} />;
}
