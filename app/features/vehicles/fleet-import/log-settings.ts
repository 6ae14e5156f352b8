import { type Mapping, columnsOf } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";

export type LogSettings = {
  /** The vehicle of every row, if the file names none. */
  vehicleId: string | null;
  /** By the name in the file. */
  vehicleOf: Record<string, string>;
};

/** `vehicles` are the answers for the file's names, in their order. */
export type PostedLog = { vehicleId: string | null; vehicles: (string | null)[] };

/** Safe for any name: "constructor" too. */
export function vehicleNamed({ vehicleOf }: LogSettings, name: string): string | undefined {
  return Object.hasOwn(vehicleOf, name) ? vehicleOf[name] : undefined;
}

/** As written in the log. */
export function namesIn(table: Table, mapping: Mapping): string[] {
  const [column] = columnsOf(mapping, "vehicle");
  if (column === undefined) return [];
  return [...new Set(table.rows.map(({ cells }) => cells[column]?.trim() ?? ""))]
    .filter(Boolean)
    .slice(0, 200);
}

/** `names` are the file's. */
export function answeredSettings({ vehicleId, vehicles }: PostedLog, names: string[]): LogSettings {
  const answers = names.flatMap((name, index): [string, string][] =>
    vehicles[index] ? [[name, vehicles[index]]] : [],
  );
  return { vehicleId, vehicleOf: Object.fromEntries(answers) };
}

export function lacksVehicle(settings: LogSettings, names: string[]): boolean {
  if (settings.vehicleId) return false;
  return names.length === 0 || names.some((name) => !vehicleNamed(settings, name));
}
