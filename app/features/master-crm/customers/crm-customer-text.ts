import { detailsOf, formValuesOf, initialValuesOf } from "~/features/fields/field-values";
import { businessTypeWords, defaultScore } from "./crm-customer-choices";
import { type CrmCustomerField, crmCustomerFields } from "./crm-customer-fields";
import type { StoredCrmCustomer } from "./crm-customers.server";

export function crmCustomerDetails(customer: StoredCrmCustomer) {
  const { business_type, lead_score, account_number } = customer;
  const details = detailsOf(crmCustomerFields, customer, {
    own: {
      businessType: { label: "Business type", value: businessTypeWords(business_type) || "Not specified" },
      leadScore: { label: "Lead score", value: `${lead_score} of 100` },
    },
  });
  return [...Object.values(details), { label: "Account number", value: account_number }];
}

export const newCrmCustomerValues = {
  ...initialValuesOf(crmCustomerFields),
  leadScore: String(defaultScore),
};

export const crmCustomerLabels: Record<string, string> = Object.fromEntries(
  crmCustomerFields.flatMap((field) => ("label" in field ? [[field.name, field.label]] : [])),
);

export type CrmCustomerForm = Record<Exclude<CrmCustomerField, "businessType">, string> & {
  businessType: string[];
};

export function crmCustomerFormValues(customer: StoredCrmCustomer): CrmCustomerForm {
  return {
    ...formValuesOf(crmCustomerFields, customer),
    businessType: customer.business_type,
    leadScore: String(customer.lead_score),
    version: String(customer.version),
  };
}
