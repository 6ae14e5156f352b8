import type { Generated } from "kysely";

export interface InspectionChecksTable {
  account_id: Generated<string>;
  inspection_id: string;
  item: string;
  result: "ok" | "defect" | "not_applicable";
}
