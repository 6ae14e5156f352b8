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

/** What comes off the sales price; the settings say how much each level is. */
export const priceLevels = [
  { value: "retail", label: "Retail" },
  { value: "shop", label: "Shop" },
  { value: "fleet", label: "Fleet" },
] as const;

export type PaymentTerms = (typeof paymentTerms)[number]["value"];
export type PriceLevel = (typeof priceLevels)[number]["value"];

/** No choice means C.O.D. */
export function paymentTermsLabel(terms: PaymentTerms | null): string {
  return paymentTerms.find(({ value }) => value === (terms ?? "cod"))!.label;
}
