import { type Expression, expressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "~db/database";

/** As { value, unit }, or null if it was struck out: readingOf(record.ref("parts.meter_reading_id")). */
export function readingOf(readingId: Expression<string | null>) {
  return jsonObjectFrom(
    expressionBuilder<Database>()
      .selectFrom("meter_readings")
      .select([sql<string>`meter_readings.value::text`.as("value"), "meter_readings.unit"])
      .where("meter_readings.id", "=", readingId)
      .where("meter_readings.struck_at", "is", null),
  );
}
