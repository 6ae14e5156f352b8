import { sql } from "kysely";
import { fleetImport } from "~/features/vehicles/fleet-import/fleet-import.server";
import {
  listRecorded,
  removeRecords,
  writeRecords,
} from "~/features/vehicles/fleet-import/log-records.server";
import { fuelProducts } from "../fuel-products";
import { fuelFiles } from "./fuel-files";
import { readFuelRows } from "./fuel-rows";
import type { FuelSettings, PostedFuel } from "./fuel-settings";
import { describeFuel, planFuel, sumFuel } from "./plan-fuel";

export const fuelImport = fleetImport({
  files: fuelFiles,
  firstSettings: (first): FuelSettings => ({ ...first, product: "diesel" }),
  changedSettings: (before, { product = before.product }: PostedFuel) => ({ product }),
  choices: ({ product }) => [
    {
      name: "product",
      label: "What was bought, where the file does not say",
      value: product,
      options: fuelProducts,
    },
  ],
  readRows: (table, { mapping, options }) => readFuelRows(table, mapping, options),
  listRecorded: (trx, vehicleIds) =>
    listRecorded(
      trx,
      sql`select vehicle_id, receipt_date as day, gallons::text as what, total_cost as money, meter_reading_id,
        removed_at from fuel_receipts`,
      vehicleIds,
    ),
  plan: planFuel,
  describe: describeFuel,
  sums: sumFuel,
  write: (writing, records, fleet) =>
    writeRecords(writing, records, fleet, { table: "fuel_receipts", source: "fuel" }),
  takeBack: (trx, importId) => removeRecords(trx, importId, "fuel_receipts"),
  selectKept: (importId) => sql`
    select to_char(receipt_date, 'Mon FMDD, YYYY') as label from fuel_receipts where import_id = ${importId}
    order by receipt_date limit 50`,
});
