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

export type CustomerType = (typeof customerTypes)[number]["value"];
export type PaymentTerms = (typeof paymentTerms)[number]["value"];
export type PriceLevel = (typeof priceLevels)[number]["value"];

export function customerTypeLabel(type: CustomerType): string {
  return labelOf(customerTypes, type);
}

/** None named is C.O.D. */
export function paymentTermsLabel(terms: PaymentTerms | null): string {
  return labelOf(paymentTerms, terms ?? "cod");
}

export function priceLevelLabel(level: PriceLevel): string {
  return labelOf(priceLevels, level);
}

function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
