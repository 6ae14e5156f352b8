import { plainKey } from "~/http/requests/plain-text";
import { type Mapping, columnsOf, filledCells } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";

export type LogSettings = {
  /** The vehicle of every row, if the file names none: its id, or what was typed. */
  vehicleId: string | null;
  /** By the nameKey of the name in the file: a vehicle's id, leftOutName, or what was typed. */
  vehicleOf: Record<string, string>;
};

/** `vehicles` are the answers for the file's names, in their order. */
export type PostedLog = { vehicleId: string | null; vehicles: (string | null)[] };

/** The answer that leaves a name's rows out. */
export const leftOutName = "none";
export const leftOutText = "Not imported";

/** u77 and U77 are one vehicle. */
export function nameKey(name: string): string {
  return plainKey(name).trim().replace(/\s+/g, " ").toLowerCase();
}

/** Safe for any name: "constructor" too. */
export function vehicleNamed({ vehicleOf }: LogSettings, name: string): string | undefined {
  const key = nameKey(name);
  return Object.hasOwn(vehicleOf, key) ? vehicleOf[key] : undefined;
}

/** As written in the log where they are first; more than any fleet has are not names. */
export function namesIn(table: Table, mapping: Mapping): string[] {
  const [column] = columnsOf(mapping, "vehicle");
  const names = new Map<string, string>();
  for (const cell of filledCells(table, column)) {
    const key = nameKey(cell);
    if (!names.has(key)) names.set(key, cell.trim());
  }
  return [...names.values()].slice(0, maxNames);
}

const maxNames = 5000;

/** `names` are the file's. */
export function answeredSettings({ vehicleId, vehicles }: PostedLog, names: string[]): LogSettings {
  const answers = names.flatMap((name, index): [string, string][] =>
    vehicles[index] ? [[nameKey(name), vehicles[index]]] : [],
  );
  return { vehicleId, vehicleOf: Object.fromEntries(answers) };
}
