import { sql } from "kysely";
import { fleetImport } from "~/features/vehicles/fleet-import/fleet-import.server";
import {
  listRecorded,
  removeRecords,
  writeRecords,
} from "~/features/vehicles/fleet-import/log-records.server";
import { describeService, planService, sumService } from "./plan-service";
import { serviceFiles } from "./service-files";
import { readServiceRows } from "./service-rows";

export const serviceImport = fleetImport({
  files: serviceFiles,
  firstSettings: (first) => first,
  readRows: (table, { mapping, options }) => readServiceRows(table, mapping, options),
  listRecorded: (trx, vehicleIds) =>
    listRecorded(
      trx,
      sql`select vehicle_id, service_date as day, description as what,
        coalesce(labor_cost, 0) + coalesce(other_cost, 0) as money, meter_reading_id, removed_at from service_entries`,
      vehicleIds,
    ),
  plan: planService,
  describe: describeService,
  sums: sumService,
  write: (writing, records, fleet) =>
    writeRecords(writing, records, fleet, { table: "service_entries", source: "service" }),
  takeBack: (trx, importId) =>
    removeRecords(trx, importId, "service_entries", {
      unused: sql`not exists (select 1 from parts where parts.service_entry_id = record.id)
        and not exists (select 1 from reminder_completions done where done.service_entry_id = record.id)`,
    }),
  selectKept: (importId) => sql`
    select to_char(service_date, 'Mon FMDD, YYYY') || ': ' || description as label from service_entries
    where import_id = ${importId} order by service_date limit 50`,
});
