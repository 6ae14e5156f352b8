import type { FieldMetadata } from "@conform-to/react";
import { Field, TextArea } from "~/ui/field";

type CompanyFields = Record<"companyName" | "companyAddress" | "phoneNumber", FieldMetadata<unknown>>;

export function CompanyFormFields({ fields }: { fields: CompanyFields }) {
  return (
    <>
      <Field field={fields.companyName} label="Company name" required autoComplete="organization" />
      <TextArea field={fields.companyAddress} label="Company address" required rows={3} />
      <Field
        field={fields.phoneNumber}
        label="Phone number"
        hint="At most 20 characters"
        type="tel"
        required
        autoComplete="tel"
      />
    </>
  );
}
