import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Field, FieldRow, Select, TextArea } from "~/ui/field";
import type { MeterUnit } from "~/features/meters/meter-unit";
import type { RuleField } from "./reminder-schema";

type ReminderFormFieldsProps = {
  fields: Record<RuleField, FieldMetadata<unknown>>;
  meterUnit: MeterUnit;
  focused: boolean;
  lastDone?: ReactNode;
};

const every: Record<MeterUnit, string> = {
  mi: "Every how many miles",
  km: "Every how many kilometers",
  h: "Every how many hours",
};

const units = [
  { value: "days", label: "Days" },
  { value: "weeks", label: "Weeks" },
  { value: "months", label: "Months" },
  { value: "years", label: "Years" },
];

export function ReminderFormFields({ fields, meterUnit, focused, lastDone }: ReminderFormFieldsProps) {
  return (
    <>
      <Field
        field={fields.task}
        label="Task"
        hint="What is to be done, such as oil and filters"
        required
        autoComplete="off"
        autoFocus={focused}
      />
      <FieldRow>
        <Field field={fields.everyUse} label={every[meterUnit]} inputMode="decimal" autoComplete="off" />
        <Field
          field={fields.everyTime}
          label="Every how much time"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
        <Select field={fields.timeUnit} label="Unit of time" options={units} />
        <Field field={fields.dueOn} label="Due on a fixed date" type="date" />
      </FieldRow>
      <p className="field field-hint">
        Fill in one or more: what comes first counts. With a time, a fixed date comes again after it.
      </p>
      {lastDone}
      <DueSoonFields fields={fields} meterUnit={meterUnit} />
      <TextArea field={fields.notes} label="Notes" rows={2} />
    </>
  );
}

function DueSoonFields({ fields, meterUnit }: Pick<ReminderFormFieldsProps, "fields" | "meterUnit">) {
  return (
    <FieldRow>
      <Field
        field={fields.soonUse}
        label={`Due soon from, ${meterUnit} before`}
        hint="Empty: a tenth of the interval, at most 1,000 mi"
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        field={fields.soonDays}
        label="Due soon from, days before"
        hint="Empty: 14 days. Also before the day on which the use is expected"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </FieldRow>
  );
}
