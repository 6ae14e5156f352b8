import type { FieldMetadata } from "@conform-to/react";
import { Button } from "~/ui/button";
import { Field, FieldRow, TextArea } from "~/ui/field";
import { PhotoField } from "~/features/files/photo-field";
import type { CompanySettingsField } from "./settings-schema";

type SettingsFieldsProps = {
  fields: Record<Exclude<CompanySettingsField, "version">, FieldMetadata<unknown>>;
  /** Percent: the rate used when none is given. */
  estimate: string;
  booksAreClosed: boolean;
};

export function SettingsFields({ fields, estimate, booksAreClosed }: SettingsFieldsProps) {
  return (
    <>
      <PhotoField fields={fields} label="Logo" noun="logo" />
      <p>
        <Button variant="secondary" name="step" value="upload">
          Upload Logo
        </Button>
      </p>
      <Field field={fields.companyName} label="Company name" required autoComplete="organization" />
      <TextArea
        field={fields.headerText}
        label="Invoice header text"
        hint="At most 10 lines"
        rows={2}
        maxLength={500}
      />
      <TextArea field={fields.address} label="Address" rows={3} maxLength={500} />
      <FieldRow>
        <Field field={fields.phone} label="Phone" type="tel" autoComplete="tel" />
        <Field field={fields.taxId} label="Tax ID" maxLength={50} autoComplete="off" />
      </FieldRow>
      <ReplyToField field={fields.replyTo} />
      <Field
        field={fields.taxRate}
        label="Default tax rate, %"
        hint={`Left empty it is estimated from your ZIP: ${estimate}%. Check that: counties and cities have rates of their own.`}
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
      />
      <FieldRow>
        <PercentField field={fields.shopPercent} label="Shop price, % off" />
        <PercentField field={fields.fleetPercent} label="Fleet price, % off" />
      </FieldRow>
      <BooksFields fields={fields} booksAreClosed={booksAreClosed} />
    </>
  );
}

function ReplyToField({ field }: { field: FieldMetadata<unknown> }) {
  return (
    <Field
      field={field}
      label="Email for answers"
      hint="Customers who answer a mailed invoice or statement reach this address. Left empty, they reach whoever sent it."
      type="email"
      maxLength={255}
      autoComplete="email"
    />
  );
}

function BooksFields({ fields, booksAreClosed }: Omit<SettingsFieldsProps, "estimate">) {
  return (
    <>
      <Field
        field={fields.booksClosedUntil}
        label="Books closed through"
        hint="Invoices of this day and before can’t change. An earlier day, or none, opens them again."
        type="date"
        autoComplete="off"
      />
      {booksAreClosed && (
        <Field
          field={fields.openingReason}
          label="Why closed days are opened again"
          hint="Only if you open some. It is kept with your name."
          maxLength={500}
          autoComplete="off"
        />
      )}
    </>
  );
}

function PercentField({ field, label }: { field: FieldMetadata<unknown>; label: string }) {
  return (
    <Field
      field={field}
      label={label}
      hint="Off the sales price"
      inputMode="decimal"
      maxLength={10}
      autoComplete="off"
    />
  );
}
