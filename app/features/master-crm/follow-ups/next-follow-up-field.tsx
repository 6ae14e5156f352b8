import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";

type NextFollowUpFieldProps = { field: FieldMetadata<unknown>; hint: string };

export function NextFollowUpField({ field, hint }: NextFollowUpFieldProps) {
  return <Field field={field} label="Next follow-up" hint={hint} type="date" autoFocus />;
}
