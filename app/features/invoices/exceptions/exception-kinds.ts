/** What a manager wants to know of, as the URL names it. */
export const exceptionKinds = [
  { value: "void", label: "Sale taken back" },
  { value: "charged_again", label: "Sale charged again" },
  { value: "credit_cancelled", label: "Credit note cancelled" },
  { value: "reversal", label: "Payment reversed" },
  { value: "below_cost", label: "Sold below cost" },
  { value: "zero_rate", label: "Sold without tax" },
  { value: "core_elsewhere", label: "Core bought elsewhere" },
  { value: "customer", label: "Exemption or price level" },
  { value: "books", label: "Books opened" },
] as const;

export type ExceptionKind = (typeof exceptionKinds)[number]["value"];

export function exceptionLabel(kind: ExceptionKind): string {
  return exceptionKinds.find(({ value }) => value === kind)!.label;
}
