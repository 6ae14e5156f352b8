import Big from "big.js";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { getCustomerBalance } from "~/features/invoices/balances/customer-balance.server";
import { listCoresOut } from "~/features/invoices/cores/open-cores.server";
import { testDatabase } from "../support/database";
import { newCompany, newCounter } from "../support/people";
import { fc, runs } from "../support/property";
import { type Day, act, finish, live, openDay } from "../support/shop-day";
import { storedItem, wrongItems } from "../support/stock";

const { owner } = testDatabase();

function storedLedger(itemId: string) {
  return owner
    .selectFrom("stock_movements")
    .select(["quantity_change", "unit_cost"])
    .where("item_id", "=", itemId)
    .orderBy("position")
    .execute();
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
}

async function expectWorth({ itemId, shelf, average }: Day): Promise<void> {
  const item = await storedItem(itemId);
  const movements = await storedLedger(itemId);
  // The first pieces were there before the first movement had a cost.
  const worth = movements.reduce(
    (sum, { quantity_change: change, unit_cost }) => sum.plus(new Big(unit_cost ?? "10").times(change)),
    new Big(0),
  );
  const value = new Big(item.average_cost!).times(item.quantity);
  // Four decimals a piece are kept.
  const rounding = 0.0001 * 20 * movements.length;
  expect(worth.minus(value).abs().toNumber()).toBeLessThan(rounding);
  expect(Math.abs(value.toNumber() - shelf * average)).toBeLessThan(rounding);
}

/** Documents less payments, and the cores that are out. */
async function expectBalances({ sessions: [company], customerId, sales }: Day): Promise<void> {
  const { rows } = await sql<{ documents: string; payments: string }>`
    select coalesce(sum(case kind when 'invoice' then total else -total end) filter (where status in ('finalized', 'sent', 'paid')), 0)::text as documents,
      (select coalesce(sum(amount), 0) from payments where reversed_at is null and invoice_id in (
        select id from invoices where customer_id = ${customerId}))::text as payments
    from invoices where customer_id = ${customerId}`.execute(owner);
  const { documents, payments } = rows[0]!;
  const { balance } = await getCustomerBalance(company.scope, customerId);
  expect(balance).toBe(new Big(documents).minus(payments).toFixed(2));
  const out = await listCoresOut(company.scope, { customerId, max: 100 });
  const pieces = new Map(out.map((core) => [core.invoiceId, core.out]));
  for (const sale of sales) expect(pieces.get(sale.id) ?? 0).toBe(sale.coresOut);
}

test("after any day of a shop the book is the shelf, what is owed was not handed over, and values and balances add up", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const counter = await newCounter(company);
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 20 }), async (acts) => {
      const day = await openDay([company, counter]);
      for (const one of acts) {
        const before = (await storedLedger(day.itemId)).length;
        const rows = await live(day, one);
        if (rows !== undefined) expect((await storedLedger(day.itemId)).length - before).toBe(rows);
        if (!day.differs) await expectAsOnTheShelf(day);
      }
      await finish(day);
      await expectAsOnTheShelf(day);
      await expectWorth(day);
      await expectBalances(day);
    }),
    { numRuns: runs(500) },
  );
  expect(await wrongItems(company)).toEqual([]);
}, 1_800_000);
