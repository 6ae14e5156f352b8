import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";

type SignatureFieldProps = { field: FieldMetadata<string>; autoFocus?: boolean };

/** A typed name is the signature; with the login and the time it says who signed (49 CFR 390.32). */
export function SignatureField({ field, autoFocus }: SignatureFieldProps) {
  return (
    <Field
      field={field}
      label="Your name, as your signature"
      hint="It is kept with your sign-in and the time, and cannot be changed afterwards."
      required
      autoFocus={autoFocus}
      autoComplete="name"
      maxLength={100}
    />
  );
}
