import type { FieldMetadata } from "@conform-to/react";
import { evidenceOf } from "~/features/scans/scan-review";
import { Field, FieldRow } from "~/ui/field";
import { FieldWith } from "~/ui/field-with";
import type { ScannedInvoice } from "./scanned-invoice";

type InvoiceHeadProps = {
  fields: Record<"vendor" | "invoiceNumber", FieldMetadata<string>> & {
    invoiceDate?: FieldMetadata<string>;
  };
  /** Null once it is done with. */
  scan: ScannedInvoice | null;
};

export function InvoiceHead({ fields: { vendor, invoiceNumber, invoiceDate }, scan }: InvoiceHeadProps) {
  const head = scan ? evidenceOf({ fields: scan.head }) : {};
  return (
    <FieldRow>
      <FieldWith beside={head.vendor}>
        <Field field={vendor} label="Vendor" autoComplete="off" />
      </FieldWith>
      <FieldWith beside={head.invoiceNumber}>
        <Field field={invoiceNumber} label="Invoice number" mono autoComplete="off" />
      </FieldWith>
      {invoiceDate && (
        <FieldWith beside={head.invoiceDate}>
          <Field field={invoiceDate} label="Invoice date" type="date" />
        </FieldWith>
      )}
    </FieldRow>
  );
}
