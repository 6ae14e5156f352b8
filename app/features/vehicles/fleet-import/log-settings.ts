import { type Mapping, columnsOf } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";

/** What a log of vehicles is asked beside how it is read. */
export type LogSettings = {
  /** The vehicle of every row, when the file names none. */
  vehicleId: string | null;
  /** The vehicle that a name in the file means. */
  vehicleOf: Record<string, string>;
};

/** `vehicles` are the answers for the names of the file, in their order. */
export type PostedLog = { vehicleId: string | null; vehicles: (string | null)[] };

/** What was chosen for a name of the file, which may be any word: "constructor" too. */
export function vehicleNamed({ vehicleOf }: LogSettings, name: string): string | undefined {
  return Object.hasOwn(vehicleOf, name) ? vehicleOf[name] : undefined;
}

/** The vehicles that a log names, as it writes them. */
export function namesIn(table: Table, mapping: Mapping): string[] {
  const [column] = columnsOf(mapping, "vehicle");
  if (column === undefined) return [];
  return [...new Set(table.rows.map(({ cells }) => cells[column]?.trim() ?? ""))]
    .filter(Boolean)
    .slice(0, 200);
}

/** `names` are those of the file. */
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
