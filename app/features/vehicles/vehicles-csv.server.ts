import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { formatTime } from "~/ui/format";
import type { Database } from "~db/database";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { currentReadingOf } from "~/features/meters/meters.server";
import { csvColumnsOf } from "~/features/fields/field-values";
import { type CsvColumn, csvPieces } from "~/features/files/csv-text.server";
import { decodedFields } from "./decode/decoded-fields";
import { vehicleFields } from "./vehicle-fields";

/** Those in service first; former ones have the day on which they left. */
export function exportVehicles(scope: Scope, isPlain = false): AsyncGenerator<string> {
  return csvPieces(columnsFor(scope.account.timeZone), slicesOf(scope), isPlain);
}

const sliceSize = 500;

async function* slicesOf(scope: Scope): AsyncGenerator<Vehicle[]> {
  for (const isFormer of [false, true]) {
    for (let after: Vehicle | undefined; ;) {
      const slice = await listSlice(scope, isFormer, after);
      yield slice;
      if (slice.length < sliceSize) break;
      after = slice.at(-1);
    }
  }
}

function listSlice(scope: Scope, isFormer: boolean, after: Vehicle | undefined): Promise<Vehicle[]> {
  const { id, timeZone } = scope.account;
  return scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .selectAll()
      .select((vehicle) => currentReadingOf(vehicle).as("current_reading"))
      .select(sql<string | null>`(archived_at at time zone ${timeZone})::date`.as("left_on"))
      // As text, since a Date has no microseconds.
      .select(sql<string>`add_date::text`.as("added_at"))
      .where("account_id", "=", id)
      .where("archived_at", isFormer ? "is not" : "is", null)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(add_date, id) < (${after!.added_at}::text::timestamptz, ${after!.id}::uuid)`,
        ),
      )
      .orderBy("add_date", "desc")
      .orderBy("id", "desc")
      .limit(sliceSize)
      .execute(),
  );
}

type Vehicle = Selectable<Database["vehicles"]> & {
  current_reading: { value: string; unit: MeterUnit; readOn: string; meterNumber: number } | null;
  added_at: string;
  left_on: string | null;
};

function columnsFor(timeZone: string): CsvColumn<Vehicle>[] {
  const { unitNumber, makeModel, ...others } = csvColumnsOf(vehicleFields);
  const { make, model, year, ...decoded } = csvColumnsOf(decodedFields);
  return [
    unitNumber,
    { heading: "VIN", cell: ({ vin }) => vin },
    { heading: "Serial Number", cell: ({ serial_number }) => serial_number },
    makeModel,
    {
      heading: "Mileage",
      notTyped: true,
      cell: (vehicle) => vehicle.current_reading?.value.replace(/\.0+$/, "") ?? null,
    },
    { heading: "Meter Unit", cell: (vehicle) => vehicle.current_reading?.unit ?? vehicle.meter_unit },
    { heading: "Mileage Read On", cell: ({ current_reading }) => current_reading?.readOn },
    { heading: "Meter Number", cell: ({ current_reading }) => current_reading?.meterNumber },
    ...Object.values(others),
    ...[year, make, model],
    ...Object.values(decoded),
    { heading: "Added", notTyped: true, cell: (vehicle) => formatTime(vehicle.add_date, timeZone) },
    { heading: "Left the Fleet", notTyped: true, cell: ({ left_on }) => left_on },
    { heading: "Reason It Left", cell: ({ archive_reason }) => archive_reason },
  ];
}
