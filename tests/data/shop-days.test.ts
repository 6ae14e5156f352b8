import Big from "big.js";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { handOver } from "~/features/inventory/stock/hand-over.server";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { counted, finished, started } from "../support/counts";
import { testDatabase } from "../support/database";
import { sold } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { fc, runs } from "../support/property";
import { move, ownedItem, storedItem, wrongItems } from "../support/stock";

const { owner } = testDatabase();

type Sale = { id: string; given: number; owed: number };

/** A part of a shop as somebody who stands before its shelf counts it. */
type Day = {
  company: Member;
  itemId: string;
  bin: string;
  shelf: number;
  sales: Sale[];
  countId?: string;
  /** The open count found more or less than the book. */
  differs: boolean;
};

const pieces = fc.integer({ min: 1, max: 6 });
const act = fc.oneof(
  fc.record({ act: fc.constant("receive" as const), pieces, dollars: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ act: fc.constant("sell" as const), pieces }),
  fc.record({ act: fc.constant("sell" as const), pieces }),
  fc.record({ act: fc.constant("cancel" as const), sale: fc.nat(5) }),
  fc.record({ act: fc.constant("hand over" as const), sale: fc.nat(5), pieces }),
  fc.record({ act: fc.constant("adjust" as const), pieces: fc.nat(6) }),
  // What was lost or found since the last count is seen by the next one.
  fc.record({ act: fc.constant("count" as const), found: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ act: fc.constant("finish" as const) }),
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

async function live(day: Day, one: Act): Promise<void> {
  const { company, itemId } = day;
  if (one.act === "receive") {
    const unitCost = `${one.dollars}.37`;
    await move(company, itemId, one.pieces, { reason: "received", unitCost });
    day.shelf += one.pieces;
  }
  if (one.act === "sell") {
    const given = Math.min(day.shelf, one.pieces);
    const id = await sold(company, [{ partNumber: "P", itemId, quantity: one.pieces }]);
    day.sales.push({ id, given, owed: one.pieces - given });
    day.shelf -= given;
  }
  if (one.act === "cancel" && day.sales.length > 0) {
    const [sale] = day.sales.splice(one.sale % day.sales.length, 1);
    await changeStatus(company.scope, sale!.id, { status: "cancelled", reason: "Test" });
    day.shelf += sale!.given;
  }
  if (one.act === "adjust" && !day.countId) {
    const change = one.pieces - (await storedItem(itemId)).quantity;
    await move(company, itemId, change, { reason: "adjusted" });
    day.shelf += change;
  }
  if (one.act === "hand over") await handOverSome(day, one);
  if (one.act === "count" && !day.countId) await count(day, one.found);
  if (one.act === "finish") await finish(day);
}

async function handOverSome(day: Day, one: Extract<Act, { act: "hand over" }>): Promise<void> {
  const { company, itemId } = day;
  const sale = day.sales[one.sale % Math.max(1, day.sales.length)];
  const quantity = Math.min(one.pieces, sale?.owed ?? 0, day.shelf);
  if (!sale || quantity === 0 || day.differs) return;
  const token = await makeFormToken(formHolder(company.userId));
  await handOver(company.scope, itemId, { invoiceId: sale.id, quantity, when: "now" }, token);
  sale.owed -= quantity;
  sale.given += quantity;
  day.shelf -= quantity;
}

async function count(day: Day, found: number): Promise<void> {
  const book = day.shelf;
  day.shelf = Math.max(0, day.shelf + found);
  day.differs = day.shelf !== book;
  day.countId = await started(day.company, { scope: "bin", bin: day.bin });
  await counted(day.company, day.countId, { itemId: day.itemId, quantity: day.shelf });
}

async function finish(day: Day): Promise<void> {
  if (!day.countId) return;
  await finished(day.company, day.countId);
  day.countId = undefined;
  day.differs = false;
}

async function expectAsOnTheShelf({ itemId, shelf, sales }: Day): Promise<void> {
  const owed = sales.filter(({ owed }) => owed > 0);
  const item = await storedItem(itemId);
  expect(item).toMatchObject({ quantity: shelf, short: owed.reduce((sum, one) => sum + one.owed, 0) });
  const rows = await owner
    .selectFrom("back_orders")
    .select(["invoice_id", "quantity"])
    .where("item_id", "=", itemId)
    .execute();
  const byId = (one: { invoice_id: string }, other: { invoice_id: string }) =>
    one.invoice_id.localeCompare(other.invoice_id);
  expect(rows.sort(byId)).toEqual(owed.map((one) => ({ invoice_id: one.id, quantity: one.owed })).sort(byId));
  const movements = await owner
    .selectFrom("stock_movements")
    .select(["quantity_change", "unit_cost"])
    .where("item_id", "=", itemId)
    .orderBy("position")
    .execute();
  // The first pieces were there before the first movement had a cost.
  const worth = movements.reduce(
    (sum, { quantity_change: change, unit_cost }) => sum.plus(new Big(unit_cost ?? "10").times(change)),
    new Big(0),
  );
  const value = new Big(item.average_cost!).times(item.quantity);
  // Four decimals a piece are kept.
  expect(worth.minus(value).abs().toNumber()).toBeLessThan(0.0001 * 20 * movements.length);
}

test("after any day of a shop the book is the shelf, what is owed was not handed over, and the value is what was paid", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
      const bin = `B-${randomUUID().slice(0, 8)}`;
      const facts = { part_number: randomUUID(), bin_location: bin, quantity: 3, average_cost: "10" };
      const itemId = await ownedItem(company, facts);
      const day: Day = { company, itemId, bin, shelf: 3, sales: [], differs: false };
      for (const one of acts) {
        await live(day, one);
        if (!day.differs) await expectAsOnTheShelf(day);
      }
      await finish(day);
      await expectAsOnTheShelf(day);
    }),
    { numRuns: runs(500) },
  );
  expect(await wrongItems(company)).toEqual([]);
}, 900_000);
