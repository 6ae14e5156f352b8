import { z } from "zod";
import { version } from "~/features/amounts/amount-fields";
import { shapeOf } from "~/features/fields/field-schema";
import { columnsOf } from "~/features/fields/field-values";
import { counterCustomerFields, customerFields, stockCustomerFields } from "./customer-fields";

/** The person said that it is another customer than the one with the same name, phone, mail or address. */
const confirmed = z.literal("same-customer").optional();

/** A customer whose stock is kept. New and edited ones alike; an edited one names its version. */
export const stockCustomerSchema = z
  .object({
    ...shapeOf(stockCustomerFields),
    version: version.optional(),
    confirmed,
  })
  .transform(({ version, confirmed, ...typed }) => ({
    version,
    confirmed,
    columns: columnsOf(stockCustomerFields, typed),
  }));

const customer = shapeOf(customerFields);

/** A customer who is invoiced. New and edited ones alike; an edited one names its version. */
export const customerSchema = z
  .object({
    ...customer,
    // The counter's form has no price level.
    priceLevel: customer.priceLevel.optional(),
    version: version.optional(),
    confirmed,
  })
  .transform(({ version, confirmed, priceLevel = "retail", ...typed }, issues) => {
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
    return { version, confirmed, columns: columnsOf(customerFields, { ...typed, priceLevel }) };
  });

export type StockCustomer = z.output<typeof stockCustomerSchema>;
export type Customer = z.output<typeof customerSchema>;

type ManagedColumn = Exclude<
  (typeof customerFields)[number]["column"],
  (typeof counterCustomerFields)[number]["column"]
>;
const counterColumnNames = new Set<string>(counterCustomerFields.map(({ column }) => column));

/** What is left of a form that was filled at the counter: the rest stays as it is. */
export function counterColumns(columns: Customer["columns"]): Omit<Customer["columns"], ManagedColumn> {
  const kept = Object.entries(columns).filter(([column]) => counterColumnNames.has(column));
  return Object.fromEntries(kept) as Omit<Customer["columns"], ManagedColumn>;
}

export type CustomerColumns =
  StockCustomer["columns"] | Customer["columns"] | ReturnType<typeof counterColumns>;
