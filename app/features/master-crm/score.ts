import { requiredCount } from "~/features/amounts/amount-fields";

/** A whole number from 0 to 100. */
export function score(name: string) {
  return requiredCount(name).refine((typed) => typed <= 100, `${name} must be between 0 and 100`);
}
