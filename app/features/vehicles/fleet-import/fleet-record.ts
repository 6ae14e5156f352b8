import type { PlannedRow } from "~/features/imports/planned-rows";
import type { PlannedReading } from "~/features/meters/import/planned-reading";
import type { FleetOfImport, FleetVehicle } from "./fleet-of-import.server";
import type { LogSettings } from "./log-settings";

/** An added vehicle has no vehicle id yet. */
export type FleetRecord<Columns> = {
  columns: Columns;
  reading: PlannedReading | null;
  vehicle: FleetVehicle | null;
};

export type PlannedRecord<Columns> = PlannedRow<FleetRecord<Columns>>;

export type PlanContext<Own extends LogSettings = LogSettings> = {
  settings: Own;
  fleet: FleetOfImport;
  today: string;
};

export function recordsOf<Columns>(rows: PlannedRecord<Columns>[]) {
  return rows.flatMap((row) => ("columns" in row ? [row] : []));
}
