export interface InventorySearchTable {
  account_id: string;
  item_id: string;
  owner_id: string;
  part_key: string;
  document: string;
}
