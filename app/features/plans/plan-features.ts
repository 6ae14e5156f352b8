import { type Permission, type Plan, type PlanLimits, permissions, plans } from "~/auth/permissions";
import { formatCount, formatCounted } from "~/ui/format";

export type PlanFeature = {
  label: string;
  /** For the card, where the label alone would not say it. Null where another row's line has it. */
  line?: (limits: PlanLimits, plan: Plan) => string | null;
} & (
  | { /** Included where the plan allows this. */ needs: Permission }
  | { /** What the plan has of it; null is nothing. */ of: (limits: PlanLimits, plan: Plan) => string | null }
);

/** What the plans are compared by. A row names the permission or the limit that makes it true: nothing is claimed that is not there. */
export const planFeatures: PlanFeature[] = [
  {
    label: "Vehicles",
    of: ({ vehicles }) => amount(vehicles),
    line: ({ vehicles }) => amountOf(vehicles, "vehicle"),
  },
  {
    label: "Admins",
    of: ({ admins }) => amount(admins),
    line: ({ admins, limitedUsers }) => usersText(admins, limitedUsers),
  },
  { label: "Limited users", of: ({ limitedUsers }) => amount(limitedUsers), line: () => null },
  {
    label: "Inventory items",
    of: ({ inventoryItems }) => amount(inventoryItems),
    line: ({ inventoryItems }) => amountOf(inventoryItems, "inventory item"),
  },
  { label: "Manual parts tracking", needs: "records:modify" },
  { label: "Pre-trip inspections", needs: "inspections:create" },
  { label: "Breakdown, fuel and service records", needs: "records:modify" },
  { label: "Service reminders by email", needs: "records:modify" },
  { label: "Basic reporting: counts and each vehicle's history", needs: "vehicles:view" },
  {
    label: "Photo and camera scanning",
    of: ({ scans }) => (scans === null ? "Unlimited" : `${formatCounted(scans, "scan")} a month`),
    line: ({ scans }) =>
      scans === null
        ? "Photo and camera scanning, unlimited"
        : `Photo and camera scanning, ${formatCounted(scans, "scan")} a month`,
  },
  {
    label: "VIN decoder",
    of: (_, plan) => (plan === "enterprise" ? "Automatic" : "By hand"),
    line: (_, plan) =>
      plan === "enterprise" ? "VIN decoder, automatic with every import" : "VIN decoder, by hand",
  },
  { label: "Breakdown alerts by email", needs: "breakdowns:alert" },
  { label: "Advanced analytics: costs of a period and per mile", needs: "costs:analyze" },
  { label: "Stock counts, kits and reorder list", needs: "inventory:modify" },
  { label: "Low stock alerts by email", needs: "inventory:modify" },
  {
    label: "AI parts lookup",
    needs: "lookup:ask",
    line: ({ lookups }) => `AI parts lookup, ${lookups} a day`,
  },
  { label: "CSV export", needs: "vehicles:export" },
  { label: "Full invoicing: sales, customers and payments", needs: "invoicing:sell" },
  { label: "Advanced reporting: ageing, payments and exceptions", needs: "invoicing:manage" },
  { label: "Priority support by email", needs: "support:priority" },
];

/** True if it is simply included, a text if the plan has so much of it, null if it is not included. */
export function featureIn(feature: PlanFeature, plan: Plan): string | true | null {
  if ("of" in feature) return feature.of(plans[plan], plan);
  const allowed: readonly Plan[] = permissions[feature.needs].plans;
  return allowed.includes(plan) ? true : null;
}

export const planNames = Object.keys(plans) as Plan[];

/** What a plan has beyond the next smaller one, as lines of its card. */
export function addedBy(plan: Plan): string[] {
  const smaller = planNames[planNames.indexOf(plan) - 1];
  return planFeatures.flatMap((feature) => {
    const line = lineIn(feature, plan);
    return line === null || (smaller && lineIn(feature, smaller) === line) ? [] : line;
  });
}

function lineIn(feature: PlanFeature, plan: Plan): string | null {
  if (featureIn(feature, plan) === null) return null;
  return feature.line ? feature.line(plans[plan], plan) : feature.label;
}

/** What only larger plans have. */
export function lackedBy(plan: Plan): string[] {
  return planFeatures.filter((feature) => featureIn(feature, plan) === null).map(({ label }) => label);
}

function amount(limit: number | null): string | null {
  if (limit === 0) return null;
  return limit === null ? "Unlimited" : formatCount(limit);
}

function amountOf(limit: number | null, noun: string): string {
  return limit === null ? `Unlimited ${noun}s` : formatCounted(limit, noun);
}

function usersText(admins: number, limitedUsers: number): string {
  if (limitedUsers === 0) return formatCounted(admins, "user");
  return `${formatCounted(admins, "admin")} plus ${formatCounted(limitedUsers, "limited user")}`;
}

export function priceText(plan: Plan): string {
  const { price } = plans[plan];
  return price === 0 ? "$0" : `$${price} per month`;
}
