import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { archiveItem } from "~/features/inventory/item/archive-item.server";
import { editedItemSchema } from "~/features/inventory/item/inventory-schema";
import { lockInventory, updateItem } from "~/features/inventory/item/inventory.server";
import { itemFormValues } from "~/features/inventory/item/item-view";
import { lockItems } from "~/features/inventory/stock/stock.server";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { move, ownedItem, storedItem, storedItems, wrongItems } from "../support/stock";
import { importStock, undoStock } from "../support/stock-files";
import { operateAtOnce, soldOf, stockToOperateOn } from "../support/stock-operations";

const newToken = ({ userId }: Member) => makeFormToken(formHolder(userId));

test("after 1,000 operations by eight people at once every part shows what its ledger adds up to, and all that was short is recorded", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const stock = await stockToOperateOn(company);
  await operateAtOnce(stock, { people: 8, operations: 1000 });
  expect(await wrongItems(company)).toEqual([]);
  const sold = await soldOf(company);
  expect(Number(sold.short) - Number(sold.went)).toBe(stock.wanted);
  expect(Number(sold.short)).toBeGreaterThan(0);
  expect(sold.min).toBe(0);
}, 240_000);

test("five sold of three leaves none, says two were short, and a delivery pays them first", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedItem(company, { part_number: "BK-1", quantity: 3 });
  await move(company, id, -5, { reason: "sold" });
  expect(await storedItem(id)).toMatchObject({ quantity: 0, short: 2 });
  await move(company, id, 1, { reason: "received" });
  expect(await storedItem(id)).toMatchObject({ quantity: 1, short: 1 });
  // Cancelled: the three that went come back, and nobody waits for the two any more.
  await move(company, id, 3, { reason: "returned", shortBefore: 2 });
  expect(await storedItem(id)).toMatchObject({ quantity: 4, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
});

test.each(["counted", "adjusted", "edited"] as const)(
  "pieces that were there after all, as %s, pay what was short; what comes back does not",
  async (reason) => {
    const company = await newCompany({ plan: "pro" });
    const id = await ownedItem(company, { part_number: "BK-3", quantity: 3 });
    await move(company, id, -8, { reason: "sold" });
    await move(company, id, 1, { reason: "returned" });
    expect(await storedItem(id)).toMatchObject({ quantity: 1, short: 5 });
    await move(company, id, 2, { reason });
    expect(await storedItem(id)).toMatchObject({ quantity: 3, short: 3 });
    await move(company, id, -1, { reason });
    expect(await storedItem(id)).toMatchObject({ quantity: 2, short: 3 });
    await move(company, id, 9, { reason });
    expect(await storedItem(id)).toMatchObject({ quantity: 11, short: 0 });
    expect(await wrongItems(company)).toEqual([]);
  },
);

test("who adds, renames, deletes or imports parts waits before touching any part, so that nobody waits in a circle", async () => {
  const company = await newCompany({ plan: "pro" });
  const { scope } = company;
  await importStock(company, "Part#,Cost\nA-1,1\nB-2,1\n");
  const { id: importId } = await importStock(company, "Part#,Cost\nA-1,2\nB-2,2\n");
  const [item, other] = await storedItems(company);
  const acts: (() => Promise<unknown>)[] = [
    () => undoStock(company, importId),
    () => importStock(company, "Part#,Cost\nA-1,3\nB-2,3\n"),
    async () => updateItem(scope, item!.id, renamed(await storedItem(item!.id)), await newToken(company)),
    async () => archiveItem(scope, other!.id, await newToken(company)),
  ];
  for (const act of acts) {
    const acting = await scope.db(async (trx) => {
      await lockInventory(scope, trx);
      const waiting = act();
      await untilOneWaits();
      await lockItems(trx, [item!.id, other!.id]);
      return { waiting };
    });
    const done = await acting.waiting;
    expect(done).not.toHaveProperty("problem");
  }
  expect((await storedItems(company)).map(({ part_number }) => part_number)).toEqual(["C-3"]);
});

/** Until somebody waits for the lock that this test holds. */
async function untilOneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      testDatabase().owner,
    );
    if (rows.length > 0) return;
  }
}

function renamed(item: Awaited<ReturnType<typeof storedItem>>) {
  return editedItemSchema.parse({ ...itemFormValues(item, { seesCost: true }), partNumber: "C-3" });
}

test("the average cost is weighted by the pieces that were received, and sales leave it alone", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedItem(company, { part_number: "BK-2", quantity: 0 });
  await move(company, id, 10, { reason: "received", unitCost: "2.00" });
  await move(company, id, 5, { reason: "received", unitCost: "3.50" });
  expect((await storedItem(id)).average_cost).toBe("2.5000");
  await move(company, id, -14, { reason: "sold" });
  expect((await storedItem(id)).average_cost).toBe("2.5000");
  await move(company, id, 2, { reason: "received", unitCost: "4.00" });
  expect((await storedItem(id)).average_cost).toBe("3.5000");
  await move(company, id, -3, { reason: "sold" });
  await move(company, id, 1, { reason: "received", unitCost: "9.99" });
  expect((await storedItem(id)).average_cost).toBe("9.9900");
});

test("the ledger cannot be changed or shortened, nor a part taken out of it, by whatever a request does", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedItem(company, { part_number: "BK-3", quantity: 3 });
  const refused = (run: Parameters<typeof company.scope.db>[0]) =>
    expect(company.scope.db(run)).rejects.toMatchObject({ code: "42501" });
  await refused((trx) => trx.updateTable("stock_movements").set({ quantity_change: 1 }).execute());
  await refused((trx) => trx.deleteFrom("stock_movements").execute());
  await refused((trx) => trx.deleteFrom("inventory_items").where("id", "=", id).execute());
});
