import { randomUUID } from "node:crypto";
import { type Insertable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "../calendar/today";
import type { AccountTransaction } from "~db/as-account";
import type { Database } from "~db/database";
import { once } from "~db/once";
import { type Reading, meterOf } from "../meters/lifetime-use";
import { lockFleet } from "../vehicles/vehicles.server";
import { decodeFromTables } from "../vin/vin-tables.server";
import type { Import } from "./imports.server";
import { type Plan, type ReadImport, planImport } from "./plan-import.server";
import type { VehicleImportColumns } from "./plan-vehicles";
import type { PlannedReading } from "./planned";

type Written = { written: number } | { problem: "not-draft" } | { problem: "changed-meanwhile" };

/** Writes what the preview showed, all or nothing. Refused when the settings were changed after the preview. */
export async function confirmImport(
  scope: Scope,
  file: Import,
  { read, version }: { read: ReadImport; version: number },
  token: string,
): Promise<Written> {
  return scope.db((trx) =>
    once<Written>(trx, token, async () => {
      await lockFleet(scope, trx);
      const now = await trx
        .selectFrom("imports")
        .select(["state", "version"])
        .where("id", "=", file.id)
        .forUpdate()
        .executeTakeFirst();
      if (now?.state !== "draft") return { problem: "not-draft" };
      if (now.version !== version) return { problem: "changed-meanwhile" };
      const written = await write(trx, scope, file.id, await planImport(trx, scope, file, read));
      await trx
        .updateTable("imports")
        // The file itself is of no use any more.
        .set({ state: "confirmed", written, content: "", confirmed_at: sql<Date>`now()` })
        .where("id", "=", file.id)
        .execute();
      return { written };
    }),
  );
}

async function write(trx: AccountTransaction, scope: Scope, importId: string, plan: Plan): Promise<number> {
  const common = { user_id: scope.user.id, import_id: importId };
  if (plan.kind === "vehicles") {
    const rows = plan.rows.flatMap((row) => ("columns" in row ? [row] : []));
    for (const { columns, reading } of rows) await addVehicle(trx, scope, { ...common, columns, reading });
    return rows.length;
  }
  const table = plan.kind === "fuel" ? "fuel_receipts" : "service_entries";
  const source = plan.kind;
  const records: object[] = [];
  const readings: Insertable<Database["meter_readings"]>[] = [];
  for (const row of plan.rows) {
    if (!("columns" in row)) continue;
    const vehicle_id = row.vehicleId!;
    const meter_reading_id = row.reading && randomUUID();
    if (row.reading) {
      const known = plan.fleet.readings.get(vehicle_id) ?? [];
      const reading = readingColumns(row.reading, known);
      readings.push({ ...common, ...reading, id: meter_reading_id!, vehicle_id, source });
    }
    records.push({ ...common, ...row.columns, vehicle_id, meter_reading_id });
  }
  await insertMany(trx, "meter_readings", readings);
  await insertMany(trx, table, records);
  return records.length;
}

function readingColumns({ value, unit, readOn }: PlannedReading, known: Reading[]) {
  return { value, unit, read_on: readOn, meter_number: meterOf(known, { value, unit, readOn }) };
}

/** As many rows in a statement as its parameters allow. */
async function insertMany(
  trx: AccountTransaction,
  table: "meter_readings" | "fuel_receipts" | "service_entries",
  rows: object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 1000) {
    const some = rows.slice(start, start + 1000);
    await trx
      .insertInto(table)
      .values(some as never)
      .execute();
  }
}

type NewVehicle = {
  user_id: string;
  import_id: string;
  columns: VehicleImportColumns;
  reading: PlannedReading | null;
};

/** On the enterprise plan each VIN is decoded on the way; on the others only where the list says nothing of the make. */
async function addVehicle(
  trx: AccountTransaction,
  scope: Scope,
  { columns, reading, ...common }: NewVehicle,
): Promise<void> {
  const { vin, make_model } = columns;
  const wantsDecode = vin !== null && (scope.plan === "enterprise" || make_model === null);
  const decoded = wantsDecode ? (await decodeFromTables(trx, vin, today(scope.account.timeZone))).values : {};
  const listed = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  const wasDecoded = Object.values(decoded).some((value) => value !== undefined && value !== "");
  const wasListed = ["make", "model", "year"].some((column) => column in listed);
  const named = [decoded.make, decoded.model].filter(Boolean).join(" ");
  const vehicle = await trx
    .insertInto("vehicles")
    .values({
      ...common,
      ...decoded,
      ...listed,
      make_model: make_model ?? (named || "Make not given"),
      decode_source: wasDecoded ? "tables" : wasListed ? "typed" : null,
      decoded_at: wasDecoded ? sql<Date>`now()` : null,
      meter_unit: reading?.unit ?? "mi",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!reading) return;
  const columnsOfReading = { ...common, ...readingColumns(reading, []), vehicle_id: vehicle.id };
  await trx
    .insertInto("meter_readings")
    .values({ ...columnsOfReading, source: "vehicle" })
    .execute();
}
