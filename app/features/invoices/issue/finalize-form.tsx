import type { FieldMetadata } from "@conform-to/react";
import { Checkbox, Field, FieldRow, Select } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import type { FinalizeForm } from "./finalize-schema";
import { moneyKinds, paidBy, paymentMethods } from "../payments/payment-methods";
import type { FinalizeSummary } from "./finalize-summary.server";

export function FinalizeSummaryText({
  summary: { number, customer, total, notices },
}: {
  summary: FinalizeSummary;
}) {
  return (
    <>
      <p>
        <b>{number}</b> for {customer || "no customer yet"}: <b>{total}</b>
      </p>
      {notices.length > 0 && (
        <Notice kind="warning" title="Before you finalize">
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

type FinalizeFieldsProps = {
  fields: { [Name in keyof FinalizeForm]: FieldMetadata<unknown> };
  summary: FinalizeSummary;
  focused: boolean;
};

export function FinalizeFields({ fields, summary, focused }: FinalizeFieldsProps) {
  return (
    <>
      <RadioGroup field={fields.method} legend="Payment method" options={paymentMethods} focused={focused} />
      <Checkbox field={fields.paidNow} label="Paid now" />
      <FieldRow>
        <Select field={fields.paidBy} label="Paid by" options={[...moneyKinds]} />
        <Field
          field={fields.reference}
          label="Reference"
          hint="Such as the number of a check"
          maxLength={100}
        />
      </FieldRow>
      {summary.needsReason && (
        <Field
          field={fields.reason}
          label="Why"
          hint="Below cost, or without tax: the reason is kept for the managers"
          required
          maxLength={500}
        />
      )}
      <Checkbox field={fields.print} label="Print Invoice" />
      <Checkbox
        field={fields.email}
        label={`Send to Customer Email ${summary.email ?? "(No email on file)"}`}
        disabled={!summary.email}
      />
      <input type="hidden" name="version" value={summary.version} />
      <input type="hidden" name="number" value={summary.number} />
    </>
  );
}

/** On terms, nothing is paid at the counter by default. */
export function finalizeValues({ method, version, number }: FinalizeSummary): FinalizeForm {
  return {
    method,
    paidNow: method === "terms_account" ? undefined : "on",
    paidBy: paidBy[method],
    reference: "",
    reason: "",
    print: undefined,
    email: undefined,
    version,
    number,
  };
}
