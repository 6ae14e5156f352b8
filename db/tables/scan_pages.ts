import type { Generated } from "kysely";

export interface ScanPagesTable {
  account_id: Generated<string>;
  scan_id: string;
  page: number;
  width: number;
  height: number;
  picture_id: string;
}
