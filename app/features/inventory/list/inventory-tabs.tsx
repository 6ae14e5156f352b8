import { Tabs } from "~/ui/tabs";

type Tab = "inventory" | "add" | "reorder" | "count" | "kits";

type InventoryTabsProps = { current?: Tab; mayModify: boolean };

export function InventoryTabs({ current, mayModify }: InventoryTabsProps) {
  const tab = (name: Tab, label: string, to: string) => ({ label, to, current: name === current });
  return (
    <Tabs
      label="Inventory Management"
      tabs={[
        tab("inventory", "Inventory", "/inventory"),
        ...(mayModify ? [tab("add", "Add Parts", "/inventory/add")] : []),
      ]}
    />
  );
}
