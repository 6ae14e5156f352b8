import { sql } from "kysely";
import { fleetImport } from "~/features/vehicles/fleet-import/fleet-import.server";
import {
  listRecorded,
  removeRecords,
  writeRecords,
} from "~/features/vehicles/fleet-import/log-records.server";
import { describePart, planParts, sumParts } from "./plan-parts";
import { partFiles } from "./part-files";
import { readPartRows } from "./part-rows";

export const partImport = fleetImport({
  files: partFiles,
  firstSettings: (first) => first,
  readRows: (table, { mapping, options }) => readPartRows(table, mapping, options),
  listRecorded: (trx, vehicleIds) =>
    listRecorded(
      trx,
      sql`select vehicle_id, install_date as day, coalesce(cost, 0) as money,
        concat_ws(chr(10), category, part_number, position, case when part_number is null then notes end) as what,
        meter_reading_id, case when removed_as = 'mistake' then removed_at end as removed_at from parts`,
      vehicleIds,
    ),
  plan: planParts,
  describe: describePart,
  sums: sumParts,
  write(writing, records, fleet) {
    const { user, account } = writing.scope;
    const withRemovals = records.map(({ columns: { takenOff, ...columns }, ...record }) => ({
      ...record,
      columns: {
        ...columns,
        removed_at: takenOff && sql`(${takenOff}::date + time '12:00') at time zone ${account.timeZone}`,
        removed_by: takenOff && user.id,
        removed_as: takenOff && "taken_off",
      },
    }));
    return writeRecords(writing, withRemovals, fleet, { table: "parts", source: "part" });
  },
  takeBack: (trx, importId) =>
    removeRecords(trx, importId, "parts", {
      asImported: sql`not exists (select 1 from record_changes change where change.record_kind = 'part' and change.record_id = record.id)`,
    }),
  selectKept: (importId) => sql`
    select to_char(install_date, 'Mon FMDD, YYYY') || ': ' || coalesce(part_number, initcap(replace(category, '_', ' '))) as label
    from parts where import_id = ${importId} order by install_date limit 50`,
});
