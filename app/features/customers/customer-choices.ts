export const customerTypes = [
  { value: "cash_check", label: "Cash / Check" },
  { value: "credit_card", label: "Credit Card" },
  { value: "terms_account", label: "Terms Account" },
] as const;

export const paymentTerms = [
  { value: "cod", label: "C.O.D" },
  { value: "net_15", label: "Net 15" },
  { value: "net_30", label: "Net 30" },
] as const;

/** What is taken off the sales price; how much it is at a level stands in the settings. */
export const priceLevels = [
  { value: "retail", label: "Retail" },
  { value: "shop", label: "Shop" },
  { value: "fleet", label: "Fleet" },
] as const;

export type PaymentTerms = (typeof paymentTerms)[number]["value"];
export type PriceLevel = (typeof priceLevels)[number]["value"];

/** None named is C.O.D. */
export function paymentTermsLabel(terms: PaymentTerms | null): string {
  return paymentTerms.find(({ value }) => value === (terms ?? "cod"))!.label;
}
