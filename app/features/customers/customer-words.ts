import { formatDay } from "~/ui/format";
import { customerTypeLabel, paymentTermsLabel, priceLevelLabel } from "./customer-choices";
import type { CustomerField } from "./customer-schema";
import type { StoredCustomer } from "./customers.server";

type CustomerDetail = { label: string; value: string; wide?: boolean };

/** What is known of a customer. */
export function customerDetails(customer: StoredCustomer): CustomerDetail[] {
  const details = [
    { label: "Phone", value: customer.phone },
    { label: "Email", value: customer.email ?? "" },
    { label: "Address", value: customer.address ?? "", wide: true },
    { label: "Store ZIP", value: customer.store_zip ?? "" },
    { label: "Customer type", value: customerTypeLabel(customer.customer_type) },
    { label: "Payment terms", value: paymentTermsLabel(customer.payment_terms) },
    { label: "Price level", value: priceLevelLabel(customer.price_level) },
    { label: "Sales tax", value: taxWords(customer) },
  ];
  return details.filter(({ value }) => value !== "");
}

function taxWords({ tax_exempt, tax_certificate, tax_certificate_until: until }: StoredCustomer): string {
  if (!tax_exempt) return "Charged";
  return `Exempt, certificate ${tax_certificate}${until ? `, valid until ${formatDay(until)}` : ""}`;
}

/** A new customer, before anything is typed. */
export const newCustomerValues = { customerType: "cash_check", paymentTerms: "cod", priceLevel: "retail" };

/** A customer as the values of the form. */
export function customerFormValues(customer: StoredCustomer): Record<CustomerField, string> {
  return {
    name: customer.name,
    phone: customer.phone,
    email: customer.email ?? "",
    address: customer.address ?? "",
    storeZip: customer.store_zip ?? "",
    customerType: customer.customer_type,
    paymentTerms: customer.payment_terms ?? "cod",
    priceLevel: customer.price_level,
    taxExempt: customer.tax_exempt ? "on" : "",
    taxCertificate: customer.tax_certificate ?? "",
    taxCertificateUntil: customer.tax_certificate_until ?? "",
    version: String(customer.version),
  };
}
