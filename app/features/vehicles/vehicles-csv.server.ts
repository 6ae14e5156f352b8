import { stringify } from "csv-stringify/sync";
import type { Selectable } from "kysely";
import type { Scope } from "~/auth/scope";
import { formatTime } from "~/ui/format";
import type { Database } from "~db/database";

/** Every vehicle in service as CSV (RFC 4180, UTF-8 with BOM so that Excel reads the letters). Cells that a spreadsheet would run are marked as text with an apostrophe. */
export async function exportVehicles(scope: Scope): Promise<string> {
  const vehicles = await scope.db((trx) =>
    trx
      .selectFrom("vehicles")
      .selectAll()
      .where("archived_at", "is", null)
      .orderBy("add_date", "desc")
      .orderBy("id", "desc")
      .execute(),
  );
  const rows = vehicles.map((vehicle) => columns.map(({ cell }) => cell(vehicle, scope.account.timeZone)));
  return stringify([columns.map(({ heading }) => heading), ...rows], {
    bom: true,
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
}

type Vehicle = Selectable<Database["vehicles"]>;
type Column = { heading: string; cell: (vehicle: Vehicle, timeZone: string) => string | number | null };

const columns: Column[] = [
  { heading: "Unit Number", cell: (vehicle) => vehicle.unit_number },
  { heading: "VIN", cell: (vehicle) => vehicle.vin },
  { heading: "Serial Number", cell: (vehicle) => vehicle.serial_number },
  { heading: "Make/Model", cell: (vehicle) => vehicle.make_model },
  { heading: "Mileage", cell: (vehicle) => vehicle.mileage },
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
  { heading: "Added", cell: (vehicle, timeZone) => formatTime(vehicle.add_date, timeZone) },
];
