import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { countVehicles, getVehicle, listVehicles } from "~/features/vehicles/vehicles.server";
import type { Db } from "~db/client";
import { withoutTimeLimit } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { plansOf } from "../support/plans";

// Which way is the cheapest depends on all that is stored.
await vi.hoisted(async () => (await import("../support/own-database")).useOwnDatabase());

// Row-level security keeps PostgreSQL from using an index for an operator that is not leakproof: only a plan shows it.
const vehicles = 20_000;
const neighbour = 20_000;
const company = await newCompany({ plan: "enterprise" });

beforeAll(async () => {
  const another = await newCompany({ plan: "enterprise" });
  await withoutTimeLimit(async (owner) => {
    await addVehicles(owner, company, vehicles);
    await addVehicles(owner, another, neighbour);
    await addCounts(owner, 1_000);
    await sql`analyze vehicles, vehicle_counts`.execute(owner);
  });
}, 300_000);

test("the first page of the vehicle list reads its index only as far as the page", async () => {
  const [plan] = await plansOf(company.scope, (scope) => listVehicles(scope, {}));
  expect(plan).toContain("Index Scan vehicles_in_service");
  expect(plan).not.toContain("Sort");
});

test("a later page starts at its place in the same index", async () => {
  const after = { at: new Date().toISOString(), id: company.userId };
  const [plan] = await plansOf(company.scope, (scope) => listVehicles(scope, { after }));
  expect(plan).toContain("Index Scan vehicles_in_service");
  expect(plan).not.toContain("Sort");
});

test("former vehicles have an index of their own", async () => {
  const [plan] = await plansOf(company.scope, (scope) => listVehicles(scope, { former: true }));
  expect(plan).toContain("Index Scan vehicles_former");
});

test("the number of vehicles is read, not counted", async () => {
  const plans = await plansOf(company.scope, (scope) => countVehicles(scope));
  expect(plans.flat()).toContain("Index Scan vehicle_counts_pkey");
  expect(plans.flat().join(" ")).not.toContain(" vehicles");
});

test("one vehicle is found by its key", async () => {
  const [plan] = await plansOf(company.scope, (scope) => getVehicle(scope, company.userId));
  expect(plan![0]).toMatch(/^Index Scan vehicles_/);
});

/** As many as make an index worth while: a table of one page is read whole. */
async function addCounts(owner: Db, count: number): Promise<void> {
  await sql`
    with added as (
      insert into accounts (account_number, company_name, company_address, phone_number)
      select 'ACC' || 99000000 + n, 'Planned', 'Planned', '5' from generate_series(1, ${count}::int) n returning id)
    insert into vehicle_counts (account_id, in_service) select id, 0 from added`.execute(owner);
}

async function addVehicles(owner: Db, { accountId, userId }: Member, count: number): Promise<void> {
  await sql`
    insert into vehicles (account_id, user_id, serial_number, make_model, unit_number, add_date, archived_at)
    select ${accountId}, ${userId}, 'S' || n, 'Planned', 'U' || n, now() - make_interval(mins => n),
      case when n % 10 = 0 then now() end
    from generate_series(1, ${count}::int) n`.execute(owner);
}
