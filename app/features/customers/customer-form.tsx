import type { FieldMetadata } from "@conform-to/react";
import { Select } from "~/ui/field";
import { FormFields } from "~/features/fields/form-fields";
import { type PriceLevel, priceLevels } from "./customer-choices";
import {
  type CustomerField,
  type StockCustomerField,
  counterCustomerFields,
  customerFields,
  stockCustomerFields,
} from "./customer-fields";

type FieldsOf<Name extends string> = Record<Exclude<Name, "version">, FieldMetadata<unknown>>;
type StockCustomerFieldsProps = { fields: FieldsOf<StockCustomerField>; focused?: boolean };

/** A customer whose stock is kept. */
export function StockCustomerFields({ fields, focused }: StockCustomerFieldsProps) {
  return <FormFields list={stockCustomerFields} fields={fields} own={{}} focused={focused} />;
}

/** Percent off the sales price. */
export type Percents = Record<Exclude<PriceLevel, "retail">, string>;

type CustomerFieldsProps = {
  fields: FieldsOf<CustomerField>;
  percents: Percents;
  /** Exemptions and price levels too. */
  mayManage: boolean;
  focused?: boolean;
};

/** A customer who is invoiced. */
export function CustomerFields({ fields, percents, mayManage, focused }: CustomerFieldsProps) {
  if (!mayManage)
    return <FormFields list={counterCustomerFields} fields={fields} own={{}} focused={focused} />;
  const options = levelOptions(percents);
  const priceLevel = <Select field={fields.priceLevel} label="Price level" required options={options} />;
  return <FormFields list={customerFields} fields={fields} own={{ priceLevel }} focused={focused} />;
}

function levelOptions(percents: Percents) {
  return priceLevels.map(({ value, label }) => ({
    value,
    label: value === "retail" ? label : `${label} (${percents[value]}% off)`,
  }));
}
