export const dashboardSections = [
  { value: "fleet_data", label: "Fleet Data" },
  { value: "inventory_management", label: "Inventory Management" },
  { value: "invoicing", label: "Invoicing" },
  { value: "reports_analytics", label: "Reports & Analytics" },
] as const;

export type DashboardSection = (typeof dashboardSections)[number]["value"];

export function isDashboardSection(text: string): text is DashboardSection {
  return dashboardSections.some(({ value }) => value === text);
}
