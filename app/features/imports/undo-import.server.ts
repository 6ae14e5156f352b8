import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { lockFleet } from "../vehicles/vehicles.server";
import type { Import } from "./imports.server";
import { undo } from "./undo.server";

/** Takes back what an import wrote. Rows that anybody changed or built on since stay, and are named. */
export async function undoImport(scope: Scope, { id, kind }: Import, token: string) {
  return undo(scope, id, token, {
    lock: lockFleet,
    takeBack: async (trx) => {
      const undone = await removers[kind](trx, id);
      const { rows } = await labels[kind](id).execute(trx);
      return { undone, kept: rows.map(({ label }) => label) };
    },
  });
}

type Remover = (trx: AccountTransaction, importId: string) => Promise<number>;

const removers: Record<Import["kind"], Remover> = {
  fuel: (trx, importId) => removeRecords(trx, importId, "fuel_receipts"),
  service: (trx, importId) => removeRecords(trx, importId, "service_entries"),
  vehicles: removeVehicles,
};

async function removeRecords(
  trx: AccountTransaction,
  importId: string,
  table: "fuel_receipts" | "service_entries",
): Promise<number> {
  const builtOn =
    table === "service_entries"
      ? sql`not exists (select 1 from parts where parts.service_entry_id = record.id)
          and not exists (select 1 from reminder_completions done where done.service_entry_id = record.id)`
      : sql`true`;
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)} record
    where record.import_id = ${importId} and record.version = 1 and record.removed_at is null and ${builtOn}
    returning record.id`.execute(trx);
  await sql`
    delete from meter_readings reading
    where reading.import_id = ${importId}
      and not exists (select 1 from ${sql.table(table)} record where record.meter_reading_id = reading.id)`.execute(
    trx,
  );
  return rows.length;
}

const records = [
  "parts",
  "breakdowns",
  "fuel_receipts",
  "service_entries",
  "inspections",
  "reminders",
  "vehicle_absences",
];

/** A vehicle with anything recorded of it since is more than a line of a list. */
async function removeVehicles(trx: AccountTransaction, importId: string): Promise<number> {
  const unused = records.map(
    (table) => sql`not exists (select 1 from ${sql.table(table)} one where one.vehicle_id = vehicle.id)`,
  );
  const { rows } = await sql<{ id: string }>`
    delete from vehicles vehicle
    where vehicle.import_id = ${importId} and vehicle.version = 1 and vehicle.archived_at is null
      and not exists (select 1 from meter_readings reading
        where reading.vehicle_id = vehicle.id and reading.import_id is distinct from vehicle.import_id)
      and ${sql.join(unused, sql` and `)}
    returning vehicle.id`.execute(trx);
  return rows.length;
}

/** What stayed, in words, at most 50. */
const labels: Record<Import["kind"], (importId: string) => RawBuilder<{ label: string }>> = {
  fuel: (importId) => sql`
    select to_char(receipt_date, 'Mon FMDD, YYYY') as label from fuel_receipts where import_id = ${importId}
    order by receipt_date limit 50`,
  service: (importId) => sql`
    select to_char(service_date, 'Mon FMDD, YYYY') || ': ' || description as label from service_entries
    where import_id = ${importId} order by service_date limit 50`,
  vehicles: (importId) => sql`
    select coalesce('unit ' || unit_number, vin, serial_number, make_model) as label from vehicles
    where import_id = ${importId} order by unit_number limit 50`,
};
