import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { listEndedCounts, listOpenCounts } from "~/features/counts/counts.server";
import { findOverlap } from "~/features/counts/start/overlap.server";
import { countsUnderWay, findCountOf } from "~/features/inventory/stock/counts-under-way.server";
import { findPartsByNumbers } from "~/features/inventory/item/find-part.server";
import { findPosition, listedItems } from "~/features/inventory/list/list-items.server";
import { type SortColumn, sortColumns } from "~/features/inventory/list/list-position";
import { listMovements } from "~/features/inventory/stock/movements.server";
import { countStock, listToReorder, listVendorsToReorder } from "~/features/inventory/reorder/reorder.server";
import { stockSummary } from "~/features/inventory/stock/stock-summary.server";
import { findInOwnRecords } from "~/features/part-lookup/own-records.server";
import type { AccountTransaction } from "~db/as-account";
import type { Db } from "~db/client";
import { testDatabase, withoutTimeLimit } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { plansOf } from "../support/plans";
import { ownedVehicle } from "../support/vehicles";

// Which way is the cheapest depends on all that is stored.
await vi.hoisted(async () => (await import("../support/own-database")).useOwnDatabase());

// Row-level security keeps PostgreSQL from using an index for an operator that is not leakproof: only a plan shows it.
const company = await newCompany({ plan: "enterprise" });
const neighbour = await newCompany({ plan: "enterprise" });

beforeAll(async () => {
  await withoutTimeLimit(async (owner) => {
    for (const each of [company, neighbour]) await addItems(owner, each, 20_000);
    for (const each of [company, neighbour]) await addEndedCounts(owner, each, 2_000);
    await sql`analyze inventory_items, item_numbers, counts`.execute(owner);
  });
}, 300_000);

const orders = (Object.keys(sortColumns) as SortColumn[]).flatMap((by) => [
  { by, descending: false },
  { by, descending: true },
]);

test.each(orders)(
  "the list in the order of $by (descending: $descending) reads one index as far as the page",
  async (sort) => {
    const { accountId: owner, scope } = company;
    const { id: after } = await testDatabase()
      .owner.selectFrom("inventory_items")
      .select("id")
      .where("account_id", "=", owner)
      // From the middle: near the end it is cheaper to sort what is left.
      .orderBy(sortColumns[sort.by])
      .orderBy("id")
      .offset(10_000)
      .executeTakeFirstOrThrow();
    const first = await plansOf(scope, (as) => as.read((db) => [listedItems(db, as, { owner, sort })]));
    const later = await plansOf(scope, (as) =>
      as.db(async (trx) => {
        const start = await findPosition(trx, sort, after);
        return listedItems(trx, as, { owner, sort, start }).execute();
      }),
    );
    for (const plan of [first.at(-1)!, later.at(-1)!]) {
      expect(plan.join(" ")).toMatch(/Index Scan (Backward )?items_by_|Index Scan items_by_/);
      expect(plan).not.toContain("Sort");
    }
  },
);

test("what typed numbers mean is asked of the indexes, however many they are", async () => {
  const { accountId: owner, scope } = company;
  const numbers = ["P1", "no such number", "078254199138"];
  await withoutTimeLimit(async (database) => {
    await sql`
      insert into item_numbers (account_id, user_id, item_id, kind, number)
      select account_id, user_id, id, 'same', 'OTHER-' || part_number from inventory_items where account_id in (${owner}, ${neighbour.accountId})
        and part_number like '%5'`.execute(database);
    await sql`analyze item_numbers`.execute(database);
  });
  const [plan] = await plansOf(scope, (as) => as.db((trx) => findPartsByNumbers(trx, owner, numbers)));
  expect(plan!.join(" ")).toMatch(/Index (Only )?Scan items_(by_number_key|unique_number)/);
  expect(plan!.join(" ")).toContain("Index Scan items_by_part_key");
  expect(plan!.join(" ")).toMatch(/Index (Only )?Scan item_numbers_/);
  expect(plan!.join(" ")).not.toMatch(/Seq Scan (inventory_items|item_numbers)/);
});

test("a lookup asks the indexes for the number, however many parts vehicles have", async () => {
  await withoutTimeLimit(async (database) => {
    for (const each of [company, neighbour]) {
      const vehicle = await ownedVehicle(each);
      await sql`
        insert into parts (account_id, user_id, vehicle_id, category, part_number, install_date)
        select ${each.accountId}, ${each.userId}, ${vehicle}, 'starter', 'P' || n, '2026-01-05' from generate_series(1, 20000) n`.execute(
        database,
      );
    }
    await sql`analyze parts`.execute(database);
  });
  const plans = (await plansOf(company.scope, (as) => findInOwnRecords(as, "P777"))).flat().join(" ");
  expect(plans).toContain("Index Scan parts_by_part_key");
  expect(plans).not.toMatch(/Seq Scan (inventory_items|item_numbers|parts)/);
});

test("who counts is asked of the counts under way, not of those that ended", async () => {
  const { accountId, scope } = company;
  const bin = { id: accountId, bin_location: "A1", customer_id: null };
  const asked: ((trx: AccountTransaction) => Promise<unknown>)[] = [
    (trx) => stockSummary(trx).execute(),
    (trx) => findCountOf(trx, bin),
    (trx) => countsUnderWay(trx, [bin]),
    (trx) => findOverlap(trx, { scope: "all" }),
    (trx) => findOverlap(trx, { scope: "bin", bin: "A1" }),
    (trx) => findOverlap(trx, { scope: "list", itemIds: [accountId] }),
  ];
  const plans = await Promise.all(asked.map((ask) => plansOf(scope, (as) => as.db(ask))));
  plans.push(await plansOf(scope, listOpenCounts));
  for (const [plan] of plans) {
    expect(plan!.join(" ")).toContain("Index Scan counts_open");
    expect(plan!.join(" ")).not.toMatch(/Seq Scan counts\b|counts_newest_first/);
  }
});

test("what ended counts found is not added up again at each visit", async () => {
  const [plan] = await plansOf(company.scope, listEndedCounts);
  expect(plan).toContain("Index Scan counts_newest_first");
  expect(plan!.join(" ")).not.toMatch(/Seq Scan counts\b|count_entries|count_parts/);
});

test("a part's history reads its own movements only", async () => {
  const plans = await plansOf(company.scope, (scope) => listMovements(scope, company.userId));
  expect(plans[0]!.join(" ")).toContain("stock_movements_pkey");
  expect(plans[0]).not.toContain("Sort");
});

test("the reorder list walks its own index, in its order, only as far as the page", async () => {
  const plans = await plansOf(company.scope, (scope) => listToReorder(scope, { limit: 50 }));
  expect(plans[0]).toContain("Index Scan items_to_reorder");
  expect(plans[0]!.slice(0, 3)).not.toContain("Sort");
});

test("one vendor's list starts at its place in the same index", async () => {
  const [plan] = await plansOf(company.scope, (scope) =>
    listToReorder(scope, { vendor: "vendor 7", limit: 50 }),
  );
  // In the index's order or as a bitmap: which of the two depends on how few they seem to be.
  expect(plan!.join("\n")).toMatch(/Index Scan items_to_reorder/);
});

test("what is low is counted without reading the parts that are not", async () => {
  const counts = await plansOf(company.scope, (scope) => countStock(scope));
  const vendors = await plansOf(company.scope, (scope) => listVendorsToReorder(scope));
  for (const plan of [...counts, ...vendors]) expect(plan.join(" ")).toContain("items_to_reorder");
});

/** One of twenty is low. */
async function addItems(owner: Db, { accountId, userId }: Member, count: number): Promise<void> {
  await sql`
    insert into inventory_items (account_id, user_id, part_number, description, vendor, quantity, reorder_point)
    select ${accountId}, ${userId}, 'P' || n, 'Planned', case when n % 40 = 0 then '' else 'Vendor ' || n % 9 end,
      case when n % 20 = 0 then 1 else 50 end, 5 from generate_series(1, ${count}::int) n`.execute(owner);
}

async function addEndedCounts(owner: Db, { accountId, userId }: Member, count: number): Promise<void> {
  await sql`
    insert into counts (account_id, user_id, author, scope, started_at, finished_at, finished_by, finished_author, outcome)
    select ${accountId}, ${userId}, 'Planned', 'all', now() - make_interval(days => n), now(), ${userId}, 'Planned', 'counted'
    from generate_series(1, ${count}::int) n`.execute(owner);
}
