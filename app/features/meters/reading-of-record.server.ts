import { type Expression, expressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "~db/database";
import type { MeterUnit } from "./meter-unit";

/**
 * A reading in the unit that its vehicle counts now, in whole miles or kilometers; one in hours stays as it was read on a vehicle that
 * counts a distance. For SQL with these two aliases.
 */
export function shownReading(
  reading: "reading" | "meter_readings" | "record",
  vehicle: "vehicle" | "vehicles" | "own",
) {
  const [value, unit] = [sql.ref(`${reading}.value`), sql.ref(`${reading}.unit`)];
  const own = sql.ref(`${vehicle}.meter_unit`);
  return {
    value: sql<string>`case when ${unit} = 'km' and ${own} = 'mi' then round(${value} / 1.609344)
      when ${unit} = 'mi' and ${own} = 'km' then round(${value} * 1.609344) else ${value} end`,
    unit: sql<MeterUnit>`case when (${unit} = 'h') = (${own} = 'h') then ${own} else ${unit} end`,
  };
}

/** As { value, unit, readValue, readUnit }, or null if it was struck out: readingOf(record.ref("parts.meter_reading_id")). */
export function readingOf(readingId: Expression<string | null>) {
  const { value, unit } = shownReading("reading", "vehicle");
  return jsonObjectFrom(
    expressionBuilder<Database>()
      .selectFrom("meter_readings as reading")
      .innerJoin("vehicles as vehicle", "vehicle.id", "reading.vehicle_id")
      .select([sql<string>`(${value})::text`.as("value"), unit.as("unit")])
      .select([sql<string>`reading.value::text`.as("readValue"), "reading.unit as readUnit"])
      .where("reading.id", "=", readingId)
      .where("reading.struck_at", "is", null),
  );
}
