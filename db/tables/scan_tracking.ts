import type { Generated } from "kysely";

export interface ScanTrackingTable {
  account_id: Generated<string>;
  user_id: string;
  scan_date: string;
  scan_count: number;
}
