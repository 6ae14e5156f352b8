import type { FieldMetadata } from "@conform-to/react";
import { CheckboxGroup } from "~/ui/field";
import { FormFields } from "~/features/fields/form-fields";
import { PhotoField } from "~/features/files/photo-field";
import { MeterField } from "~/features/meters/meter-field";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { serviceFields } from "./service-fields";
import type { ServiceFields } from "./service-schema";

type ServiceFormFieldsProps = {
  fields: Record<Exclude<keyof ServiceFields, "version">, FieldMetadata<unknown>>;
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
  const own = {
    mileage: <MeterField field={fields.mileage} unit={meterUnit} current={current} />,
    reminderIds: reminders.length > 0 && (
      <CheckboxGroup
        field={fields.reminderIds}
        legend="Reminders that this completes"
        options={reminders.map(({ id, task }) => ({ value: id, label: task }))}
      />
    ),
    photo: <PhotoField fields={fields} label="Photo of the invoice" />,
  };
  return <FormFields list={serviceFields} fields={fields} own={own} focused={focused} />;
}
