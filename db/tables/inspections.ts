import type { Generated } from "kysely";

export interface InspectionsTable {
  id: Generated<string>;
  account_id: Generated<string>;
  vehicle_id: string;
  kind: "pre_trip" | "post_trip";
  unit_kind: Generated<"truck" | "trailer" | "bus" | "machine" | null>;
  company_name: string;
  vehicle_title: string;
  unit_number: string | null;
  vin: string | null;
  serial_number: string | null;
  trailer_id: Generated<string | null>;
  trailer_name: Generated<string | null>;
  trailer_title: Generated<string | null>;
  trailer_vin: Generated<string | null>;
  meter_reading_id: string | null;
  notes: string | null;
  user_id: string;
  signature_name: string;
  signature_email: string;
  signed_at: Generated<Date>;
  /** Before `signed_at` if it was written on paper and entered later. */
  made_at: Generated<Date>;
}
