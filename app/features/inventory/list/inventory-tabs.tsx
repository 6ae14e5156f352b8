import { Tabs } from "~/ui/tabs";

type Tab = "inventory" | "lookup" | "add" | "scan" | "reorder" | "count" | "kits";

type InventoryTabsProps = { current?: Tab; mayModify: boolean; mayManage?: boolean };

export function InventoryTabs({ current, mayModify, mayManage }: InventoryTabsProps) {
  const tab = (name: Tab, label: string, to: string) => ({ label, to, current: name === current });
  return (
    <Tabs
      label="Inventory Management"
      tabs={[
        tab("inventory", "Inventory", "/inventory"),
        tab("lookup", "Part Lookup", "/inventory/lookup"),
        ...(mayModify ? [tab("add", "Add Parts", "/inventory/add")] : []),
        ...(mayManage ? [tab("scan", "Scan Invoice", "/inventory/scan-invoice")] : []),
      ]}
    />
  );
}
