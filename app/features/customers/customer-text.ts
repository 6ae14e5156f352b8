import { formatDay } from "~/ui/format";
import { detailsOf, formValuesOf, initialValuesOf } from "~/features/fields/field-values";
import {
  type CustomerField,
  type StockCustomerField,
  customerFields,
  stockCustomerFields,
} from "./customer-fields";
import { isTaxExempt } from "./sales-tax";
import type { StoredCustomer } from "./customers.server";

/** Today as YYYY-MM-DD. */
export function customerDetails(customer: StoredCustomer, today: string) {
  const details = Object.values(detailsOf(customerFields, customer));
  return [...details, { label: "Sales tax", value: taxWords(customer, today) }];
}

function taxWords(customer: StoredCustomer, today: string): string {
  const { tax_exempt, tax_certificate, tax_certificate_until: until } = customer;
  if (!tax_exempt) return "Charged";
  const exempt = `Exempt, certificate ${tax_certificate}${until ? `, valid until ${formatDay(until)}` : ""}`;
  return isTaxExempt(customer, today) ? exempt : `${exempt}. It ran out: tax is charged`;
}

export const newCustomerValues = initialValuesOf(customerFields);

/** The specified title when a required field is empty; another one when a value is wrong. */
export function invalidTitle(
  messages: string[],
  stated: "Missing information" | "Missing fields" = "Missing information",
): string {
  return messages.some((text) => text.endsWith(" required")) ? stated : "Validation Error";
}

export function customerFormValues(customer: StoredCustomer): Record<CustomerField, string> {
  return { ...formValuesOf(customerFields, customer), version: String(customer.version) };
}

/** For a customer whose stock is kept. */
export function stockCustomerDetails(customer: StoredCustomer) {
  return Object.values(detailsOf(stockCustomerFields, customer));
}

export function stockCustomerFormValues(customer: StoredCustomer): Record<StockCustomerField, string> {
  return { ...formValuesOf(stockCustomerFields, customer), version: String(customer.version) };
}
