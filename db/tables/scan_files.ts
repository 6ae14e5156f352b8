import type { Generated } from "kysely";

export interface ScanFilesTable {
  account_id: Generated<string>;
  scan_id: string;
  position: number;
  file_name: string;
  bytes: Buffer | null;
  is_read: Generated<boolean>;
}
