import type { FieldMetadata } from "@conform-to/react";
import { Checkbox } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import type { FinalizeForm } from "./finalize-schema";
import { paymentMethods } from "../payments/payment-methods";
import type { ReadyInvoice } from "./finalize-summary.server";

/** What is to be known before an invoice is finalized. */
export function ReadyFacts({ ready: { number, customer, total, notices } }: { ready: ReadyInvoice }) {
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
  ready: ReadyInvoice;
  focused: boolean;
};

export function FinalizeFields({ fields, ready, focused }: FinalizeFieldsProps) {
  return (
    <>
      <RadioGroup field={fields.method} legend="Payment method" options={paymentMethods} focused={focused} />
      <Checkbox field={fields.paidNow} label="Paid now" />
      <Checkbox field={fields.print} label="Print Invoice" />
      <Checkbox
        field={fields.email}
        label={`Send to Customer Email ${ready.email ?? "(No email on file)"}`}
        disabled={!ready.email}
      />
      <input type="hidden" name="version" value={ready.version} />
      <input type="hidden" name="number" value={ready.number} />
    </>
  );
}

/** On terms nothing is paid at the counter, unless somebody says so. */
export function finalizeValues({ method, version, number }: ReadyInvoice): FinalizeForm {
  return {
    method,
    paidNow: method === "terms_account" ? undefined : "on",
    print: undefined,
    email: undefined,
    version,
    number,
  };
}
