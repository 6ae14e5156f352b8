import { sql } from "kysely";
import { readingOf } from "~/features/meters/reading-of-record.server";

/** The breakdown's own reading, else that of the report that found it. For a query on breakdowns. */
export function readingOfBreakdown() {
  return readingOf(sql<string | null>`coalesce(breakdowns.meter_reading_id, breakdowns.found_reading_id)`);
}
