import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";

/** Only once a date that was moved back has asked for it. */
export function ChangeReasonField({ field }: { field: FieldMetadata<unknown> }) {
  if (!field.errors && !field.initialValue) return null;
  return <Field field={field} label="Reason for moving the date back" maxLength={500} autoComplete="off" />;
}
