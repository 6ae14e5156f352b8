import { Tabs } from "~/ui/tabs";

const tabs = [
  { name: "dashboard", label: "Dashboard", to: "/master-crm" },
  { name: "customers", label: "Customers", to: "/master-crm/customers" },
  { name: "pipeline", label: "Pipeline", to: "/master-crm/pipeline" },
  { name: "companies", label: "Companies", to: "/master-crm/companies" },
  { name: "requests", label: "Requests", to: "/master-crm/requests" },
] as const;

export function CrmTabs({ current }: { current: (typeof tabs)[number]["name"] }) {
  return (
    <Tabs label="Master CRM" tabs={tabs.map(({ name, ...tab }) => ({ ...tab, current: name === current }))} />
  );
}
