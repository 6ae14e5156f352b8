import type { ColumnType, Generated } from "kysely";

export type ScanState = "waiting" | "read" | "failed" | "used" | "discarded";

export interface ScansTable {
  account_id: Generated<string>;
  id: Generated<string>;
  user_id: string;
  purpose: string;
  kind: string;
  subject_id: string | null;
  state: Generated<ScanState>;
  leased_until: Date | null;
  attempts: Generated<number>;
  asks_service: Generated<boolean>;
  reason: string | null;
  reader: "built-in" | "service" | null;
  reading: ColumnType<unknown, object | null, object | null>;
  created_at: Generated<Date>;
  asked_at: Generated<Date>;
  ended_at: Date | null;
}
