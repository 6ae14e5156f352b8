import type { FieldMetadata } from "@conform-to/react";
import { FormFields } from "~/features/fields/form-fields";
import { type DecodedField, decodedFields } from "./decoded-fields";

export function DecodedFormFields({ fields }: { fields: Record<DecodedField, FieldMetadata<unknown>> }) {
  return <FormFields list={decodedFields} fields={fields} own={{}} />;
}
