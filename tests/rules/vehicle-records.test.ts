import { sql } from "kysely";
import { expect, test } from "vitest";
import { eventKinds } from "~/features/history/event-kinds";
import { recordsOfVehicle } from "~/features/vehicles/import/undo-vehicles.server";
import { readCsv } from "../support/csv";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { addRow } from "../support/rows";
import { ownedVehicle } from "../support/vehicles";

test("undoing an import of vehicles keeps those with a record in any table", async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'vehicle_id' and t.table_type = 'BASE TABLE'`.execute(
    testDatabase().owner,
  );
  // Who was to drive it goes with it.
  const known = [...recordsOfVehicle, "meter_readings", "vehicle_drivers"];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

test.each([...recordsOfVehicle])(
  "a vehicle's %s are in its history, and each link there opens",
  async (table) => {
    const company = await newCompany({ plan: "enterprise" });
    const visitor = await signedIn(company);
    const vehicle_id = await vehicleWith(table, company);
    const history = await visitor.get(`/fleet-data/${vehicle_id}/history?from=2020-01-01&to=2035-12-31`);
    expect(history.text).not.toContain("Nothing in this period");
    for (const link of history.html.querySelectorAll("main table a")) {
      const to = link.getAttribute("href")!;
      expect([to, (await visitor.get(to)).status]).toEqual([to, 200]);
    }
  },
);

test("no text of a vehicle's records is a formula in the files of its history", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const { owner } = testDatabase();
  const tables = await tablesOfVehicle();
  for (const table of tables) await addRow(table, company);
  for (const table of tables) await fillTexts(table, company, "=1+1");
  await owner
    .updateTable("meter_readings")
    .set({ struck_at: new Date() })
    .where("account_id", "=", company.accountId)
    .execute();
  const vehicles = await owner
    .selectFrom("vehicles")
    .select("id")
    .where("account_id", "=", company.accountId)
    .execute();
  const visitor = await signedIn(company);
  for (const { value: kind } of eventKinds) {
    const files = vehicles.map(({ id }) => visitor.get(`/fleet-data/${id}/history.csv?kind=${kind}`));
    const cells = (await Promise.all(files)).flatMap(({ body }) => readCsv(body).slice(1)).flat();
    const begins = (text: string) => cells.some((cell) => cell.startsWith(text));
    expect.soft([kind, begins("'=1+1"), begins("=")]).toEqual([kind, true, false]);
  }
});

/** Those of its records, and those that refer to one. */
async function tablesOfVehicle(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid::regclass::text = any (${[...recordsOfVehicle]})`.execute(
    testDatabase().owner,
  );
  return [...new Set([...recordsOfVehicle, ...rows.map(({ name }) => name), "meter_readings"])];
}

/** Every text of the table that is not one of a few words. */
async function fillTexts(table: string, { accountId }: Member, text: string): Promise<void> {
  const { owner } = testDatabase();
  const { rows } = await sql<{ name: string; isList: boolean }>`
    select column_name as name, data_type = 'ARRAY' as "isList" from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and udt_name in ('text', '_text')
      and is_generated = 'NEVER'`.execute(owner);
  for (const { name, isList } of rows) {
    const value = isList ? [text] : text;
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value} where account_id = ${accountId}`
      .execute(owner)
      .catch((error: { code?: string }) => expect(error.code).toBe(isOneOfAFewWords));
  }
}

/** PostgreSQL's check_violation. */
const isOneOfAFewWords = "23514";

/** A reminder is in the history when it is done. */
async function vehicleWith(table: string, company: Member): Promise<string> {
  if (table !== "reminders") return String((await addRow(table, company)).vehicle_id);
  const { reminder_id } = await addRow("reminder_completions", company);
  const { rows } = await sql<{
    vehicle_id: string;
  }>`select vehicle_id from reminders where id = ${reminder_id}`.execute(testDatabase().owner);
  return rows[0]!.vehicle_id;
}

test("every tab of a vehicle has its kind in the history", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const vehicle = `/fleet-data/${await ownedVehicle(company)}`;
  const page = await (await signedIn(company)).get(vehicle);
  const tabs = page.html
    .querySelectorAll('nav[aria-label="Records of this vehicle"] a')
    .map((link) => link.getAttribute("href")!.slice(vehicle.length));
  const kinds = eventKinds.map(({ value }) => `/${value}`);
  const withoutTab = ["/meter", "/changes", "/fleet"];
  expect(tabs.sort()).toEqual(["", "/history", ...kinds.filter((kind) => !withoutTab.includes(kind))].sort());
});
