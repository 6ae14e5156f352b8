import type { FieldMetadata } from "@conform-to/react";
import { Checkbox, Field, FieldRow, Select, TextArea } from "~/ui/field";
import { type PriceLevel, customerTypes, paymentTerms, priceLevels } from "./customer-choices";
import type { CustomerField, StockCustomerField } from "./customer-schema";

type FieldsOf<Name extends string> = Record<Exclude<Name, "version">, FieldMetadata<unknown>>;
type StockCustomerFieldsProps = { fields: FieldsOf<StockCustomerField>; focused?: boolean };

/** A customer whose stock is kept. */
export function StockCustomerFields({ fields, focused }: StockCustomerFieldsProps) {
  return (
    <>
      <Field field={fields.name} label="Name" required autoFocus={focused} autoComplete="off" />
      <FieldRow>
        <Field field={fields.storeZip} label="Store ZIP" required maxLength={10} autoComplete="off" />
        <Field field={fields.phone} label="Phone" type="tel" required autoComplete="off" />
      </FieldRow>
    </>
  );
}

/** Percent off the sales price. */
export type Percents = Record<Exclude<PriceLevel, "retail">, string>;

type CustomerFieldsProps = { fields: FieldsOf<CustomerField>; percents: Percents; focused?: boolean };

/** A customer who is invoiced. */
export function CustomerFields({ fields, percents, focused }: CustomerFieldsProps) {
  return (
    <>
      <Field field={fields.name} label="Name" required autoFocus={focused} autoComplete="off" />
      <FieldRow>
        <Field field={fields.phone} label="Phone" type="tel" required autoComplete="off" />
        <Field field={fields.email} label="Email" type="email" required autoComplete="off" />
      </FieldRow>
      <TextArea field={fields.address} label="Address" rows={3} maxLength={500} />
      <FieldRow>
        <Field field={fields.storeZip} label="Store ZIP" maxLength={10} autoComplete="off" />
        <Select field={fields.customerType} label="Customer type" required options={[...customerTypes]} />
      </FieldRow>
      <FieldRow>
        <Select field={fields.paymentTerms} label="Payment terms" required options={[...paymentTerms]} />
        <Select field={fields.priceLevel} label="Price level" required options={levelOptions(percents)} />
      </FieldRow>
      <Checkbox
        field={fields.taxExempt}
        label="Tax exempt"
        hint="No sales tax is charged while the certificate is valid"
      />
      <FieldRow>
        <Field field={fields.taxCertificate} label="Certificate number" maxLength={50} autoComplete="off" />
        <Field field={fields.taxCertificateUntil} label="Valid until" type="date" autoComplete="off" />
      </FieldRow>
    </>
  );
}

function levelOptions(percents: Percents) {
  return priceLevels.map(({ value, label }) => ({
    value,
    label: value === "retail" ? label : `${label} (${percents[value]}% off)`,
  }));
}
