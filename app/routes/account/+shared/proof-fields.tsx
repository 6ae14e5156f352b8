import type { FieldMetadata } from "@conform-to/react";
import { Field, Password } from "~/ui/field";

type ProofFieldsProps = { fields: { password: FieldMetadata<string>; code: FieldMetadata<string> } };

/** What a session alone must not do. */
export function ProofFields({ fields }: ProofFieldsProps) {
  return (
    <>
      <Password field={fields.password} label="Current password" autoComplete="current-password" />
      <Field
        field={fields.code}
        label="Code"
        hint="6 digits from the app, or one of your recovery codes of 16"
        required
        mono
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
    </>
  );
}
