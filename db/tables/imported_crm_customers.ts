import type { Generated } from "kysely";

export interface ImportedCrmCustomersTable {
  account_id: Generated<string>;
  import_id: string;
  crm_entry_id: string;
  line: number;
  /** Null of a customer that the import added. */
  before: unknown;
  opened_account_id: string | null;
  opened_tier: string | null;
  version_after: number;
}
