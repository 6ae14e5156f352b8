import type { FieldMetadata } from "@conform-to/react";
import { Field, FieldRow } from "~/ui/field";
import type { ItemField } from "./inventory-schema";

type ItemFormFieldsProps = {
  fields: Record<ItemField, FieldMetadata<unknown>>;
  bins: string[];
  seesCost: boolean;
  focused?: boolean;
  /** A new part: its bin must be named. */
  isNew?: boolean;
};

export function ItemFormFields({ fields, bins, seesCost, focused, isNew }: ItemFormFieldsProps) {
  return (
    <>
      <Field
        field={fields.partNumber}
        label="Part number"
        required
        mono
        autoComplete="off"
        spellCheck={false}
        autoFocus={focused}
      />
      <Field field={fields.description} label="Description" />
      <FieldRow>
        <Field field={fields.manufacturer} label="Manufacturer" />
        <Field field={fields.vendor} label="Vendor" />
      </FieldRow>
      <FieldRow>
        {seesCost && <Field field={fields.cost} label="Cost" inputMode="decimal" autoComplete="off" />}
        <Field field={fields.salesPrice} label="Sales price" inputMode="decimal" autoComplete="off" />
        {seesCost && (
          <Field field={fields.coreCharge} label="Core charge" inputMode="decimal" autoComplete="off" />
        )}
      </FieldRow>
      <FieldRow>
        <Field field={fields.bin} label="Bin" required={isNew} proposals={bins} autoComplete="off" />
        <Field field={fields.quantity} label="Quantity" required inputMode="numeric" autoComplete="off" />
        <Field
          field={fields.reorderPoint}
          label="Reorder point"
          required
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldRow>
    </>
  );
}
