import type { Generated, GeneratedAlways } from "kysely";

/** "same": another maker's number for the part. "replaces": an older number. "vendor": whoever sells it to us calls it so. */
export type ItemNumberKind = "same" | "replaces" | "replaced_by" | "fits_instead" | "bar_code" | "vendor";

export interface ItemNumbersTable {
  id: Generated<string>;
  account_id: Generated<string>;
  item_id: string;
  user_id: string;
  kind: ItemNumberKind;
  number: string;
  company: Generated<string>;
  last_cost: string | null;
  last_cost_on: string | null;
  created_at: Generated<Date>;
  import_id: string | null;
  number_key: GeneratedAlways<string>;
}
