import { z } from "zod";
import { checkbox, optionalDay, optionalText, version } from "../amounts/amount-fields";
import { customerTypes, paymentTerms, priceLevels } from "./customer-choices";

const zip = /^[a-z0-9][a-z0-9 -]+$/i;
const zipMessage = "Store ZIP must be a ZIP code, such as 60614";

const required = (name: string, most: number) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(most, `${name} must be at most ${most} characters`);

/** A customer whose stock is kept; the same for a new one and one that is edited, which names its version. */
export const stockCustomerSchema = z
  .object({
    name: required("Name", 200),
    storeZip: required("Store ZIP", 10).regex(zip, zipMessage),
    phone: required("Phone", 50),
    version: version.optional(),
  })
  .transform(({ name, storeZip, phone, ...typed }) => ({
    version: typed.version,
    columns: { name, store_zip: storeZip, phone },
  }));

const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) =>
  choices.map(({ value }) => value);

/** A customer who is invoiced; the same for a new one and one that is edited, which names its version. */
export const customerSchema = z
  .object({
    name: optionalText("Name", 200),
    phone: optionalText("Phone", 50),
    email: optionalText("Email", 255).refine(
      (email) => email === null || z.email().safeParse(email).success,
      "Invalid email address",
    ),
    address: optionalText("Address", 500),
    storeZip: optionalText("Store ZIP", 10).refine((typed) => typed === null || zip.test(typed), zipMessage),
    customerType: z.enum(valuesOf(customerTypes), { error: "Choose a customer type" }),
    paymentTerms: z.enum(valuesOf(paymentTerms), { error: "Choose the payment terms" }),
    priceLevel: z.enum(valuesOf(priceLevels), { error: "Choose a price level" }),
    taxExempt: checkbox,
    taxCertificate: optionalText("Certificate number", 50),
    taxCertificateUntil: optionalDay("Valid until"),
    version: version.optional(),
  })
  .transform((typed, issues) => {
    const { name, phone, email } = typed;
    const refuse = (field: string, message: string) =>
      issues.addIssue({ code: "custom", path: field ? [field] : [], message });
    if (!name || !phone || !email) {
      refuse("", "Name, phone, and email are required");
      if (!name) refuse("name", "Name is required");
      if (!phone) refuse("phone", "Phone is required");
      if (!email) refuse("email", "Email is required");
    }
    if (typed.taxExempt && !typed.taxCertificate)
      refuse("taxCertificate", "Certificate number is required for a customer who is tax exempt");
    return {
      version: typed.version,
      columns: {
        name: name ?? "",
        phone: phone ?? "",
        email,
        address: typed.address,
        store_zip: typed.storeZip,
        customer_type: typed.customerType,
        payment_terms: typed.paymentTerms,
        price_level: typed.priceLevel,
        tax_exempt: typed.taxExempt,
        tax_certificate: typed.taxCertificate,
        tax_certificate_until: typed.taxCertificateUntil,
      },
    };
  });

export type StockCustomer = z.output<typeof stockCustomerSchema>;
export type Customer = z.output<typeof customerSchema>;

/** What either form saves. */
export type CustomerColumns = StockCustomer["columns"] | Customer["columns"];

export type StockCustomerField = "name" | "storeZip" | "phone" | "version";
export type CustomerField =
  | StockCustomerField
  | "email"
  | "address"
  | "customerType"
  | "paymentTerms"
  | "priceLevel"
  | "taxExempt"
  | "taxCertificate"
  | "taxCertificateUntil";
