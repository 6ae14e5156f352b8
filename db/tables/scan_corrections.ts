import type { Generated } from "kysely";

export interface ScanCorrectionsTable {
  account_id: Generated<string>;
  kind: string;
  field: string;
  read_as: string;
  corrected: string;
  corrected_at: Generated<Date>;
}
