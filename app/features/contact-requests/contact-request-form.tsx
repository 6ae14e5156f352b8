import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { fleetSizes } from "~/features/plans/business-info-choices";
import { Field, FieldRow, Select, TextArea } from "~/ui/field";
import { interests } from "./contact-request-choices";
import type { ContactRequestForm } from "./contact-request-schema";

type Fields = Record<keyof ContactRequestForm, FieldMetadata<string>>;

export function ContactRequestFields({ fields }: { fields: Fields }) {
  return (
    <>
      <FieldRow>
        <Field field={fields.name} label="Full Name" required maxLength={200} autoComplete="name" />
        <Field field={fields.email} label="Business Email" type="email" required autoComplete="email" />
      </FieldRow>
      <FieldRow>
        <Field
          field={fields.company}
          label="Company Name"
          required
          maxLength={200}
          autoComplete="organization"
        />
        <Field
          field={fields.phone}
          label="Phone Number"
          type="tel"
          required
          maxLength={20}
          autoComplete="tel"
        />
      </FieldRow>
      <Choices fields={fields} />
      <TextArea
        field={fields.message}
        label="Tell Us About Your Needs"
        required
        rows={6}
        maxLength={10_000}
      />
      <TrapField field={fields.website} />
    </>
  );
}

function Choices({ fields }: { fields: Pick<Fields, "fleetSize" | "interest"> }) {
  return (
    <FieldRow>
      <Select
        field={fields.fleetSize}
        label="Fleet Size"
        options={[{ value: "", label: "Choose the size" }, ...fleetSizes]}
      />
      <Select
        field={fields.interest}
        label="Primary Interest"
        required
        options={[{ value: "", label: "Choose what interests you" }, ...interests]}
      />
    </FieldRow>
  );
}

/** Programs that fill in every field of a form fill in this one, too. */
function TrapField({ field }: { field: FieldMetadata<string> }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={field.id}>Leave this field empty</label>{" "}
      <input {...getInputProps(field, { type: "text" })} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
