import { Tabs } from "~/ui/tabs";

type Tab = "invoices" | "new" | "customers" | "settings";

type InvoicingTabsProps = { current?: Tab; maySell: boolean; mayManage: boolean };

export function InvoicingTabs({ current, maySell, mayManage }: InvoicingTabsProps) {
  const tab = (name: Tab, label: string, to: string) => ({ label, to, current: name === current });
  return (
    <Tabs
      label="Invoicing"
      tabs={[
        tab("invoices", "Invoices", "/invoicing"),
        ...(maySell
          ? [
              tab("new", "New Invoice", "/invoicing/new"),
              tab("customers", "Customers", "/invoicing/customers"),
            ]
          : []),
        ...(mayManage ? [tab("settings", "Settings", "/invoicing/settings")] : []),
      ]}
    />
  );
}
