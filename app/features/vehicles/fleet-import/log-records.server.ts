import { randomUUID } from "node:crypto";
import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Writing } from "~/features/imports/confirm.server";
import { type PlannedReading, readingColumns } from "~/features/meters/import/planned-reading";
import type { AccountTransaction } from "~db/as-account";
import type { Database } from "~db/database";
import type { ReadingSource } from "~db/tables/meter_readings";
import type { FleetOfImport } from "./fleet-of-import.server";
import type { FleetRecord } from "./fleet-record";
import { recordKey } from "./log-rows";

export type LogTable = "fuel_receipts" | "service_entries" | "parts";

type Recorded = Record<"vehicle_id" | "day" | "what" | "money" | "value", string>;

/** `record` selects vehicle_id, day, what, money, meter_reading_id and removed_at. */
export async function listRecorded(
  trx: AccountTransaction,
  record: RawBuilder<unknown>,
  vehicleIds: string[],
): Promise<Set<string>> {
  if (vehicleIds.length === 0) return new Set();
  const { rows } = await sql<Recorded>`
    select record.vehicle_id, record.day, record.what, record.money::text, reading.value::text
    from (${record}) record left join meter_readings reading on reading.id = record.meter_reading_id
    where record.removed_at is null and record.vehicle_id = any(${vehicleIds}::uuid[])`.execute(trx);
  return new Set(rows.map((row) => recordKey([row.vehicle_id, row.day, row.what, row.money, row.value])));
}

/** With their mileages; without columns it is a reading alone. Returns how many. */
export async function writeRecords<Columns extends object | null>(
  { trx, scope, importId }: Writing,
  rows: FleetRecord<Columns>[],
  fleet: FleetOfImport,
  { table, source }: { table: LogTable; source: "fuel" | "service" | "part" },
): Promise<number> {
  const common = { user_id: scope.user.id, import_id: importId };
  const records: object[] = [];
  const readings: Insertable<Database["meter_readings"]>[] = [];
  for (const { columns, reading, vehicle } of rows) {
    const vehicle_id = vehicle!.id;
    const meter_reading_id = reading && randomUUID();
    if (reading) {
      const stored = readingColumns(reading, fleet.readings.get(vehicle_id) ?? []);
      const own = { id: meter_reading_id!, vehicle_id, source: columns ? source : sourceOf(reading) };
      readings.push({ ...common, ...stored, ...own });
    }
    if (columns) records.push({ ...common, ...columns, vehicle_id, meter_reading_id });
  }
  await insertMany(trx, "meter_readings", readings);
  await insertMany(trx, table, records);
  return rows.length;
}

/** The sources of a reading without a record. */
const alone = ["meter", "opening", "closing"];

function sourceOf({ ofMeter }: PlannedReading): ReadingSource {
  return ofMeter?.source ?? "meter";
}

/** In batches, since a statement takes a limited number of parameters. */
async function insertMany(
  trx: AccountTransaction,
  table: "meter_readings" | LogTable,
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

const notRemoved = sql`record.removed_at is null`;

/** Keeps records that were changed, are not `unused` or not `asImported`. Returns how many were removed. */
export async function removeRecords(
  trx: AccountTransaction,
  importId: string,
  table: LogTable,
  {
    unused = sql`true`,
    asImported = notRemoved,
  }: { unused?: RawBuilder<unknown>; asImported?: RawBuilder<unknown> } = {},
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)} record
    where record.import_id = ${importId} and record.version = 1 and ${asImported} and ${unused}
    returning record.id`.execute(trx);
  const readings = await sql<{ source: string }>`
    delete from meter_readings reading
    where reading.import_id = ${importId}
      and not exists (select 1 from ${sql.table(table)} record where record.meter_reading_id = reading.id)
    returning reading.source`.execute(trx);
  return rows.length + readings.rows.filter(({ source }) => alone.includes(source)).length;
}
