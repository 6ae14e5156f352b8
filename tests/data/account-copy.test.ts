import { sql } from "kysely";
import { expect, test } from "vitest";
import { type CopiedTable, copyOfTable } from "~/features/accounts/accounts.server";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { addRow } from "../support/rows";
import { ownedItem } from "../support/stock";
import { ownedVehicle } from "../support/vehicles";

type CopiedRow = { id: string; value: string; position: string };

async function copied({ scope }: Member, table: CopiedTable): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of copyOfTable(scope, table)) pieces.push(piece);
  return pieces;
}

const rowsIn = (pieces: string[]) => JSON.parse(pieces.join("")) as CopiedRow[];

async function recordReadings(company: Member, count: number): Promise<void> {
  const vehicleId = await ownedVehicle(company);
  await sql`insert into meter_readings (account_id, vehicle_id, value, unit, read_on, source)
    select ${company.accountId}, ${vehicleId}, n, 'mi', date '2026-01-05', 'meter' from generate_series(1, ${count}::int) n`.execute(
    testDatabase().owner,
  );
}

test("the copy of a large company's records is sent in small pieces, and holds each record once", async () => {
  const company = await newCompany();
  await recordReadings(company, 2_500);
  await recordReadings(await newCompany(), 10);
  const itemId = await ownedItem(company, { part_number: "A-1", quantity: 1 });
  await sql`insert into stock_movements (account_id, item_id, user_id, author, reason, quantity_before, quantity_change, quantity_after)
    select ${company.accountId}, ${itemId}, ${company.userId}, 'Ann', 'moved', 1, 0, 1 from generate_series(1, 1200)`.execute(
    testDatabase().owner,
  );
  const pieces = await copied(company, "meter_readings");
  const rowsOf = (piece: string) => piece.match(/"account_id"/g)?.length ?? 0;
  expect(Math.max(...pieces.map(rowsOf))).toBe(500);
  expect(rowsOf(pieces[0]!)).toBe(0);
  const values = rowsIn(pieces)
    .map(({ value }) => Number(value))
    .sort((a, b) => a - b);
  expect(values.slice(0, 2_500)).toEqual(Array.from({ length: 2_500 }, (_, index) => index + 1));
  const positions = rowsIn(await copied(company, "stock_movements")).map(({ position }) => position);
  expect([positions.length, new Set(positions).size]).toEqual([1_201, 1_201]);
});

test("of the imported files in the copy, one at a time is sent", async () => {
  const company = await newCompany();
  for (let one = 0; one < 3; one++) await addRow("imports", company);
  const pieces = await copied(company, "imports");
  const filesOf = (piece: string) => piece.match(/"content":/g)?.length ?? 0;
  expect(pieces.map(filesOf).filter(Boolean)).toEqual([1, 1, 1]);
  expect(rowsIn(pieces)).toHaveLength(3);
});
