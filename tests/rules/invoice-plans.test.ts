import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { listCoresOut } from "~/features/invoices/cores/open-cores.server";
import { listInvoices } from "~/features/invoices/list/list-invoices.server";
import type { Db } from "~db/client";
import { testDatabase, withoutTimeLimit } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { plansOf } from "../support/plans";

// Which way is the cheapest depends on all that is stored.
await vi.hoisted(async () => (await import("../support/own-database")).useOwnDatabase());

// Row-level security keeps PostgreSQL from using an index for an operator that is not leakproof: only a plan shows it.
const few = await newCompany({ plan: "enterprise" });
const many = await newCompany({ plan: "enterprise" });
const sales = 10_000;

beforeAll(async () => {
  await withoutTimeLimit(async (owner) => {
    await addSales(owner, few, { outOf: 100, creditedOf: 500 });
    await addSales(owner, many, { outOf: 1, creditedOf: 500 });
    // In order, whatever was cleaned up meanwhile: how far the rows are apart decides between two ways of reading them.
    await sql`cluster invoices using invoices_account_id_kind_number_key`.execute(owner);
    await sql`vacuum analyze invoices, invoice_items, customers`.execute(owner);
  });
}, 300_000);

/** With some before it. */
async function someCore({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("invoices")
    .innerJoin("invoice_items", "invoice_items.invoice_id", "invoices.id")
    .select(["invoice_items.id", "customer_id"])
    .where("invoices.account_id", "=", accountId)
    .where("has_cores_out", "=", true)
    .orderBy("invoices.number")
    .offset(20)
    .executeTakeFirstOrThrow();
}

test.each([
  ["few", few],
  ["many", many],
])(
  "when %s cores are out, the list reads the sales with cores out, as far as the page",
  async (_, company) => {
    const { id: after, customer_id } = await someCore(company);
    for (const customerId of [undefined, customer_id!]) {
      // Of a few, both indexes are read as quickly, and what is read may be sorted.
      const index = customerId && company === many ? "invoices_cores_out_of_customer" : "invoices_cores_out";
      for (const asked of [{ max: 101 }, { max: 101, after }]) {
        const plans = await plansOf(company.scope, (scope) => listCoresOut(scope, { ...asked, customerId }));
        const page = plans[0]!;
        const walk = page.findIndex((node) => node.startsWith(`Index Scan ${index}`));
        expect(walk, page.join("\n")).toBeGreaterThan(0);
        const limited = page.slice(page.lastIndexOf("Limit", walk), walk);
        if (company === many) expect(limited.join(" ")).not.toContain("Sort");
        for (const plan of plans) expect(plan.join("\n")).not.toMatch(/Seq Scan (invoices|invoice_items)$/m);
      }
    }
  },
);

test("a search walks the indexes of what it looks for, once, and then those of what it found", async () => {
  const [plan] = await plansOf(few.scope, (scope) => listInvoices(scope, { search: "customer 7" }));
  const text = plan!.join("\n");
  for (const index of ["by_customer_name", "of_customer", "by_po_number", "(pkey|account_id_id_key)"])
    expect(text).toMatch(new RegExp(`Index (Only )?Scan invoices_${index}`));
  expect(text).not.toMatch(/Seq Scan invoices$/m);
});

test("the credited invoices have an index of their own", async () => {
  const [plan] = await plansOf(few.scope, (scope) => listInvoices(scope, { search: "", status: "credited" }));
  expect(plan).toContain("Index Scan invoices_credited_entirely");
  expect(plan).not.toContain("Sort");
});

/** Of one core each; the cores that are not out came back with one invoice. */
async function addSales(
  owner: Db,
  { accountId, userId }: Member,
  { outOf, creditedOf }: { outOf: number; creditedOf: number },
): Promise<void> {
  await sql`
    insert into customers (account_id, user_id, name, phone)
    select ${accountId}, ${userId}, 'Customer ' || n, '5' from generate_series(0, 99) n`.execute(owner);
  await sql`
    insert into invoices (account_id, user_id, customer_id, customer_name, invoice_date, subtotal, total, has_cores_out)
    select c.account_id, c.user_id, c.id, c.name, '2020-01-01'::date + n / 20, 75, 75, n % ${outOf}::int = 0
    from generate_series(1, ${sales}::int) n join customers c on c.name = 'Customer ' || n / ${outOf}::int % 100
    where c.account_id = ${accountId}`.execute(owner);
  await sql`
    insert into invoice_items (account_id, invoice_id, line, kind, part_number, quantity, unit_price, line_total)
    select account_id, id, 1, 'core_charge', 'ALT-1', 1, 75, 75 from invoices where account_id = ${accountId}`.execute(
    owner,
  );
  await sql`
    with back as (
      insert into invoices (account_id, user_id, invoice_date) values (${accountId}, ${userId}, '2026-11-28') returning id)
    insert into invoice_items (account_id, invoice_id, line, kind, part_number, quantity, unit_price, line_total, credits_line_id)
    select l.account_id, back.id, row_number() over (), 'core_return', l.part_number, 1, 75, -75, l.id
    from back, invoice_items l join invoices i on i.id = l.invoice_id
    where i.account_id = ${accountId} and not i.has_cores_out`.execute(owner);
  await sql`alter table invoices disable trigger user`.execute(owner);
  await sql`
    update invoices i set status = 'paid', issued_at = now(), number = n.number,
      credited = case when n.number % ${creditedOf}::int = 0 then total else 0 end
    from (select id, row_number() over (order by invoice_date) as number from invoices where account_id = ${accountId}) n
    where n.id = i.id`.execute(owner);
  await sql`alter table invoices enable trigger user`.execute(owner);
}
