import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { formatTime } from "~/ui/format";
import type { Database } from "~db/database";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { currentReadingOf } from "~/features/meters/meters.server";
import { csvColumnsOf } from "~/features/fields/field-values";
import { type CsvColumn, csvText } from "~/features/files/csv-text.server";
import { markCell } from "~/features/files/marked-cell";
import { decodedFields } from "./decode/decoded-fields";
import { vehicleFields } from "./vehicle-fields";

/** Those in service first; former ones have the day on which they left. */
export async function exportVehicles(scope: Scope, isPlain = false): Promise<string> {
  const { timeZone } = scope.account;
  const vehicles = await scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .selectAll()
      .select((vehicle) => currentReadingOf(vehicle).as("current_reading"))
      .select(sql<string | null>`(archived_at at time zone ${timeZone})::date`.as("left_on"))
      .orderBy((vehicle) => vehicle("archived_at", "is not", null))
      .orderBy("add_date", "desc")
      .orderBy("id", "desc")
      .execute(),
  );
  return csvText(columnsFor(timeZone), vehicles, isPlain);
}

type Vehicle = Selectable<Database["vehicles"]> & {
  current_reading: { value: string; unit: MeterUnit } | null;
  left_on: string | null;
};

function columnsFor(timeZone: string): CsvColumn<Vehicle>[] {
  const { unitNumber, makeModel, ...others } = csvColumnsOf(vehicleFields, markCell);
  const { make, model, year, ...decoded } = csvColumnsOf(decodedFields, markCell);
  return [
    unitNumber,
    { heading: "VIN", cell: ({ vin }) => vin && markCell(vin) },
    { heading: "Serial Number", cell: ({ serial_number }) => serial_number && markCell(serial_number) },
    makeModel,
    {
      heading: "Mileage",
      cell: (vehicle) => vehicle.current_reading?.value.replace(/\.0+$/, "") ?? null,
    },
    { heading: "Meter Unit", cell: (vehicle) => vehicle.current_reading?.unit ?? vehicle.meter_unit },
    ...Object.values(others),
    ...[year, make, model],
    ...Object.values(decoded),
    { heading: "Added", cell: (vehicle) => formatTime(vehicle.add_date, timeZone) },
    { heading: "Left the Fleet", cell: ({ left_on }) => left_on },
    { heading: "Reason It Left", cell: ({ archive_reason }) => archive_reason && markCell(archive_reason) },
  ];
}
