export type PaymentMethod = "cod" | "credit_card" | "terms_account";

export const paymentMethods: { value: PaymentMethod; label: string }[] = [
  { value: "cod", label: "C.O.D (Cash on Delivery)" },
  { value: "credit_card", label: "Credit/Debit Card" },
  { value: "terms_account", label: "Terms Account" },
];

/** As recorded for payments at the counter. */
export const paidBy: Record<PaymentMethod, "cash" | "card" | "other"> = {
  cod: "cash",
  credit_card: "card",
  terms_account: "other",
};

export const moneyKinds = [
  { value: "cash", label: "Cash" },
  { value: "check", label: "Check" },
  { value: "card", label: "Card" },
  { value: "transfer", label: "Bank transfer" },
  { value: "other", label: "Other" },
] as const;

export type MoneyKind = (typeof moneyKinds)[number]["value"];

export function moneyKindName(kind: MoneyKind): string {
  return moneyKinds.find(({ value }) => value === kind)!.label;
}
