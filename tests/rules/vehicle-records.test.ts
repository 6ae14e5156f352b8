import { sql } from "kysely";
import { expect, test } from "vitest";
import { recordsOfVehicle } from "~/features/vehicles/import/undo-vehicles.server";
import { testDatabase } from "../support/database";

test("undoing an import of vehicles keeps those with a record in any table", async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'vehicle_id' and t.table_type = 'BASE TABLE'`.execute(
    testDatabase().owner,
  );
  const known = [...recordsOfVehicle, "meter_readings"];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
