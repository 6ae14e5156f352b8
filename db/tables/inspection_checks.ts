import type { Generated } from "kysely";

export interface InspectionChecksTable {
  account_id: Generated<string>;
  inspection_id: string;
  item: string;
  of_trailer: Generated<boolean>;
  result: "ok" | "defect" | "not_applicable";
}
