import type { FieldMetadata } from "@conform-to/react";
import { Field, FieldRow, Select } from "~/ui/field";
import { kindWords, numberKinds } from "./item-number-kinds";
import type { NumberField } from "./item-number-schema";

type NumberFormFieldsProps = {
  fields: Record<NumberField, FieldMetadata<unknown>>;
  seesCost: boolean;
  /** The part's own vendor, since it is the likely one. */
  vendor: string;
  focused?: boolean;
};

export function NumberFormFields({ fields, seesCost, vendor, focused }: NumberFormFieldsProps) {
  return (
    <>
      <Select
        field={fields.kind}
        label="What it is"
        required
        autoFocus={focused}
        options={[
          { value: "", label: "Choose…" },
          ...numberKinds.map((value) => ({ value, label: kindWords[value].choice })),
        ]}
      />
      <FieldRow>
        <Field field={fields.number} label="Number" required mono autoComplete="off" spellCheck={false} />
        <Field
          field={fields.company}
          label="Company"
          hint="Whose number it is: the maker, or the vendor"
          autoComplete="off"
          proposals={vendor ? [vendor] : undefined}
        />
      </FieldRow>
      {seesCost && (
        <Field
          field={fields.lastCost}
          label="Last cost"
          hint="For a vendor's number: what a piece cost there last"
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </>
  );
}
