import { formatDay } from "~/ui/format";

export type TaxStanding = {
  name: string;
  tax_exempt: boolean;
  tax_certificate: string | null;
  /** YYYY-MM-DD; null: it does not run out. */
  tax_certificate_until: string | null;
};

/** Percent; `unread` is the text typed as the rate if it is not a number. */
export type TypedRate = { rate: string; unread: string | null };

export type SalesTax = TypedRate & {
  isExempt: boolean;
  /** Exempt customers only. */
  certificate: string | null;
};

/**
 * What tax is charged on a day (YYYY-MM-DD): form, draft, preview and issue ask this. An exempt customer pays none, whatever rate is typed;
 * a certificate that ran out before that day does not count.
 */
export function salesTax(customer: TaxStanding | undefined, day: string, typed: TypedRate): SalesTax {
  if (!customer || !isTaxExempt(customer, day)) return { ...typed, isExempt: false, certificate: null };
  return { rate: "0", unread: null, isExempt: true, certificate: customer.tax_certificate };
}

export function isTaxExempt(
  { tax_exempt, tax_certificate_until: until }: Omit<TaxStanding, "name">,
  day: string,
): boolean {
  return tax_exempt && (until === null || until >= day);
}

/** Empty for a customer who is simply charged tax. */
export function taxStandingText(customer: TaxStanding, day: string): string {
  const { name, tax_exempt, tax_certificate: certificate, tax_certificate_until: until } = customer;
  if (!tax_exempt) return "";
  if (isTaxExempt(customer, day)) return `${name} is tax exempt`;
  return `${name} is not tax exempt on this day: certificate ${certificate} ran out on ${formatDay(until!)}`;
}
