import { Tabs } from "~/ui/tabs";

type Tab = "invoices" | "new" | "customers" | "payments" | "settings";

type InvoicingTabsProps = { current?: Tab; maySell: boolean; mayManage: boolean };

export function InvoicingTabs({ current, maySell, mayManage }: InvoicingTabsProps) {
  const tab = (name: Tab, label: string, to: string) => ({ label, to, current: name === current });
  return (
    <Tabs
      label="Invoicing"
      tabs={[
        tab("invoices", "Invoices", "/invoicing"),
        ...(maySell ? [tab("new", "New Invoice", "/invoicing/new")] : []),
        tab("customers", "Customers", "/invoicing/customers"),
        tab("payments", "Payments", "/invoicing/payments"),
        ...(mayManage ? [tab("settings", "Settings", "/invoicing/settings")] : []),
      ]}
    />
  );
}
