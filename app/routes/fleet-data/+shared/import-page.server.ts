import { fuelProducts } from "~/features/fuel/fuel-products";
import { howItIsRead } from "~/features/imports/how-it-is-read";
import { vehicleNamed } from "~/features/imports/import-settings";
import type { Import } from "~/features/imports/imports.server";
import { type Plan, type ReadImport, namesIn } from "~/features/imports/plan-import.server";
import { previewRow, previewSums } from "~/features/imports/preview";

/** As many rows of each kind as a page shows. */
const most = 100;

/** What the page of an import shows: how the file is read, and what becomes of each row. */
export function importPage(file: Import, read: ReadImport, plan: Plan) {
  const { settings, kind } = file;
  const names = namesIn(read, file);
  return {
    ...howItIsRead(file, read.table),
    kind,
    product: kind === "fuel" ? { value: settings.product, options: [...fuelProducts] } : undefined,
    vehicle:
      kind === "vehicles" ? undefined : { value: settings.vehicleId ?? "", options: vehicleChoices(plan) },
    names: names.map((name) => ({ name, value: vehicleNamed(settings, name) ?? "" })),
    lacksVehicle: kind !== "vehicles" && lacksVehicle(settings, names),
    sums: previewSums(plan),
    ...rowsShown(plan),
    all: plan.rows.length,
  };
}

function lacksVehicle(settings: Import["settings"], names: string[]): boolean {
  if (settings.vehicleId) return false;
  return names.length === 0 || names.some((name) => !vehicleNamed(settings, name));
}

function rowsShown({ rows, fleet }: Plan) {
  const lines = (wanted: (row: Plan["rows"][number]) => boolean) =>
    (rows as Plan["rows"][number][])
      .filter(wanted)
      .slice(0, most)
      .map((row) => previewRow(row, fleet.byId));
  return {
    refused: lines((row) => "problem" in row),
    noted: lines((row) => !("problem" in row) && row.notes.length > 0),
    others: lines((row) => !("problem" in row) && row.notes.length === 0),
  };
}

function vehicleChoices({ fleet }: Plan) {
  return [
    { value: "", label: "Choose a vehicle" },
    ...fleet.vehicles.map(({ id, label }) => ({ value: id, label })),
  ];
}

export type ImportPageData = ReturnType<typeof importPage>;
