import { stringify } from "csv-stringify/sync";
import type { Scope } from "~/auth/scope";
import { formatTime } from "~/ui/format";

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
  const rows = vehicles.map((vehicle) => [
    vehicle.unit_number,
    vehicle.vin,
    vehicle.serial_number,
    vehicle.make_model,
    vehicle.mileage,
    vehicle.engine_serial,
    vehicle.tire_size,
    vehicle.lessor,
    vehicle.year,
    vehicle.make,
    vehicle.model,
    vehicle.vehicle_type,
    vehicle.engine_model,
    vehicle.body_class,
    vehicle.engine_manufacturer,
    vehicle.gvwr,
    formatTime(vehicle.add_date, scope.account.timeZone),
  ]);
  return stringify([headings, ...rows], {
    bom: true,
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
}

const headings = [
  "Unit Number",
  "VIN",
  "Serial Number",
  "Make/Model",
  "Mileage",
  "Engine Serial",
  "Tire Size",
  "Leased From",
  "Year",
  "Make",
  "Model",
  "Vehicle Type",
  "Engine Model",
  "Body Class",
  "Engine Maker",
  "Weight Class",
  "Added",
];
