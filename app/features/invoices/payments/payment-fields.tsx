import type { FieldMetadata } from "@conform-to/react";
import { Field, FieldRow, Select } from "~/ui/field";
import { moneyKinds } from "./payment-methods";
import type { PaymentField } from "./payment-schema";

type Fields = Record<PaymentField, FieldMetadata<string>>;

export function PaymentFields({ fields, autoFocus }: { fields: Fields; autoFocus: boolean }) {
  return (
    <>
      <FieldRow>
        <Field
          field={fields.amount}
          label="Amount ($)"
          required
          inputMode="decimal"
          autoComplete="off"
          autoFocus={autoFocus}
          maxLength={20}
        />
        <Select field={fields.method} label="Method" required options={[...moneyKinds]} />
        <Field field={fields.paidOn} label="Date" type="date" required />
      </FieldRow>
      <Field
        field={fields.reference}
        label="Reference"
        hint="Such as the number of a check"
        maxLength={100}
      />
      <Field field={fields.note} label="Note" maxLength={500} />
      <input type="hidden" name="direction" value={fields.direction.initialValue ?? "in"} />
    </>
  );
}
