import type { FieldMetadata } from "@conform-to/react";
import { CheckboxGroup, Field, FieldRow, TextArea } from "~/ui/field";
import { PhotoField } from "../files/photo-field";
import { MeterField } from "../meters/meter-field";
import type { MeterUnit } from "../meters/meter-unit";

type Name =
  | "description"
  | "mileage"
  | "vendor"
  | "laborCost"
  | "otherCost"
  | "serviceDate"
  | "reminderIds"
  | "notes"
  | "photo"
  | "photoId";

type ServiceFormFieldsProps = {
  fields: Record<Name, FieldMetadata<unknown>>;
  meterUnit: MeterUnit;
  current?: { value: string; unit: MeterUnit } | null;
  reminders: { id: string; task: string }[];
  focused?: boolean;
};

export function ServiceFormFields({
  fields,
  meterUnit,
  current,
  reminders,
  focused,
}: ServiceFormFieldsProps) {
  return (
    <>
      <Field field={fields.description} label="What was done" required autoFocus={focused} maxLength={500} />
      <FieldRow>
        <MeterField field={fields.mileage} unit={meterUnit} current={current} />
        <Field field={fields.serviceDate} label="Date" type="date" required />
      </FieldRow>
      <FieldRow>
        <Field field={fields.laborCost} label="Labor" inputMode="decimal" autoComplete="off" />
        <Field field={fields.otherCost} label="Other cost" inputMode="decimal" autoComplete="off" />
      </FieldRow>
      <Field field={fields.vendor} label="Vendor" hint="Empty when your own shop did it" />
      {reminders.length > 0 && (
        <CheckboxGroup
          field={fields.reminderIds}
          legend="Reminders that this completes"
          options={reminders.map(({ id, task }) => ({ value: id, label: task }))}
        />
      )}
      <TextArea field={fields.notes} label="Notes" rows={3} />
      <PhotoField fields={fields} label="Photo of the invoice" />
    </>
  );
}
