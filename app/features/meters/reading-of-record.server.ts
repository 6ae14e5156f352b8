import { type Expression, expressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "~db/database";

/** The reading of a record, as { value, unit } or null: readingOf(record.ref("parts.meter_reading_id")). One struck out since is none. */
export function readingOf(readingId: Expression<string | null>) {
  return jsonObjectFrom(
    expressionBuilder<Database>()
      .selectFrom("meter_readings")
      .select([sql<string>`meter_readings.value::text`.as("value"), "meter_readings.unit"])
      .where("meter_readings.id", "=", readingId)
      .where("meter_readings.struck_at", "is", null),
  );
}
