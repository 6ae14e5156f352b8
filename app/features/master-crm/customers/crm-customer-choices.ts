import { businessTypes } from "~/features/accounts/account-choices";
import type { BadgeKind } from "~/ui/badge";

export const crmStatuses = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
  { value: "churned", label: "Churned" },
] as const;

export type CrmStatus = (typeof crmStatuses)[number]["value"];

/** `asFilter` is the filter's own word for the plan. */
export const crmTiers = [
  { value: "free", label: "Free", asFilter: "basic", filterLabel: "Basic (Free)" },
  { value: "pro", label: "Pro", asFilter: "premium", filterLabel: "Premium (Pro)" },
  { value: "enterprise", label: "Enterprise", asFilter: "enterprise", filterLabel: "Enterprise" },
] as const;

export type CrmTier = (typeof crmTiers)[number]["value"];

/** From the URL, in either vocabulary. */
export function readTier(text: string | null): CrmTier | undefined {
  return crmTiers.find(({ value, asFilter }) => text === value || text === asFilter)?.value;
}

export function readStatus(text: string | null): CrmStatus | undefined {
  return crmStatuses.find(({ value }) => value === text)?.value;
}

/** A score from 0 to 100: green from 75, yellow from 50, red below. */
export function scoreKind(score: number): BadgeKind {
  if (score >= highValueScore) return "good";
  return score >= 50 ? "warning" : "bad";
}

export const highValueScore = 75;
export const defaultScore = 50;

export function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

export function businessTypeWords(types: string[]): string {
  return types.map((type) => labelOf(businessTypes, type)).join(", ");
}
