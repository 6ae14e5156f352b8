import type { PageFrame } from "~/http/requests/page-frame";
import { noticeMinutes } from "./demos/demo-settings";
import { type Permission, type Standing, planMay, roleMay, upgradeFor } from "./permissions";
import type { Scope } from "./scope";

type Place = {
  label: string;
  to: string;
  icon: "truck" | "box" | "invoice" | "chart" | "people" | "up" | "account";
  permission: Permission;
  /** What one does there, if the page is open to more plans, for what was recorded before a downgrade. */
  work?: Permission;
  /** Disabled without the plan for the work; what is left after a downgrade has a link on another page. */
  closedWithoutWork?: true;
  /** On the free plan. */
  freeBadge?: string;
  /** Its badge; nobody else sees the entry. */
  masterBadge?: string;
};

const places: { label: string; entries: Place[] }[] = [
  {
    label: "Dashboard",
    entries: [
      { label: "Fleet Data", to: "/fleet-data", icon: "truck", permission: "vehicles:view" },
      {
        label: "Inventory Management",
        to: "/inventory",
        icon: "box",
        permission: "inventory:view",
        work: "inventory:modify",
      },
      {
        label: "Invoicing",
        to: "/invoicing",
        icon: "invoice",
        permission: "invoicing:view",
        work: "invoicing:sell",
      },
    ],
  },
  {
    label: "Settings",
    entries: [
      { label: "Master CRM", to: "/master-crm", icon: "chart", permission: "crm:use", masterBadge: "Master" },
      {
        label: "Manage Users",
        to: "/account/users",
        icon: "people",
        permission: "users:view",
        work: "users:invite",
        closedWithoutWork: true,
      },
      { label: "Level Up", to: "/level-up", icon: "up", permission: "plans:view", freeBadge: "Upgrade" },
      { label: "Account Info", to: "/account", icon: "account", permission: "account:view" },
    ],
  },
];

export function frameOf(scope: Scope): PageFrame {
  return {
    accountLabel: scope.account.companyName || scope.user.email || "Account",
    navigation: navigationFor(scope),
    demo: demoOf(scope.account.demoEndsAt),
  };
}

function demoOf(endsAt: Date | null): PageFrame["demo"] {
  if (endsAt === null) return undefined;
  const seconds = Math.floor((endsAt.getTime() - Date.now()) / 1000);
  const left = Math.ceil(seconds / 60);
  return { left, seconds, isEnding: left <= noticeMinutes };
}

/** Entries that the role or the plan does not allow are disabled. A badge names the plan that the work there needs. */
export function navigationFor(standing: Standing, groups = places) {
  return groups.map(({ label, entries }) => ({
    label,
    entries: entries
      .filter(({ masterBadge }) => standing.isMaster || !masterBadge)
      .map(({ label, to, icon, ...place }) => ({
        ...{ label, to, icon, badge: badgeOf(standing, place) },
        disabled: isDisabled(standing, place),
      })),
  }));
}

type Terms = Omit<Place, "label" | "to" | "icon">;

function isDisabled(
  standing: Standing,
  { permission, work = permission, closedWithoutWork }: Terms,
): boolean {
  return !roleMay(standing, permission) || !planMay(standing, closedWithoutWork ? work : permission);
}

function badgeOf(standing: Standing, { permission, work = permission, freeBadge, masterBadge }: Terms) {
  if (!planMay(standing, work)) return upgradeFor(work).badge;
  return masterBadge ?? (standing.plan === "free" ? freeBadge : undefined);
}
