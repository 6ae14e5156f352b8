export type Role = "admin" | "user" | "limited_user" | "demo" | "waitlist";
export type Plan = "free" | "pro" | "enterprise";

/**
 * Prices in US dollars a month; null = no limit. `lookups`: answers of the lookup service a day;
 * `scans`: photos that were read, a month.
 */
export const plans = {
  free: {
    name: "Free",
    price: 0,
    vehicles: 2,
    inventoryItems: 0,
    admins: 1,
    limitedUsers: 0,
    lookups: 0,
    scans: 3,
  },
  pro: {
    name: "Pro",
    price: 99,
    vehicles: 10,
    inventoryItems: 500,
    admins: 1,
    limitedUsers: 2,
    lookups: 0,
    scans: null,
  },
  enterprise: {
    name: "Enterprise",
    price: 399,
    vehicles: null,
    inventoryItems: null,
    admins: 4,
    limitedUsers: 10,
    lookups: 50,
    scans: null,
  },
} as const;

export function describePlans(): string[] {
  return Object.values(plans).map(({ name, price, vehicles, admins, limitedUsers }) => {
    const users = admins + limitedUsers;
    const parts = [
      price === 0 ? "$0" : `$${price} per month`,
      `${vehicles ?? "unlimited"} vehicles`,
      users === 1 ? "1 user" : `${users} users`,
      ...(price === 0 ? [] : ["CSV export"]),
    ];
    return `${name}: ${parts.join(", ")}`;
  });
}

/** Beside what a plan refuses. */
export const levelUp = { to: "/level-up", label: "Level Up" };

export type PlanLimits = (typeof plans)[Plan];

type Rule = {
  roles: readonly Role[];
  /** Also for limited users whom a manager put at the parts counter. */
  counter?: true;
  /** Only the provider, whatever the role. */
  master?: true;
  plans: readonly Plan[];
  /** Shown when the role allows it but the plan does not. */
  upgrade?: string;
};

const everyone = ["admin", "user", "limited_user", "demo"] as const;
const managers = ["admin", "user", "demo"] as const;
const managersNotDemo = ["admin", "user"] as const;
const everyoneNotDemo = ["admin", "user", "limited_user"] as const;
const inventoryUpgrade = "Parts inventory is available on Pro and Enterprise tiers";
const everyPlan = ["free", "pro", "enterprise"] as const;
const paidPlans = ["pro", "enterprise"] as const;
const enterprise = ["enterprise"] as const;

/** Every loader and action names one of these (requireScope); pages use the same name to hide or disable a control. */
export const permissions = {
  "dashboard:use": { roles: everyone, plans: everyPlan },
  "vehicles:view": { roles: everyone, plans: everyPlan },
  "vehicles:modify": { roles: managers, plans: everyPlan },
  "vehicles:export": {
    roles: managers,
    plans: paidPlans,
    upgrade: "Export feature is available on Pro and Enterprise tiers",
  },
  /** Prices, receipts, invoices. */
  "costs:view": { roles: managers, plans: everyPlan },
  "costs:analyze": {
    roles: managers,
    plans: paidPlans,
    upgrade: "Cost analysis is available on Pro and Enterprise tiers",
  },
  /** Parts, breakdowns, fuel, service, meters and reminders. */
  "records:modify": { roles: managers, plans: everyPlan },
  "breakdowns:alert": {
    roles: managers,
    plans: paidPlans,
    upgrade: "Breakdown alerts by mail are available on Pro and Enterprise tiers",
  },
  /** Photos that are read into a form; each form asks for its own permission too. */
  "scans:use": { roles: managers, counter: true, plans: everyPlan },
  /** To the vision service, where one is set up. The provider pays for each, and a demo is open to everybody. */
  "scans:send": { roles: managersNotDemo, counter: true, plans: enterprise },
  "inspections:create": { roles: everyone, plans: everyPlan },
  "inspections:certify": { roles: managers, plans: everyPlan },
  /** Only after the legal retention period (49 CFR 396.11, 396.13). */
  "inspections:delete": { roles: managers, plans: everyPlan },
  /** Every plan: on the free plan the page says which plan it is part of. */
  "inventory:view": { roles: managers, counter: true, plans: everyPlan },
  /** Add, edit, receive, move, count. */
  "inventory:modify": { roles: managers, counter: true, plans: paidPlans, upgrade: inventoryUpgrade },
  /** Delete parts, import files and undo imports. */
  "inventory:manage": { roles: managers, plans: paidPlans, upgrade: inventoryUpgrade },
  "inventory:export": {
    roles: managers,
    plans: paidPlans,
    upgrade: "Export feature is available on Pro and Enterprise tiers",
  },
  /** What the company's own records say of a part number. */
  "lookup:use": { roles: managers, counter: true, plans: everyPlan },
  /** The service costs the provider money for each answer, and a demo is open to everybody. */
  "lookup:ask": {
    roles: managersNotDemo,
    counter: true,
    plans: enterprise,
    upgrade: "AI parts lookup is available on the Enterprise plan.",
  },
  /** Customers whose stock the account keeps. */
  "customers:view": { roles: managers, plans: paidPlans, upgrade: inventoryUpgrade },
  /** Every plan: on smaller ones the page says which plan it is part of, and issued invoices stay readable. */
  "invoicing:view": { roles: managers, counter: true, plans: everyPlan },
  /** Sell, take payment, cancel an own unpaid sale of the day, keep customers. */
  "invoicing:sell": {
    roles: managers,
    counter: true,
    plans: enterprise,
    upgrade: "Invoicing is available on the Enterprise plan.",
  },
  /** Letterhead and rates, credit notes, reversals, other cancellations, exemptions, price levels, prices below cost, deleting customers. */
  "invoicing:manage": {
    roles: managers,
    plans: enterprise,
    upgrade: "Invoicing is available on the Enterprise plan.",
  },
  /** Also on Pro: a company's records stay its own after a downgrade. */
  "invoicing:export": {
    roles: managers,
    plans: paidPlans,
    upgrade: "Export feature is available on Pro and Enterprise tiers",
  },
  "plans:view": { roles: everyone, plans: everyPlan },
  /** Start a trial, tell about the business, ask sales. The demo sends no mail. */
  "plans:request": { roles: managersNotDemo, plans: everyPlan },
  /** A request to sales says so in its subject. */
  "support:priority": { roles: managers, plans: enterprise },
  "account:view": { roles: everyone, plans: everyPlan },
  "account:edit": { roles: managersNotDemo, plans: everyPlan },
  "account:copy": { roles: managersNotDemo, plans: everyPlan },
  "audit:view": { roles: managers, plans: everyPlan },
  "audit:export": {
    roles: managers,
    plans: paidPlans,
    upgrade: "Export feature is available on Pro and Enterprise tiers",
  },
  "users:view": { roles: managers, plans: everyPlan },
  /** Also on the free plan: after a downgrade people can still be removed. */
  "users:manage": { roles: managersNotDemo, plans: everyPlan },
  "users:invite": {
    roles: managersNotDemo,
    plans: paidPlans,
    upgrade: "Team invitations are available on Pro and Enterprise tiers",
  },
  /** Closing the company, and changing one's mind. */
  "account:close": { roles: managersNotDemo, plans: everyPlan },
  /** A demo becomes the visitor's own; of another company the page says that it is. */
  "demo:keep": { roles: managers, plans: everyPlan },
  /** The provider's own customers. */
  "crm:use": { roles: [], master: true, plans: everyPlan },
  "mail:view": { roles: managers, plans: everyPlan },
  "mail:retry": { roles: managersNotDemo, plans: everyPlan },
  "own-sign-in:change": { roles: everyoneNotDemo, plans: everyPlan },
} satisfies Record<string, Rule>;

export type Permission = keyof typeof permissions;

export type Standing = { role: Role; plan: Plan; isMaster: boolean; isCounter?: boolean };

/** Demo, the provider's staff ("admin") and the master account get the largest plan; an unknown plan counts as free. */
export function effectivePlan(role: Role, plan: string, isMaster: boolean): Plan {
  if (isMaster || role === "admin" || role === "demo") return "enterprise";
  return plan === "pro" || plan === "enterprise" ? plan : "free";
}

export function may(standing: Standing, permission: Permission): boolean {
  return roleMay(standing, permission) && planMay(standing, permission);
}

export function roleMay({ role, isMaster, isCounter }: Standing, permission: Permission): boolean {
  const { roles, counter, master }: Rule = permissions[permission];
  if (master) return isMaster;
  if (counter && isCounter && role === "limited_user") return true;
  return roles.includes(isMaster ? "admin" : role);
}

export function planMay({ plan }: Standing, permission: Permission): boolean {
  const rule: Rule = permissions[permission];
  return rule.plans.includes(plan);
}

export function upgradeFor(permission: Permission): { badge: string; text: string } {
  const rule: Rule = permissions[permission];
  const smallest = rule.plans[0] ?? "enterprise";
  return {
    badge: plans[smallest].name,
    text: rule.upgrade ?? `This is part of the ${plans[smallest].name} plan.`,
  };
}
