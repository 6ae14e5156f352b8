/** Whether exempt on that day: an expired certificate does not count. Days as YYYY-MM-DD. */
export function isTaxExempt(
  customer: { tax_exempt: boolean; tax_certificate_until: string | null },
  day: string,
): boolean {
  const { tax_exempt, tax_certificate_until: until } = customer;
  return tax_exempt && (until === null || until >= day);
}
