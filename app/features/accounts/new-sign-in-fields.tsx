import type { FieldMetadata } from "@conform-to/react";
import { Field, Password } from "~/ui/field";

type SignInFields = Record<"email" | "password", FieldMetadata<unknown>>;

/** The address and the password that a person signs in with from now on. */
export function NewSignInFields({ fields }: { fields: SignInFields }) {
  return (
    <>
      <Field field={fields.email} label="Email" type="email" required autoComplete="username" />
      <NewPassword field={fields.password} label="Password" />
    </>
  );
}

export function NewPassword({ field, label }: { field: FieldMetadata<unknown>; label: string }) {
  return <Password field={field} label={label} hint="6 to 100 characters" autoComplete="new-password" />;
}
