import { expect, test, vi } from "vitest";
import { listSameNumbers } from "~/features/inventory/list/same-numbers.server";
import { migrator } from "~db/migrate";
import { testDatabase, withoutTimeLimit } from "../support/database";
import { newCompany } from "../support/people";
import { ownedCustomer, ownedItem, ownedNumber, storedItem } from "../support/stock";

// The upgrade runs once more, over texts as they were stored before it.
await vi.hoisted(async () => (await import("../support/own-database")).useOwnDatabase());

const { owner } = testDatabase();
const upgrade = "20261129T160410-plain-keys";

async function upgraded(): Promise<void> {
  await withoutTimeLimit(async (db) => {
    const all = await migrator(db).getMigrations();
    const before = all[all.findIndex(({ name }) => name === upgrade) - 1]!;
    for (const { error } of [await migrator(db).migrateTo(before.name), await migrator(db).migrateToLatest()])
      if (error) throw error;
  });
}

test("an upgrade makes stored numbers plain, and names the parts that are there twice without merging them", async () => {
  const company = await newCompany({ plan: "pro" });
  const other = await newCompany({ plan: "pro" });
  const wide = await ownedItem(company, {
    part_number: "ＬＦ\u20119080",
    description: "E\u0301crou ½\u200b",
  });
  const plain = await ownedItem(company, { part_number: "BD103", quantity: 4, bin_location: "A1" });
  const hidden = await ownedItem(company, { part_number: "BD103\u200b", quantity: 2 });
  const again = await ownedItem(company, { part_number: "bd103\ufeff" });
  const elsewhere = await ownedItem(other, { part_number: "BD103\u200b" });
  const kept = await ownedItem(company, { part_number: "ÉCROU-8", archived_at: new Date() });
  await ownedNumber(company, plain, { kind: "bar_code", number: "0123\u200e4" });
  const customer = await ownedCustomer(company, { name: "Cafe\u0301 می\u200cخواهم", phone: "５５５-0144" });
  await upgraded();
  expect(await storedItem(wide)).toMatchObject({ part_number: "LF-9080", description: "Écrou ½" });
  expect(await storedItem(elsewhere)).toMatchObject({ part_number: "BD103" });
  expect(await storedItem(kept)).toMatchObject({ part_number: "ÉCROU-8" });
  expect(await storedItem(hidden)).toMatchObject({ part_number: "BD103\u200b", quantity: 2 });
  const { number } = await owner
    .selectFrom("item_numbers")
    .select("number")
    .where("item_id", "=", plain)
    .executeTakeFirstOrThrow();
  expect(number).toBe("01234");
  expect(
    await owner.selectFrom("customers").select(["name", "phone"]).where("id", "=", customer).execute(),
  ).toEqual([{ name: "Café می\u200cخواهم", phone: "555-0144" }]);
  const pairs = await listSameNumbers(company.scope);
  expect(pairs.map((pair) => [pair.hidden.id, pair.found.id]).sort()).toEqual(
    [
      [hidden, plain],
      [again, plain],
    ].sort(),
  );
  expect(await listSameNumbers(other.scope)).toEqual([]);
});
