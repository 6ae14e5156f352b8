import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";
import { type DecodedField, decodedFields } from "./decoded-fields";

/** What a VIN decode knows, open to correction. */
export function DecodedFormFields({ fields }: { fields: Record<DecodedField, FieldMetadata<unknown>> }) {
  return decodedFields.map(({ name, label }) => (
    <Field
      key={name}
      field={fields[name]}
      label={label}
      inputMode={name === "year" ? "numeric" : undefined}
      autoComplete="off"
    />
  ));
}
