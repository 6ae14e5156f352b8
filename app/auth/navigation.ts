import { type Permission, type Standing, planMay, roleMay, upgradeFor } from "./permissions";

type Place = {
  label: string;
  to: string;
  icon: "truck" | "box" | "invoice" | "account";
  permission: Permission;
};

const places: { label: string; entries: Place[] }[] = [
  {
    label: "Dashboard",
    entries: [
      { label: "Fleet Data", to: "/fleet-data", icon: "truck", permission: "vehicles:view" },
      { label: "My Inventory", to: "/inventory", icon: "box", permission: "inventory:view" },
      { label: "Invoicing", to: "/invoicing", icon: "invoice", permission: "invoicing:view" },
    ],
  },
  {
    label: "Settings",
    entries: [{ label: "Account Info", to: "/account", icon: "account", permission: "account:view" }],
  },
];

/** Entries that the role or the plan does not allow are disabled, with the plan they need as a badge. */
export function navigationFor(standing: Standing, groups = places) {
  return groups.map(({ label, entries }) => ({
    label,
    entries: entries.map(({ permission, ...entry }) => ({
      ...entry,
      disabled: !roleMay(standing, permission) || !planMay(standing, permission),
      badge: planMay(standing, permission) ? undefined : upgradeFor(permission).badge,
    })),
  }));
}
