import type { Generated } from "kysely";

export interface DefectsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  inspection_id: string;
  item: string;
  of_trailer: Generated<boolean>;
  note: string;
  cannot_be_driven: boolean;
  breakdown_id: string | null;
}
