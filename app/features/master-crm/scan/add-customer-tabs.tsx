import { Tabs } from "~/ui/tabs";

const tabs = [
  { name: "manual", label: "Manual Entry", to: "/master-crm/customers/new" },
  { name: "scan", label: "Scan Image", to: "/scans/new/crm-card" },
] as const;

/** The two ways to add a customer. */
export function AddCustomerTabs({ current }: { current: (typeof tabs)[number]["name"] }) {
  return (
    <Tabs
      label="Ways to add a customer"
      tabs={tabs.map(({ name, ...tab }) => ({ ...tab, current: name === current }))}
    />
  );
}
