import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";

export function NextFollowUpField({ field }: { field: FieldMetadata<unknown> }) {
  return (
    <Field
      field={field}
      label="Next follow-up"
      hint="Empty: the next activity that is scheduled, if there is one"
      type="date"
      autoFocus
    />
  );
}
