import type { FieldMetadata } from "@conform-to/react";
import { FormFields } from "~/features/fields/form-fields";
import { type DecodedField, decodedFields } from "./decoded-fields";

/** What a VIN decode knows, open to correction. */
export function DecodedFormFields({ fields }: { fields: Record<DecodedField, FieldMetadata<unknown>> }) {
  return <FormFields list={decodedFields} fields={fields} own={{}} />;
}
