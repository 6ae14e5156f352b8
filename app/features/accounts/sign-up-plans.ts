/** Free is chosen at first. */
export const signUpPlans = [
  { value: "free", label: "Free: 2 vehicles, 1 user" },
  { value: "pro", label: "Pro trial: 30 days with 10 vehicles and 500 inventory items" },
  { value: "enterprise", label: "Enterprise trial: 30 days without limits, and with invoicing" },
] as const;

/** "&trial=pro" in the address. */
export function trialAskedFor(asked: string | null): (typeof signUpPlans)[number]["value"] {
  return signUpPlans.find(({ value }) => value === asked)?.value ?? "free";
}
