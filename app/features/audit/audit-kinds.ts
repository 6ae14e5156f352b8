/** What a manager looks for, as the URL names it. */
export const auditKinds = [
  { value: "sign_in", label: "Sign-ins" },
  { value: "people", label: "People and roles" },
  { value: "plan", label: "Plan" },
  { value: "settings", label: "Settings" },
  { value: "prices", label: "Prices and exemptions" },
  { value: "stock", label: "Stock corrections" },
  { value: "invoices", label: "Voids, credits and reversals" },
  { value: "records", label: "Removed records" },
  { value: "imports", label: "Imports" },
  { value: "data", label: "Downloads and closing" },
  { value: "provider", label: "The provider" },
] as const;

export type AuditEntryKind = (typeof auditKinds)[number]["value"];

export function auditLabel(kind: AuditEntryKind): string {
  return auditKinds.find(({ value }) => value === kind)!.label;
}
