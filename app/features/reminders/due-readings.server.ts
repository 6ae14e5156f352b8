import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { ReadingSource } from "~db/tables/meter_readings";
import type { Reading } from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";

type Row = {
  vehicle_id: string;
  id: string;
  meter_number: number;
  value: string;
  unit: MeterUnit;
  read_on: string;
  source: ReadingSource;
  recorded_at: Date;
};

/**
 * For each vehicle only the few readings that reminders need: the newest, the first of all, the first of the last 90 days of readings,
 * those of replaced meters, and those asked for by id. A fleet's
 * hundred thousand readings stay in the database.
 */
export async function listDueReadings(
  trx: AccountTransaction,
  vehicleIds: string[],
  readingIds: string[],
): Promise<Map<string, Reading[]>> {
  const valid = sql`r.vehicle_id = l.vehicle_id and r.struck_at is null`;
  const columns = sql`r.vehicle_id, r.id, r.meter_number, r.value, r.unit, r.read_on, r.source, r.recorded_at`;
  const distance = sql`r.value * case r.unit when 'km' then 1 / 1.609344 else 1 end`;
  const spans = sql`
    union select one.* from latest l cross join lateral (
      select ${columns} from meter_readings r where ${valid}
      order by r.meter_number, r.read_on, ${distance} limit 1) one
    union select one.* from latest l cross join lateral (
      select ${columns} from meter_readings r where ${valid} and r.read_on >= l.read_on - 90
      order by r.meter_number, r.read_on, ${distance} limit 1) one`;
  const { rows } = await sql<Row>`
    with latest as materialized (
      select one.* from unnest(${vehicleIds}::uuid[]) as asked (id) cross join lateral (
        select ${columns} from meter_readings r where r.vehicle_id = asked.id and r.struck_at is null
        order by r.meter_number desc, r.read_on desc, ${distance} desc limit 1) one)
    select * from latest
    ${spans}
    union select ${columns} from latest l join meter_readings r on ${valid}
      and l.meter_number > 1 and r.source in ('opening', 'closing')
    union select ${columns} from meter_readings r where r.id = any(${readingIds}::uuid[]) and r.struck_at is null
  `.execute(trx);
  return byVehicle(rows);
}

function byVehicle(rows: Row[]): Map<string, Reading[]> {
  const found = new Map<string, Reading[]>();
  for (const { vehicle_id, meter_number, read_on, recorded_at, ...row } of rows) {
    const reading = { ...row, meterNumber: meter_number, readOn: read_on, recordedAt: recorded_at };
    const others = found.get(vehicle_id);
    if (others) others.push(reading);
    else found.set(vehicle_id, [reading]);
  }
  return found;
}
