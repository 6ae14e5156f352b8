import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { ReadingSource } from "~db/tables/meter_readings";
import { judgeReadings } from "~/features/meters/judge-readings";
import { type PlacedReading, type Reading, placeReadings } from "~/features/meters/lifetime-use";
import { maxInADay } from "~/features/meters/meter-doubts";
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
 * The readings of each vehicle that reminders can rely on, as the judgement of all its readings says. Where the few that reminders need
 * fit their neighbors they are enough, and only of the other vehicles all are read: a fleet's hundred thousand readings stay in the database.
 */
export async function listTrustedReadings(
  trx: AccountTransaction,
  units: Map<string, MeterUnit>,
  readingIds: string[],
): Promise<Map<string, PlacedReading[]>> {
  const few = await selectFew(trx, [...units.keys()], readingIds);
  const trusted = judgeEach(few, units);
  const doubted = new Set(few.filter((row) => row.is_in_doubt).map((row) => row.vehicle_id));
  for (const [id, rows] of byVehicle(few)) if (trusted.get(id)?.length !== rows.length) doubted.add(id);
  if (doubted.size === 0) return trusted;
  const all = await selectAll(trx, [...doubted]);
  return new Map([...trusted, ...judgeEach(all, units)]);
}

function judgeEach(rows: Row[], units: Map<string, MeterUnit>): Map<string, PlacedReading[]> {
  const judged = [...byVehicle(rows)].map(([id, readings]) => {
    const unit = units.get(id)!;
    return [id, judgeReadings(placeReadings(readings, unit), unit).trusted] as const;
  });
  return new Map(judged);
}

const columns = sql`r.vehicle_id, r.id, r.meter_number, r.value, r.unit, r.read_on, r.source, r.recorded_at`;
const distance = sql`r.value::float8 / case r.unit when 'km' then 1.609344 else 1 end`;
const valid = sql`r.vehicle_id = l.vehicle_id and r.struck_at is null`;

/** So many of the newest readings have to fit one another before the newest is believed without the others. */
const newestCompared = 8;

/** Whether any of these readings does not fit the one before it on its meter. As judgeReadings says or, between kilometers and miles, a little stricter. */
const isMisfit = sql`(with pairs as (
    select r.unit, (r.unit = 'h') <> lag(r.unit = 'h') over pair as is_mixed,
      ${distance} - lag(${distance}) over pair as used, r.read_on - lag(r.read_on) over pair as days
    from near r window pair as (partition by r.meter_number order by r.read_on, ${distance}))
  select coalesce(bool_or(is_mixed or used < 0 or used > greatest(1, days)
    * case unit when 'h' then ${maxInADay.h}::float8 else ${maxInADay.km / 1.609344}::float8 end), false) from pairs)`;

/**
 * The newest, the first of all, the first of the last 90 days of readings, those of replaced meters, and those asked for by id; with
 * whether the newest, the one 90 days before and those asked for fit their neighbors.
 */
async function selectFew(trx: AccountTransaction, vehicleIds: string[], readingIds: string[]) {
  const { rows } = await sql<Row & { is_in_doubt: boolean }>`
    with latest as materialized (
      select one.*, near.is_misfit from unnest(${vehicleIds}::uuid[]) as l (vehicle_id) cross join lateral (
        select ${columns} from meter_readings r where ${valid}
        order by r.meter_number desc, r.read_on desc, ${distance} desc limit 1) one
      cross join lateral (
        with near as (select ${columns} from meter_readings r where ${valid}
          order by r.meter_number desc, r.read_on desc limit ${newestCompared})
        select ${isMisfit} as is_misfit) near),
    counted_from as materialized (
      select one.* from latest l cross join lateral (
        select ${columns} from meter_readings r where ${valid} and r.read_on >= l.read_on - 90
        order by r.meter_number, r.read_on, ${distance} limit 1) one
      union select ${columns} from meter_readings r where r.id = any(${readingIds}::uuid[]) and r.struck_at is null),
    doubted as materialized (
      select vehicle_id from latest where is_misfit
      union select l.vehicle_id from counted_from l cross join lateral (
        with near as (
          (select ${columns} from meter_readings r
            where ${valid} and r.meter_number = l.meter_number and r.read_on < l.read_on
            order by r.read_on desc, ${distance} desc limit 1)
          union all (select ${columns} from meter_readings r
            where ${valid} and r.meter_number = l.meter_number and r.read_on >= l.read_on
            order by r.read_on, ${distance} limit 4))
        select ${isMisfit} as is_misfit) near where near.is_misfit),
    few as (
      select ${columns} from latest r
      union select ${columns} from counted_from r
      union select one.* from latest l cross join lateral (
        select ${columns} from meter_readings r where ${valid}
        order by r.meter_number, r.read_on, ${distance} limit 1) one
      union select ${columns} from latest l join meter_readings r on ${valid}
        and l.meter_number > 1 and r.source in ('opening', 'closing'))
    select few.*, vehicle_id in (select vehicle_id from doubted) as is_in_doubt from few
  `.execute(trx);
  return rows;
}

async function selectAll(trx: AccountTransaction, vehicleIds: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from meter_readings r
    where r.vehicle_id = any(${vehicleIds}::uuid[]) and r.struck_at is null`.execute(trx);
  return rows;
}

function byVehicle(rows: Row[]): Map<string, Reading[]> {
  const found = new Map<string, Reading[]>();
  for (const { vehicle_id, id, meter_number, value, unit, read_on, source, recorded_at } of rows) {
    const reading = {
      id,
      meterNumber: meter_number,
      value,
      unit,
      readOn: read_on,
      source,
      recordedAt: recorded_at,
    };
    const others = found.get(vehicle_id);
    if (others) others.push(reading);
    else found.set(vehicle_id, [reading]);
  }
  return found;
}
