import type { OwnChoice } from "~/features/imports/import-kind";
import type { FleetOfImport } from "./fleet-of-import.server";
import { type LogSettings, leftOutName } from "./log-settings";
import type { NamedVehicle } from "./vehicle-names.server";

/** Asks which vehicle the log is about or, if it names vehicles, which one each name means. */
export function vehicleChoices(
  { vehicleId }: LogSettings,
  { vehicles }: FleetOfImport,
  named: NamedVehicle[],
): OwnChoice[] {
  const value = vehicleId ?? "";
  const options = [
    { value: "", label: "Choose a vehicle" },
    ...vehicles.map(({ id, label }) => ({ value: id, label })),
  ];
  if (named.length === 0) return [{ name: "vehicleId", label: "The log is about", value, options }];
  const withNone = [...options, { value: leftOutName, label: "Not imported" }];
  return [
    ...named.slice(0, maxAsked).map(({ name, meant, how }, index) => ({
      name: `vehicles[${index}]`,
      label: `“${name}” in the file is`,
      hint: how && `Found ${how}.`,
      value: meant ?? "",
      options: withNone,
    })),
    { name: "vehicleId", value },
  ];
}

/** What the page says first: how many names were understood, and whether some were not. */
export function namesHint(settings: LogSettings, named: NamedVehicle[]): string[] {
  const open = named.length === 0 ? !settings.vehicleId : named.some(({ meant }) => !meant);
  if (open) return ["Choose below which vehicle the file is about, then press Read Again."];
  const found = named.filter(({ how }) => how).slice(0, maxNamed);
  if (found.length === 0) return [];
  const each = found.map(({ name, how }) => `“${name}” ${how}`).join(", ");
  return [`Vehicles were found: ${each}. Choose another below if one is wrong.`];
}

const maxAsked = 200;
const maxNamed = 5;
