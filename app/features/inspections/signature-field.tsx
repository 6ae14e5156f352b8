import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/field";
import { RadioGroup } from "~/ui/radio-group";
import { type Signer, isOwnName } from "./signature";

type Fields = Record<string, FieldMetadata<string>>;
type SignatureFieldProps = { fields: Fields; signer: Signer; autoFocus?: boolean };

/** A typed name is the signature; with the login and the time it says who signed (49 CFR 390.32). */
export function SignatureField({ fields, signer, autoFocus }: SignatureFieldProps) {
  const { signatureName, signing } = fields;
  const typed = signatureName!.initialValue ?? "";
  const isAnother = typed.trim() !== "" && !isOwnName(signer, typed);
  const isAsked = isAnother && Boolean(signing!.errors ?? signing!.initialValue);
  return (
    <>
      <Field
        field={signatureName!}
        label="Your name, as your signature"
        hint="It is kept with your sign-in and the time, and cannot be changed afterwards."
        required
        autoFocus={autoFocus}
        autoComplete="name"
        maxLength={100}
      />
      {signer.name === null && <IsOwnName field={signing!} signer={signer} typed={typed} />}
      {signer.name !== null && isAsked && <SignsForOther field={signing!} name={signer.name} typed={typed} />}
    </>
  );
}

type IsOwnNameProps = { field: FieldMetadata<string>; signer: Signer; typed: string };

/** Once: the name is kept then. */
function IsOwnName({ field, signer: { email, keepsName }, typed }: IsOwnNameProps) {
  return (
    <RadioGroup
      field={field}
      legend={`You are signed in as ${email}. Is ${typed || "this"} your own name?`}
      options={[
        { value: "own", label: keepsName ? "Yes. Keep it as my name" : "Yes" },
        { value: "other", label: `No, I am signing for ${typed || "somebody else"}. The signature says so` },
      ]}
    />
  );
}

type SignsForOtherProps = { field: FieldMetadata<string>; name: string; typed: string };

function SignsForOther({ field, name, typed }: SignsForOtherProps) {
  return (
    <RadioGroup
      field={field}
      legend={`You are signed in as ${name}. Are you signing for ${typed}?`}
      options={[
        { value: "other", label: `Yes, I am signing for ${typed}. The signature says so` },
        { value: "signer", label: `No, I sign with my own name: ${name}` },
      ]}
    />
  );
}
