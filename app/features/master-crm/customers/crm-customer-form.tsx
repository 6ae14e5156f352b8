import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { businessTypes } from "~/features/accounts/account-choices";
import { FormFields } from "~/features/fields/form-fields";
import { CheckboxGroup, Field } from "~/ui/field";
import { type CrmCustomerField, crmCustomerFields, editedCrmCustomerFields } from "./crm-customer-fields";

type CrmCustomerFieldsProps = {
  fields: Record<Exclude<CrmCustomerField, "version">, FieldMetadata<unknown>>;
  /** The plan is set elsewhere. */
  isEdit?: boolean;
  focused?: boolean;
  /** After the input of a field: where its value was read, say. */
  beside?: Partial<Record<string, ReactNode>>;
};

export function CrmCustomerFields({ fields, isEdit, focused, beside }: CrmCustomerFieldsProps) {
  const own = {
    businessType: (
      <CheckboxGroup field={fields.businessType} legend="Business type" options={[...businessTypes]} />
    ),
    leadScore: (
      <Field
        field={fields.leadScore}
        label="Lead score"
        hint="From 0 to 100"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
    ),
  };
  const list = isEdit ? editedCrmCustomerFields : crmCustomerFields;
  return <FormFields list={list} fields={fields} own={own} focused={focused} beside={beside} />;
}
