import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { listCoresOut } from "~/features/invoices/cores/open-cores.server";
import { creditInvoice } from "~/features/invoices/credit/credit-note.server";
import { getCreditLines } from "~/features/invoices/credit-lines.server";
import { changeStatus, finalizeInvoice } from "~/features/invoices/issue/invoice-status-changes.server";
import { migrator } from "~db/migrate";
import { testDatabase, withoutTimeLimit } from "../support/database";
import { coreBack, newDraft, sold, storedInvoice } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { fc } from "../support/property";
import { ownedCustomer } from "../support/stock";

// The upgrade runs once more, over returns as they were before it.
await vi.hoisted(async () => (await import("../support/own-database")).useOwnDatabase());

const { owner } = testDatabase();
const upgrade = "20261129T100000-unnamed-core-returns";
const core = { kind: "core_charge" as const, partNumber: "ALT-1", unitPrice: "75" };
const back = { kind: "core_return" as const, partNumber: "alt 1", unitPrice: "80", taxed: false };
const taxRate = "8.25";

const aToken = ({ userId }: Member) => makeFormToken(formHolder(userId));

/** As returned cores were kept before: without a charge, and without saying why. */
async function upgraded(): Promise<void> {
  await withoutTimeLimit(async (db) => {
    await sql`alter table invoice_items disable trigger issued_lines_kept`.execute(db);
    await sql`update invoice_items set bought_elsewhere = null where kind = 'core_return'`.execute(db);
    await sql`alter table invoice_items enable trigger issued_lines_kept`.execute(db);
    const all = await migrator(db).getMigrations();
    const before = all[all.findIndex(({ name }) => name === upgrade) - 1]!;
    for (const { error } of [await migrator(db).migrateTo(before.name), await migrator(db).migrateToLatest()])
      if (error) throw error;
  });
}

async function withOldReturns() {
  const company = await newCompany({ plan: "enterprise" });
  const harbor = await ownedCustomer(company, { name: "Harbor Lines" });
  const mesa = await ownedCustomer(company, { name: "Blue Mesa" });
  const on = (day: string, lines: Parameters<typeof sold>[1], customerId = harbor) =>
    sold(company, lines, { customerId, invoiceDate: `2026-11-${day}`, taxRate });
  const early = await on("02", [{ ...core, quantity: 3 }]);
  const late = await on("20", [{ ...core, quantity: 2 }]);
  const others = await on("02", [core], mesa);
  await on("01", [back]);
  const two = await on("10", [{ ...back, quantity: 2 }]);
  const three = await on("21", [{ partNumber: "OIL" }, { ...back, quantity: 2 }]);
  await on("22", [{ ...back, partNumber: "STR-9" }]);
  return { company, harbor, early, late, others, two, three };
}

const old = {} as Awaited<ReturnType<typeof withOldReturns>> & { counter: { sale: string; both: string } };
const piecewise = {} as { company: Member; sales: string[] };

async function issued(company: Member, draftId: string) {
  return finalizeInvoice(company.scope, draftId, { method: "cod", paidNow: false }, await aToken(company));
}

async function credited(company: Member, saleId: string, quantity: number) {
  const { lines } = await getCreditLines(company.scope, saleId);
  const credit = {
    lines: [{ id: lines[0]!.id, quantity, restocked: 0 }],
    reason: "Test",
    paidBack: null,
  };
  return creditInvoice(company.scope, saleId, credit, await aToken(company));
}

const change = (id: string, status: "cancelled" | "sent") =>
  changeStatus(old.company.scope, id, { status, reason: "Test" });

async function outOf({ company }: { company: Member }): Promise<[string, number, string][]> {
  const cores = await listCoresOut(company.scope, { max: 100 });
  return cores.map(({ number, out, balance }) => [number, out, balance]);
}

/** Sales of cores at any price, some of them given back before the upgrade. */
async function withPrices() {
  const company = await newCompany({ plan: "enterprise" });
  const prices = fc.sample(fc.integer({ min: 1, max: 99999 }), 20);
  const sales: string[] = [];
  for (const [place, price] of prices.entries()) {
    const partNumber = `P-${place}`;
    const line = { partNumber, unitPrice: (price / 1000).toFixed(3), discount: "10" };
    const sale = await sold(company, [{ ...line, kind: "core_charge", quantity: 5 }], { taxRate });
    if (place % 3 === 0) await credited(company, sale, 1);
    for (const quantity of [1, 2]) await sold(company, [{ ...back, partNumber, quantity }]);
    sales.push(sale);
  }
  return { company, sales };
}

beforeAll(async () => {
  Object.assign(old, await withOldReturns());
  Object.assign(piecewise, await withPrices());
  // Two walk-ins, of whom the second brought the core of the part that was sold.
  const sale = await sold(old.company, [{ ...core, partNumber: "GEN-1" }], { taxRate });
  const both = await sold(
    old.company,
    [
      { ...core, partNumber: "GEN-1" },
      { ...back, partNumber: "GEN-1" },
    ],
    { taxRate },
  );
  old.counter = { sale, both };
  await upgraded();
}, 120_000);

test("cores returned before the upgrade came from the oldest sales to their customer, and the rest is out", async () => {
  const all = await outOf(old);
  expect(all).toEqual([
    // Sold to another customer.
    ["INV-003", 1, "81.19"],
    // At the counter.
    ["INV-008", 1, "81.19"],
    ["INV-002", 1, "81.19"],
  ]);
  const { lines } = await getCreditLines(old.company.scope, old.early);
  expect(lines[0]).toMatchObject({ left: 0, creditedPieces: 3, creditedAmount: "225.00" });
  expect((await storedInvoice(old.two)).total).toBe("-160.00");
});

test("a core that came back before the upgrade is not paid for once more", async () => {
  const { company, harbor, early } = old;
  const facts = { customerId: harbor, invoiceDate: "2026-11-25" };
  const line = { ...(await coreBack(company, old.late, 1)), quantity: 1 };
  const { lines } = await getCreditLines(company.scope, early);
  const again = await newDraft(company, [{ ...line, chargeId: lines[0]!.id }], facts);
  expect(await issued(company, again)).toMatchObject({
    reasons: ["ALT-1: 0 out on INV-001, 1 returned"],
  });
  expect(await credited(company, early, 1)).toMatchObject({ problem: "too-many", lines: [{ left: 0 }] });
  const byHand = { status: "sent" as const, number: 90, issued_at: new Date() };
  await expect(owner.updateTable("invoices").set(byHand).where("id", "=", again).execute()).rejects.toThrow(
    "More pieces are given back than were sold",
  );
});

test("a return of before the upgrade that is cancelled lets its cores out, and counts again while they are out", async () => {
  const { company, harbor, early, two, three } = old;
  const left = async () => (await getCreditLines(company.scope, early)).lines[0]!.left;
  expect(await change(early, "cancelled")).toEqual({ problem: "credited", notes: ["INV-005", "INV-006"] });
  expect(await change(two, "cancelled")).toMatchObject({ changed: true });
  expect(await left()).toBe(2);
  expect(await change(two, "sent")).toMatchObject({ changed: true });
  expect(await left()).toBe(0);
  await change(two, "cancelled");
  const named = await sold(company, [await coreBack(company, early, 2)], { customerId: harbor });
  expect(await change(two, "sent")).toMatchObject({ reasons: ["ALT-1: 0 out on INV-001, 2 returned"] });
  await change(named, "cancelled");
  expect(await change(two, "sent")).toMatchObject({ changed: true });
  // What it gave to a charge is not credited once more; what it sold is.
  const { lines } = await getCreditLines(company.scope, three);
  expect(lines.map(({ left: of }) => of)).toEqual([1, 0]);
});

test("a core that came back with the invoice that charged it belongs to that invoice, which is cancelled and sent as a whole", async () => {
  const { company, counter } = old;
  const left = async (id: string) =>
    (await getCreditLines(company.scope, id)).lines.find(({ kind }) => kind === "core_charge")!.left;
  expect([await left(counter.sale), await left(counter.both)]).toEqual([1, 0]);
  expect(await change(counter.both, "cancelled")).toMatchObject({ changed: true });
  expect(await change(counter.both, "sent")).toMatchObject({ changed: true });
  expect(await left(counter.both)).toBe(0);
});

test("what came back before the upgrade and what is credited after it add up to the sale", async () => {
  const { company, sales } = piecewise;
  for (const sale of sales) {
    const { rows } = await sql<{ cents: number }>`
      select (sum(amount + tax) * 100)::integer as cents from unnamed_core_returns u
      join invoice_items l on l.id = u.charge_line_id where l.invoice_id = ${sale}`.execute(owner);
    const { lines } = await getCreditLines(company.scope, sale);
    await credited(company, sale, lines[0]!.left);
    const { credited: notes, total } = await storedInvoice(sale);
    expect(rows[0]!.cents + Math.round(Number(notes) * 100)).toBe(Math.round(Number(total) * 100));
  }
});
