import Big from "big.js";
import { type ExpressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { Database } from "~db/database";
import type { ReadingSource } from "~db/tables/meter_readings";
import { type Reading, convertUse, meterOf, meterOffsets, placeReadings } from "./lifetime-use";
import { type MeterDoubt, meterDoubts } from "./meter-doubts";
import type { MeterFields } from "./meter-schema";
import type { MeterUnit } from "./meter-unit";
import { shownReading } from "./reading-of-record.server";

export type MeterProblem = {
  problem: "meter-doubtful";
  doubts: MeterDoubt[];
  confirm: string;
  /** Whether this person may strike out readings by others. */
  mayStrike: boolean;
};

type Entry = {
  vehicle: { id: string; meter_unit: MeterUnit };
  readOn: string;
  source: ReadingSource;
  fields: MeterFields;
  /** The reading that the edited record had. */
  replaces?: string | null;
};

/**
 * In the record's transaction. An implausible reading is questioned once. Editing a record adds a new reading and strikes out the old one.
 */
export async function recordReading(
  trx: AccountTransaction,
  scope: Scope,
  entry: Entry,
): Promise<{ readingId: string | null } | MeterProblem> {
  const { vehicle, fields, replaces } = entry;
  const mayStrike = scope.may("records:modify");
  if (fields.strikeReading && mayStrike)
    await strike(trx, scope, vehicle.id, fields.strikeReading, "Found wrong by a later reading");
  const readings = await listReadings(trx, vehicle.id);
  const old = readings.find(({ id }) => id === replaces);
  const { mileage } = fields;
  if (old && mileage && isSame(old, entry)) return { readingId: old.id };
  const others = readings.filter(({ id }) => id !== replaces);
  const doubtful = mileage && doubtsAbout(others, entry);
  if (doubtful && fields.meterConfirmed !== doubtful.confirm)
    return { problem: "meter-doubtful", mayStrike, ...doubtful };
  if (old) await strike(trx, scope, vehicle.id, old.id, mileage ? "Corrected" : "Taken off the record");
  if (!mileage) return { readingId: null };
  // Who may strike readings out has judged it with the answer.
  const doubt = mayStrike ? null : (doubtful?.doubts.map(({ text }) => text).join(" ") ?? null);
  return { readingId: await addReading(trx, scope, entry, { others, doubt }) };
}

function isSame(old: Reading, { fields: { mileage }, readOn }: Entry): boolean {
  return old.readOn === readOn && old.unit === mileage!.unit && new Big(old.value).eq(mileage!.value);
}

type Doubtful = Pick<MeterProblem, "doubts" | "confirm">;

function doubtsAbout(others: Reading[], { vehicle, readOn, fields }: Entry): Doubtful | undefined {
  const { value, unit } = fields.mileage!;
  const confirm = `${value} ${unit} ${readOn}`;
  const number = meterOf(others, { readOn, value, unit });
  const offset = meterOffsets(others, vehicle.meter_unit).get(number) ?? new Big(0);
  const figure = convertUse(new Big(value), unit, vehicle.meter_unit);
  if (!figure) return undefined;
  const placed = placeReadings(others, vehicle.meter_unit);
  const doubts = meterDoubts(
    placed,
    { lifetime: figure.plus(offset), value, unit, readOn },
    vehicle.meter_unit,
  );
  return doubts.length > 0 ? { doubts, confirm } : undefined;
}

async function addReading(
  trx: AccountTransaction,
  scope: Scope,
  { vehicle, readOn, source, fields }: Entry,
  { others, doubt }: { others: Reading[]; doubt: string | null },
): Promise<string> {
  const { value, unit } = fields.mileage!;
  const added = await trx
    .insertInto("meter_readings")
    .values({
      vehicle_id: vehicle.id,
      user_id: scope.user.id,
      meter_number: meterOf(others, { readOn, value, unit }),
      value,
      unit,
      read_on: readOn,
      source,
      doubt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return added.id;
}

export async function listReadings(trx: AccountTransaction, vehicleId: string): Promise<Reading[]> {
  return validReadings(trx, vehicleId).execute();
}

/**
 * A few of each meter, with which lifetime use and the current reading are as with all (meterOffsets, currentReading): where it began, ended
 * and was highest, and the last one of each unit.
 */
export async function listDecisiveReadings(trx: AccountTransaction, vehicleId: string): Promise<Reading[]> {
  const { rows } = await sql<Reading>`
    with valid as (${validReadings(trx, vehicleId)})
    select * from valid where source in ('opening', 'closing')
    union (select distinct on ("meterNumber", unit) * from valid order by "meterNumber", unit, value desc)
    union (select distinct on (unit) * from valid order by unit, "meterNumber" desc, "readOn" desc, value desc)
  `.execute(trx);
  return rows;
}

function validReadings(trx: AccountTransaction, vehicleId: string) {
  return trx
    .selectFrom("meter_readings")
    .select(["id", "value", "unit", "source", "meter_number as meterNumber"])
    .select(["read_on as readOn", "recorded_at as recordedAt"])
    .where("vehicle_id", "=", vehicleId)
    .where("struck_at", "is", null);
}

/** Readings of a meter replacement stay, since all later ones depend on them. */
export async function strike(
  trx: AccountTransaction,
  scope: Scope,
  vehicleId: string,
  readingId: string,
  reason: string | null,
): Promise<boolean> {
  const struck = await trx
    .updateTable("meter_readings")
    .set({ struck_at: sql<Date>`now()`, struck_by: scope.user.id, strike_reason: reason })
    .where("id", "=", readingId)
    .where("vehicle_id", "=", vehicleId)
    .where("struck_at", "is", null)
    .where("source", "not in", ["opening", "closing"])
    .returning("id")
    .executeTakeFirst();
  return struck !== undefined;
}

/** As { value, unit, readValue, readUnit } or null. The highest reading of the last day: late entries never lower it. */
export function currentReadingOf(vehicles: ExpressionBuilder<Database, "vehicles">) {
  const { value, unit } = shownReading("meter_readings", "vehicles");
  return jsonObjectFrom(
    vehicles
      .selectFrom("meter_readings")
      .select([sql<string>`(${value})::text`.as("value"), unit.as("unit")])
      .select([sql<string>`meter_readings.value::text`.as("readValue"), "meter_readings.unit as readUnit"])
      .select(["meter_readings.read_on as readOn", "meter_readings.meter_number as meterNumber"])
      .whereRef("meter_readings.vehicle_id", "=", "vehicles.id")
      .where("meter_readings.struck_at", "is", null)
      .orderBy("meter_readings.meter_number", "desc")
      .orderBy("meter_readings.read_on", "desc")
      .orderBy(
        sql`meter_readings.value * case meter_readings.unit when 'km' then 1 / 1.609344 else 1 end`,
        "desc",
      )
      .limit(1),
  );
}
