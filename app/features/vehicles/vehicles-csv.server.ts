import type { Selectable } from "kysely";
import type { Scope } from "~/auth/scope";
import { formatTime } from "~/ui/format";
import type { Database } from "~db/database";
import type { MeterUnit } from "../meters/meter-unit";
import { currentReadingOf } from "../meters/meters.server";
import { type CsvColumn, csvText } from "../files/csv-text.server";

/** Every vehicle in service as CSV. */
export async function exportVehicles(scope: Scope): Promise<string> {
  const vehicles = await scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .selectAll()
      .select((vehicle) => currentReadingOf(vehicle).as("current_reading"))
      .where("archived_at", "is", null)
      .orderBy("add_date", "desc")
      .orderBy("id", "desc")
      .execute(),
  );
  return csvText(columnsFor(scope.account.timeZone), vehicles);
}

type Vehicle = Selectable<Database["vehicles"]> & {
  current_reading: { value: string; unit: MeterUnit } | null;
};
const columnsFor = (timeZone: string): CsvColumn<Vehicle>[] => [
  { heading: "Unit Number", cell: (vehicle) => vehicle.unit_number },
  { heading: "VIN", cell: (vehicle) => vehicle.vin },
  { heading: "Serial Number", cell: (vehicle) => vehicle.serial_number },
  { heading: "Make/Model", cell: (vehicle) => vehicle.make_model },
  {
    heading: "Mileage",
    cell: (vehicle) => vehicle.current_reading?.value.replace(/\.0+$/, "") ?? null,
  },
  { heading: "Meter Unit", cell: (vehicle) => vehicle.current_reading?.unit ?? vehicle.meter_unit },
  { heading: "Engine Serial", cell: (vehicle) => vehicle.engine_serial },
  { heading: "Tire Size", cell: (vehicle) => vehicle.tire_size },
  { heading: "Leased From", cell: (vehicle) => vehicle.lessor },
  { heading: "Year", cell: (vehicle) => vehicle.year },
  { heading: "Make", cell: (vehicle) => vehicle.make },
  { heading: "Model", cell: (vehicle) => vehicle.model },
  { heading: "Vehicle Type", cell: (vehicle) => vehicle.vehicle_type },
  { heading: "Engine Model", cell: (vehicle) => vehicle.engine_model },
  { heading: "Body Class", cell: (vehicle) => vehicle.body_class },
  { heading: "Engine Maker", cell: (vehicle) => vehicle.engine_manufacturer },
  { heading: "Weight Class", cell: (vehicle) => vehicle.gvwr },
  { heading: "Added", cell: (vehicle) => formatTime(vehicle.add_date, timeZone) },
];
