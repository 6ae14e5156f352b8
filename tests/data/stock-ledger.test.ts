import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { archiveItem } from "~/features/inventory/item/archive-item.server";
import { editedItemSchema } from "~/features/inventory/item/inventory-schema";
import { lockInventory, updateItem } from "~/features/inventory/item/inventory.server";
import { itemFormValues } from "~/features/inventory/item/item-view";
import type { HandOver } from "~/features/inventory/item/inventory-schema";
import { handOver } from "~/features/inventory/stock/hand-over.server";
import { lockItems } from "~/features/inventory/stock/stock.server";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { storedMovements } from "../support/counts";
import { creditedPieces } from "../support/credits";
import { testDatabase } from "../support/database";
import { sold } from "../support/invoices";
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

test("five sold of three leaves none and owes two, whatever arrives, until they are handed over", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "BK-1", quantity: 3 });
  const invoiceId = await sold(company, [{ partNumber: "BK-1", itemId, quantity: 5 }]);
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 2 });
  await move(company, itemId, 1, { reason: "received" });
  await move(company, itemId, 1, { reason: "adjusted" });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 2, short: 2 });
  expect(await handed(company, itemId, { invoiceId, quantity: 3 })).toEqual({ problem: "not-owed", owed: 2 });
  expect(await handed(company, itemId, { invoiceId, quantity: 1 })).toMatchObject({ after: 1, owed: 1 });
  // Cancelled: the four that went come back, and nobody waits for the other one any more.
  await changeStatus(company.scope, invoiceId, { status: "cancelled", reason: "Test" });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 5, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
});

test("one on hand, four sold, five received: two are ours after the three were handed over, at what they cost", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "K2924", quantity: 1, cost: "100" });
  const invoiceId = await sold(company, [{ partNumber: "K2924", itemId, quantity: 4 }]);
  await move(company, itemId, 5, { reason: "received", unitCost: "120" });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 5, short: 3 });
  await handed(company, itemId, { invoiceId, quantity: 3 });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 2, short: 0, average_cost: "120.0000" });
});

test("who got a piece when it was bought, from a shelf that held more than the book, takes none now", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "BK-2", quantity: 0 });
  const invoiceId = await sold(company, [{ partNumber: "BK-2", itemId, quantity: 2 }]);
  await handed(company, itemId, { invoiceId, quantity: 2, when: "before" });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 0 });
  await changeStatus(company.scope, invoiceId, { status: "cancelled", reason: "Test" });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 2, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
});

test("a part that is owed to somebody is not deleted", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "BK-3", quantity: 1 });
  await sold(company, [{ partNumber: "BK-3", itemId, quantity: 2 }]);
  const token = await makeFormToken(formHolder(company.userId));
  expect(await archiveItem(company.scope, itemId, token)).toEqual({ problem: "owed", quantity: 1 });
});

test("pieces come back at what they left with", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "W-16", quantity: 10, average_cost: "10" });
  const invoiceId = await sold(company, [{ partNumber: "W-16", itemId, quantity: 10 }]);
  await move(company, itemId, 10, { reason: "received", unitCost: "20" });
  await changeStatus(company.scope, invoiceId, { status: "cancelled", reason: "Test" });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 20, average_cost: "15.0000" });
  const movements = await storedMovements(itemId);
  expect(movements.map(({ reason, unit_cost }) => [reason, unit_cost])).toEqual([
    ["sold", "10.0000"],
    ["received", "20.0000"],
    ["returned", "10.0000"],
  ]);
});

async function handed(
  company: Member,
  itemId: string,
  typed: Pick<HandOver, "invoiceId" | "quantity"> & Partial<HandOver>,
) {
  const token = await makeFormToken(formHolder(company.userId));
  return handOver(company.scope, itemId, { when: "now", ...typed }, token);
}

test("what is handed over while its sale is cancelled or credited comes back with it", async () => {
  const ends: ((company: Member, invoiceId: string) => Promise<unknown>)[] = [
    ({ scope }, id) => changeStatus(scope, id, { status: "cancelled", reason: "Test" }),
    (company, id) => creditedPieces(company, id, { quantity: 4, restocked: 4 }),
  ];
  for (const end of ends) {
    const company = await newCompany({ plan: "enterprise" });
    const itemId = await ownedItem(company, { part_number: "BK-4", quantity: 1 });
    const invoiceId = await sold(company, [{ partNumber: "BK-4", itemId, quantity: 4 }]);
    await move(company, itemId, 3, { reason: "received" });
    const acting = await company.scope.db(async (trx) => {
      await lockItems(trx, [itemId]);
      const handing = handed(company, itemId, { invoiceId, quantity: 3 });
      await untilSoManyWait(1);
      const ending = end(company, invoiceId);
      await untilSoManyWait(2);
      return { handing, ending };
    });
    expect(await acting.handing).toMatchObject({ after: 0, owed: 0 });
    expect(await acting.ending).not.toHaveProperty("problem");
    expect(await storedItem(itemId)).toMatchObject({ quantity: 4, short: 0 });
    expect(await wrongItems(company)).toEqual([]);
  }
});

/** Until so many others wait for a part that this test has locked. */
async function untilSoManyWait(wanted: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      testDatabase().owner,
    );
    if (rows.length >= wanted) return;
  }
}

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
