import type { Generated } from "kysely";

export interface DefectPhotosTable {
  account_id: Generated<string>;
  defect_id: string;
  photo_id: string;
  user_id: string;
  added_at: Generated<Date>;
}
