import type { FieldMetadata } from "@conform-to/react";
import { Field, FieldError, FieldRow, Select } from "~/ui/field";
import { formatCount } from "~/ui/format";
import type { CreditLine } from "../credit-lines.server";
import type { CreditForm } from "./credit-schema";
import { describeLine } from "../line-kinds";
import { moneyKinds } from "../payments/payment-methods";

type CreditFieldsProps = {
  fields: { [Name in keyof CreditForm]: FieldMetadata<CreditForm[Name], CreditForm, string[]> };
  lines: CreditLine[];
  autoFocus: boolean;
};

export function CreditFields({ fields, lines, autoFocus }: CreditFieldsProps) {
  const known = new Map(lines.map((line) => [line.id, line]));
  return (
    <>
      <input type="hidden" name="version" value={fields.version.initialValue} />
      <fieldset className="form-lines" id={fields.lines.id} tabIndex={-1}>
        <legend>What is credited</legend>
        <FieldError field={fields.lines} />
        {fields.lines.getFieldList().map((line, index) => {
          const { id } = line.getFieldset();
          const credited = known.get(id.value ?? "");
          if (!credited) return null;
          return <Line key={credited.id} field={line} line={credited} autoFocus={autoFocus && index === 0} />;
        })}
      </fieldset>
      <Field
        field={fields.reason}
        label="Reason"
        hint="Printed on the credit note, such as: wrong part ordered"
        required
        maxLength={500}
      />
      <Select
        field={fields.paidBack}
        label="Money that was paid too much"
        options={[
          { value: "", label: "Stays as a credit" },
          ...moneyKinds.map(({ value, label }) => ({ value, label: `Paid back now: ${label}` })),
        ]}
      />
    </>
  );
}

type LineProps = {
  field: FieldMetadata<CreditForm["lines"][number], CreditForm, string[]>;
  line: CreditLine;
  autoFocus: boolean;
};

function Line({ field, line, autoFocus }: LineProps) {
  const { id, quantity, restocked } = field.getFieldset();
  const { partNumber, description, left } = line;
  const ofThem =
    left === line.quantity ? formatCount(left) : `${formatCount(left)} of ${formatCount(line.quantity)}`;
  return (
    <div className="credit-line">
      <p>
        <b className="typed">{partNumber}</b> {describeLine(line.kind, description)}
      </p>
      <input type="hidden" name={id.name} value={id.value} />
      <FieldRow>
        <Field
          field={quantity}
          label="Credit"
          hint={`${ofThem} left to credit`}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          autoFocus={autoFocus}
        />
        {line.kind === "sale" && line.itemId && (
          <Field
            field={restocked}
            label="Back on the shelf"
            hint="Empty: all that were handed over. Those still owed are credited first"
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
          />
        )}
      </FieldRow>
    </div>
  );
}
