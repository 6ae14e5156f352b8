import { type RawBuilder, sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";

/** Every table with a record of a vehicle, but its meter readings, which the import itself writes. */
export const recordsOfVehicle = [
  "parts",
  "breakdowns",
  "fuel_receipts",
  "service_entries",
  "annual_inspections",
  "inspections",
  "reminders",
  "record_changes",
  "vehicle_absences",
  "defects",
];

/** Vehicles with anything recorded since the import stay. */
export async function removeVehicles(trx: AccountTransaction, importId: string): Promise<number> {
  const unused = recordsOfVehicle.map(
    (table) => sql`not exists (select 1 from ${sql.table(table)} one where one.vehicle_id = vehicle.id)`,
  );
  const { rows } = await sql<{ id: string }>`
    delete from vehicles vehicle
    where vehicle.import_id = ${importId} and vehicle.version = 1 and vehicle.archived_at is null
      and not exists (select 1 from meter_readings reading
        where reading.vehicle_id = vehicle.id and reading.import_id is distinct from vehicle.import_id)
      and not exists (select 1 from inspections one where one.trailer_id = vehicle.id)
      and ${sql.join(unused, sql` and `)}
    returning vehicle.id`.execute(trx);
  return rows.length;
}

export function selectKeptVehicles(importId: string): RawBuilder<{ label: string }> {
  return sql`
    select coalesce('unit ' || unit_number, vin, serial_number, make_model) as label from vehicles
    where import_id = ${importId} order by unit_number limit 50`;
}
