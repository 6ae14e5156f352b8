import type { OwnChoice } from "~/features/imports/import-kind";
import type { FleetOfImport } from "./fleet-of-import.server";
import { type LogSettings, vehicleNamed } from "./log-settings";

/** Asks which vehicle the log is about or, if it names vehicles, which one each name means. */
export function vehicleChoices(
  settings: LogSettings,
  { vehicles }: FleetOfImport,
  names: string[],
): OwnChoice[] {
  const value = settings.vehicleId ?? "";
  const options = [
    { value: "", label: "Choose a vehicle" },
    ...vehicles.map(({ id, label }) => ({ value: id, label })),
  ];
  if (names.length === 0) return [{ name: "vehicleId", label: "The log is about", value, options }];
  return [
    ...names.map((name, index) => ({
      name: `vehicles[${index}]`,
      label: `“${name}” in the file is`,
      value: vehicleNamed(settings, name) || value,
      options,
    })),
    { name: "vehicleId", value },
  ];
}
