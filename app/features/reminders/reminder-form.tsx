import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Field, FieldRow, TextArea } from "~/ui/field";
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
          field={fields.everyMonths}
          label="Every how many months"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
        <Field field={fields.dueOn} label="Due on a fixed date" type="date" />
      </FieldRow>
      <p className="field field-hint">
        Fill in one or more: what comes first counts. With months, a fixed date comes again after them.
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
        hint="Empty: 14 days"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </FieldRow>
  );
}
