import type { Generated } from "kysely";

export type RecordKind =
  | "customer"
  | "crm_customer"
  | "crm_activity"
  | "crm_deal"
  | "inventory_item"
  | "vehicle"
  | "part"
  | "breakdown"
  | "fuel_receipt"
  | "service_entry"
  | "annual_inspection"
  | "reminder"
  | "meter_reading";

/** Append-only. */
export interface RecordChangesTable {
  id: Generated<string>;
  account_id: Generated<string>;
  record_kind: RecordKind;
  record_id: string;
  /** Of a vehicle or its record. */
  vehicle_id: string | null;
  changed_at: Generated<Date>;
  user_id: string;
  author: string;
  is_removal: Generated<boolean>;
  /** "Phone: 555-0101 → 555-0102"; of a removal "Phone: 555-0101". */
  changes: string[];
  /** Those of costs, which not everybody sees. */
  cost_changes: Generated<string[]>;
  reason: string | null;
  /** A customer's exemption or price level is among them. */
  concerns_prices: Generated<boolean>;
}
