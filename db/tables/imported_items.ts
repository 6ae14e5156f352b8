import type { Generated } from "kysely";

export interface ImportedItemsTable {
  account_id: Generated<string>;
  import_id: string;
  item_id: string;
  line: number;
  was_added: boolean;
  before: unknown;
  version_after: number;
}
