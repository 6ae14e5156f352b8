import type { FieldWithoutFile, NameOf } from "~/features/fields/field";
import { addressField, emailField, phoneField } from "./contact-fields";
import { customerTypes, paymentTerms, priceLevels } from "./customer-choices";

const input = { autoComplete: "off" } as const;

const name = {
  name: "name",
  column: "name",
  label: "Name",
  kind: "text",
  maxLength: 200,
  input,
} as const;

const storeZip = {
  name: "storeZip",
  column: "store_zip",
  label: "Store ZIP",
  kind: "text",
  maxLength: 10,
  limitsTyping: true,
  input,
  check: {
    passes: (zip: string) => /^[a-z0-9][a-z0-9 -]+$/i.test(zip),
    message: "Store ZIP must be a ZIP code, such as 60614",
  },
} as const;

const phone = { ...phoneField, name: "phone", column: "phone", label: "Phone" } as const;

/** The fields of a customer who is invoiced, in the order of the form and the page. */
export const customerFields = [
  { ...name, required: "own words", blank: "", inDetails: false },
  { ...phone, required: "own words", blank: "", row: "reach" },
  { ...emailField, name: "email", column: "email", label: "Email", required: "own words", row: "reach" },
  { ...addressField, name: "address", column: "address", label: "Address" },
  { ...storeZip, row: "store" },
  {
    name: "customerType",
    column: "customer_type",
    label: "Customer type",
    kind: "choice",
    choices: customerTypes,
    initial: "cash_check",
    error: "Choose a customer type",
    row: "store",
  },
  {
    name: "paymentTerms",
    column: "payment_terms",
    label: "Payment terms",
    kind: "choice",
    choices: paymentTerms,
    initial: "cod",
    error: "Choose the payment terms",
    row: "terms",
  },
  {
    name: "priceLevel",
    column: "price_level",
    label: "Price level",
    kind: "choice",
    choices: priceLevels,
    initial: "retail",
    error: "Choose a price level",
    row: "terms",
  },
  {
    name: "taxExempt",
    column: "tax_exempt",
    label: "Tax exempt",
    kind: "checkbox",
    hint: "No sales tax is charged while the certificate is valid",
    inDetails: false,
  },
  {
    name: "taxCertificate",
    column: "tax_certificate",
    label: "Certificate number",
    kind: "text",
    maxLength: 50,
    limitsTyping: true,
    input,
    row: "certificate",
    inDetails: false,
  },
  {
    name: "taxCertificateUntil",
    column: "tax_certificate_until",
    label: "Valid until",
    kind: "day",
    input,
    row: "certificate",
    inDetails: false,
  },
] as const satisfies readonly FieldWithoutFile[];

const managed = ["priceLevel", "taxExempt", "taxCertificate", "taxCertificateUntil"] as const;
type Managed = (typeof managed)[number];

const isForAll = <F extends { name: string }>(field: F): field is Exclude<F, { name: Managed }> =>
  !managed.some((name) => name === field.name);

/** What the counter may change: exemptions and price levels are the manager's. */
export const counterCustomerFields = customerFields.filter(isForAll);

type ManagedField = Extract<(typeof customerFields)[number], { name: Managed }>;

export const managedCustomerFields = customerFields.filter(
  (field): field is ManagedField => !isForAll(field),
);

/** The fields of a customer whose stock is kept. */
export const stockCustomerFields = [
  { ...name, required: true },
  { ...storeZip, required: true, row: "store" },
  { ...phone, required: true, row: "store" },
] as const satisfies readonly FieldWithoutFile[];

export type CustomerField = NameOf<typeof customerFields> | "version";
export type StockCustomerField = NameOf<typeof stockCustomerFields> | "version";
