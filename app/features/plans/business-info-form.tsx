import type { FieldMetadata } from "@conform-to/react";
import { DetailsList } from "~/ui/details-list";
import { Field, Select, TextArea } from "~/ui/field";
import { fleetSizes, industries } from "./business-info-choices";
import type { BusinessInfoForm } from "./business-info-schema";

type Fields = Record<Exclude<keyof BusinessInfoForm, "version">, FieldMetadata<unknown>>;

export function BusinessInfoFields({ fields }: { fields: Fields }) {
  return (
    <>
      <Field
        field={fields.businessName}
        label="Business name"
        required
        maxLength={200}
        autoComplete="organization"
      />
      <Field field={fields.industry} label="Industry" required maxLength={200} proposals={industries} />
      <Select
        field={fields.fleetSize}
        label="Fleet size"
        required
        options={[{ value: "", label: "Choose the size" }, ...fleetSizes]}
      />
      <TextArea
        field={fields.challenges}
        label="Challenges"
        hint="What costs you time or money today"
        rows={3}
        maxLength={2000}
      />
      <TextArea
        field={fields.goals}
        label="Goals"
        hint="What should be better in a year"
        rows={3}
        maxLength={2000}
      />
    </>
  );
}

export function BusinessInfoDetails({ saved }: { saved: BusinessInfoForm }) {
  const size = fleetSizes.find(({ value }) => value === saved.fleetSize)?.label;
  return (
    <DetailsList
      details={[
        { label: "Business name", value: saved.businessName },
        { label: "Industry", value: saved.industry },
        { label: "Fleet size", value: size },
        { label: "Challenges", value: saved.challenges || "Not specified", wide: true },
        { label: "Goals", value: saved.goals || "Not specified", wide: true },
      ]}
    />
  );
}
