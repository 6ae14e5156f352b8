import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { csvPieces } from "~/features/files/csv-text.server";
import type { EventKind } from "./event-kinds";
import { historyColumns } from "./history-csv.server";
import { selectionOf } from "./history-selections.server";

/** Those of which all vehicles' records can be one file. */
export type CompanyKind = Exclude<EventKind, "reminders" | "changes" | "fleet">;

/**
 * The records of all vehicles in the form that the imports read: mileages as they were read, nothing that was removed or struck out but parts that
 * were taken off, which have still cost what they cost.
 * Readings that fuel, service and parts bring along are not repeated.
 */
export async function* exportCompanyHistory(scope: Scope, kind: CompanyKind): AsyncGenerator<string> {
  const first = await listSlice(scope, kind, undefined);
  const headings = Object.keys(first[0] ?? { "No records": "" }).filter((heading) => heading !== place);
  yield* csvPieces(historyColumns(kind, headings), slicesFrom(scope, kind, first), false);
}

const sliceSize = 1000;
const place = "Place in the file";

type Row = Record<string, string>;

async function* slicesFrom(scope: Scope, kind: CompanyKind, first: Row[]): AsyncGenerator<Row[]> {
  for (let slice = first; ;) {
    yield slice;
    if (slice.length < sliceSize) return;
    slice = await listSlice(scope, kind, slice.at(-1)![place]);
  }
}

/** In the order of an index that each table has: a day's order would sort all of them again for each slice. */
async function listSlice(scope: Scope, kind: CompanyKind, after: string | undefined): Promise<Row[]> {
  const {
    columns,
    from,
    isRemovable,
    isKept = notRemoved,
  } = selectionOf(kind, {
    timeZone: scope.account.timeZone,
    asRead: true,
  });
  const { rows } = await scope.db((trx) =>
    sql<Row>`
      select coalesce(vehicle.vin, vehicle.serial_number, vehicle.unit_number, vehicle.id::text) as "Vehicle",
        vehicle.unit_number as "Unit Number", ${columns},
        record.id::text as ${sql.ref(place)}
      from ${from} join vehicles vehicle on vehicle.id = record.vehicle_id
      where record.account_id = ${scope.account.id} and ${isRemovable ? isKept : sql`true`}
        and ${kind === "meter" ? onlyReadings : sql`true`}
        and ${after ? sql`record.id > ${after}` : sql`true`}
      order by record.id limit ${sliceSize}`.execute(trx),
  );
  return rows;
}

const notRemoved = sql`record.removed_at is null`;

/** An import takes a mileage of 0 beside another record for one that nobody read. */
const onlyReadings = sql`record.struck_at is null and (record.source not in ('fuel', 'service', 'part') or record.value = 0)`;
