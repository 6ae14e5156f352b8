import type { Generated } from "kysely";

/** One row: the hash of the files that the vpic tables were loaded from. */
export interface VpicStampTable {
  one_row: Generated<boolean>;
  stamp: string;
}
