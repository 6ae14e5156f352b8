import type { Generated, GeneratedAlways } from "kysely";

/** By other makers; before; from now on; what may be fitted instead; on its box; by whom it is bought from. */
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
