import type { Scope } from "~/auth/scope";
import { formatDay } from "~/ui/format";
import { today } from "../calendar/today";
import type { AccountTransaction } from "~db/as-account";
import { type PlacedReading, type Reading, meterOf, placeReadings } from "../meters/lifetime-use";
import { formatReading } from "../meters/meter-unit";
import { type FleetOfImport, readFleet } from "./fleet-of-import.server";
import { type FuelValues, readFuelRows } from "./fuel-rows";
import { columnsOf } from "./guess-mapping";
import type { Import } from "./imports.server";
import { type FuelColumns, planFuel } from "./plan-fuel";
import { type ServiceColumns, planService } from "./plan-service";
import { type VehicleImportColumns, planVehicles } from "./plan-vehicles";
import type { PlannedRow } from "./planned";
import { type Table, readTable } from "./read-table.server";
import { type ServiceValues, readServiceRows } from "./service-rows";
import { type VehicleValues, readVehicleRows } from "./vehicle-rows";
import type { RowVerdict } from "./import-kinds";

export type ReadImport = { table: Table } & (
  | { kind: "vehicles"; rows: RowVerdict<VehicleValues>[] }
  | { kind: "fuel"; rows: RowVerdict<FuelValues>[] }
  | { kind: "service"; rows: RowVerdict<ServiceValues>[] }
);

/** Reads the file of an import as its settings say. Takes a while for a large one, and no transaction should be open meanwhile. */
export async function readImport(scope: Scope, { kind, content, settings }: Import): Promise<ReadImport> {
  const table = await readTable(content, kind);
  if ("problem" in table) throw new Error(table.problem);
  const { mapping, options } = settings;
  if (kind === "fuel") return { kind, table, rows: await readFuelRows(table, mapping, options) };
  if (kind === "service") return { kind, table, rows: await readServiceRows(table, mapping, options) };
  const day = today(scope.account.timeZone);
  return { kind, table, rows: await readVehicleRows(table, mapping, options, day) };
}

/** The vehicles that a log names, as it writes them. */
export function namesIn({ kind, table }: ReadImport, { settings }: Import): string[] {
  const [column] = kind === "vehicles" ? [] : columnsOf(settings.mapping, "vehicle");
  if (column === undefined) return [];
  return [...new Set(table.rows.map(({ cells }) => cells[column]?.trim() ?? ""))]
    .filter(Boolean)
    .slice(0, 200);
}

export type Plan =
  | { kind: "vehicles"; rows: PlannedRow<VehicleImportColumns>[]; fleet: FleetOfImport }
  | { kind: "fuel"; rows: PlannedRow<FuelColumns>[]; fleet: FleetOfImport }
  | { kind: "service"; rows: PlannedRow<ServiceColumns>[]; fleet: FleetOfImport };

/** What a person sees before anything is written. */
export async function previewImport(scope: Scope, file: Import): Promise<{ read: ReadImport; plan: Plan }> {
  const read = await readImport(scope, file);
  return { read, plan: await scope.db((trx) => planImport(trx, scope, file, read)) };
}

/** What would be written now, compared with what is recorded already. */
export async function planImport(
  trx: AccountTransaction,
  scope: Scope,
  { settings }: Import,
  read: ReadImport,
): Promise<Plan> {
  const chosen = [settings.vehicleId, ...Object.values(settings.vehicleOf)].filter((id) => id !== null);
  const vehicleIds = [...new Set(chosen)];
  const fleet = await readFleet(trx, scope, { kind: read.kind, vehicleIds });
  const context = { settings, fleet, today: today(scope.account.timeZone) };
  if (read.kind === "vehicles") return { kind: "vehicles", rows: planVehicles(read.rows, context), fleet };
  if (read.kind === "service") {
    const rows = planService(read.rows, context);
    noteFallingMeters(rows, fleet);
    return { kind: "service", rows, fleet };
  }
  const rows = planFuel(read.rows, context);
  noteFallingMeters(rows, fleet);
  return { kind: "fuel", rows, fleet };
}

/** A mileage below an earlier day's is imported and told. */
function noteFallingMeters(rows: PlannedRow<unknown>[], fleet: FleetOfImport): void {
  const added = new Map<string, Reading[]>();
  const notes = new Map<string, string[]>();
  for (const row of rows) {
    if (!("columns" in row) || !row.reading || !row.vehicleId) continue;
    notes.set(String(row.line), row.notes);
    const meterNumber = meterOf(fleet.readings.get(row.vehicleId) ?? [], row.reading);
    const own = { id: String(row.line), meterNumber, source: "import", recordedAt: new Date(0) };
    added.set(row.vehicleId, added.get(row.vehicleId) ?? []);
    added.get(row.vehicleId)!.push({ ...row.reading, ...own });
  }
  for (const [id, readings] of added) {
    const placed = placeReadings(
      [...(fleet.readings.get(id) ?? []), ...readings],
      fleet.byId.get(id)!.meterUnit,
    );
    noteFalls(placed, notes);
  }
}

/** `notes` are those of each row of the file, by its line. */
function noteFalls(placed: PlacedReading[], notes: Map<string, string[]>): void {
  let highest: PlacedReading | undefined;
  for (const one of placed) {
    if (highest && one.lifetime.lt(highest.lifetime) && one.readOn > highest.readOn) {
      const shown = `${formatReading(highest.value, highest.unit)} of ${formatDay(highest.readOn)}`;
      notes.get(one.id)?.push(`The mileage is below the ${shown}.`);
    }
    if (!highest || one.lifetime.gt(highest.lifetime)) highest = one;
  }
}
