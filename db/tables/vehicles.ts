import type { ColumnType, Generated } from "kysely";
import type { MeterUnit } from "./meter_readings";

export interface VehiclesTable {
  id: Generated<string>;
  account_id: Generated<string>;
  user_id: string;
  vin: string | null;
  serial_number: string | null;
  make_model: string;
  unit_number: string | null;
  engine_serial: string | null;
  tire_size: string | null;
  lessor: string | null;
  unit_kind: Generated<"by_vin" | "truck" | "trailer" | "bus" | "machine">;
  make: string | null;
  model: string | null;
  year: number | null;
  vehicle_type: string | null;
  engine_model: string | null;
  body_class: string | null;
  engine_manufacturer: string | null;
  gvwr: string | null;
  decode_source: "tables" | "online" | "typed" | null;
  decoded_at: Date | null;
  before_decode: ColumnType<DecodedColumns | null, DecodedColumns | null, DecodedColumns | null>;
  add_date: Generated<Date>;
  archived_at: Date | null;
  archive_reason: string | null;
  version: Generated<number>;
  last_six: ColumnType<string | null, never, never>;
  unit_key: ColumnType<string | null, never, never>;
  meter_unit: Generated<MeterUnit>;
  import_id: Generated<string | null>;
}

type DecodedColumns = Record<string, string | number | null>;
