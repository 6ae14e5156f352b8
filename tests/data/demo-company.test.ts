import Big from "big.js";
import type { Selectable } from "kysely";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "~/features/calendar/days";
import { fillCompany } from "~/features/demo/demo-company.server";
import { makeCompany } from "~/features/demo/make-company.server";
import { startCompany } from "~/features/demo/sample-company.server";
import { invoiceTotals } from "~/features/invoices/totals";
import { averageCost } from "~/features/inventory/stock/stock.server";
import { judgeReadings } from "~/features/meters/judge-readings";
import { placeReadings } from "~/features/meters/lifetime-use";
import { listReadings } from "~/features/meters/meters.server";
import { checkDigit } from "~/features/vin/vin";
import type { InvoiceItemsTable } from "~db/tables/invoice_items";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";

const { owner } = testDatabase();
const company = await filled();

async function filled(): Promise<Member> {
  const made = await newCompany({ plan: "enterprise" });
  const person = (author: string) => ({
    id: made.userId,
    author,
    email: `${author.toLowerCase()}@example.com`,
  });
  const people = { manager: person("Ellen"), driver: person("Dan"), counter: person("Cory") };
  await owner
    .transaction()
    .execute((trx) => fillCompany(trx, { accountId: made.accountId, companyName: "Lakeshore", people }));
  return made;
}

const movementsOf = () =>
  owner.selectFrom("stock_movements").selectAll().where("account_id", "=", company.accountId);
const itemsOf = () =>
  owner.selectFrom("inventory_items").selectAll().where("account_id", "=", company.accountId);
const invoicesOf = () => owner.selectFrom("invoices").selectAll().where("account_id", "=", company.accountId);
const linesOf = () =>
  owner.selectFrom("invoice_items").selectAll().where("account_id", "=", company.accountId);
const paymentsOf = () => owner.selectFrom("payments").selectAll().where("account_id", "=", company.accountId);

test("it has a dozen units, 800 parts and 300 invoices in every status", async () => {
  const { db } = company.scope;
  const counts = await db(async (trx) => ({
    units: await trx.selectFrom("vehicles").select(["unit_number", "meter_unit", "vin"]).execute(),
    parts: await trx.selectFrom("inventory_items").select("id").execute(),
    invoices: await trx.selectFrom("invoices").select("status").where("kind", "=", "invoice").execute(),
  }));
  expect([counts.units.length, counts.parts.length]).toEqual([12, 800]);
  expect(counts.units.filter(({ meter_unit }) => meter_unit === "h")).toHaveLength(1);
  expect(counts.invoices.length).toBeGreaterThanOrEqual(295);
  const statuses = new Set(counts.invoices.map(({ status }) => status));
  expect([...statuses].sort()).toEqual(["cancelled", "draft", "finalized", "paid", "sent"]);
  for (const { vin } of counts.units) if (vin) expect([vin, checkDigit(vin)]).toEqual([vin, vin[8]]);
});

test("its ledger is its stock: each movement begins where the one before ended, and the last is what is there", async () => {
  const movements = await movementsOf().orderBy("position").execute();
  const items = await itemsOf().execute();
  const wrong: string[] = [];
  for (const item of items) {
    let book = { quantity: 0, average_cost: null as string | null, cost: item.cost };
    let before: Date | undefined;
    for (const movement of movements.filter(({ item_id }) => item_id === item.id)) {
      if (movement.quantity_before !== book.quantity) wrong.push(`${item.part_number} ${movement.position}`);
      if (before && movement.moved_at < before) wrong.push(`${item.part_number} is out of order`);
      const received = movement.reason === "received" || movement.reason === "returned";
      const average_cost = averageCost(book, movement.quantity_change, received ? movement.unit_cost : null);
      book = { ...book, quantity: movement.quantity_after, average_cost };
      before = movement.moved_at;
    }
    if (book.quantity !== item.quantity)
      wrong.push(`${item.part_number}: ${book.quantity}, not ${item.quantity}`);
    if (book.average_cost !== item.average_cost)
      wrong.push(`${item.part_number}: average ${book.average_cost}`);
  }
  expect(wrong).toEqual([]);
  expect(movements.length).toBeGreaterThan(1500);
});

test("every total is what the product would say, and every status what its money says", async () => {
  const invoices = await invoicesOf().execute();
  const lines = await linesOf().orderBy("line").execute();
  const payments = await paymentsOf().execute();
  const wrong = invoices.flatMap((invoice) => {
    const own = lines.filter(({ invoice_id }) => invoice_id === invoice.id);
    const paid = payments
      .filter(({ invoice_id }) => invoice_id === invoice.id)
      .reduce((sum, { amount }) => sum.plus(amount), new Big(0));
    const { subtotal, tax, total } = invoiceTotals(own.map(pricedLine), invoice.tax_rate);
    const credited = invoices
      .filter(({ credits_id }) => credits_id === invoice.id)
      .reduce((sum, note) => sum.plus(note.total), new Big(0));
    const isSettled = new Big(invoice.total).minus(credited).minus(paid).lte(0);
    const isOpen = invoice.kind === "invoice" && ["finalized", "sent", "paid"].includes(invoice.status);
    return [
      [subtotal, tax, total].join() === [invoice.subtotal, invoice.tax_amount, invoice.total].join(),
      paid.eq(invoice.paid),
      credited.eq(invoice.credited),
      !isOpen || isSettled === (invoice.status === "paid"),
    ].every(Boolean)
      ? []
      : [`${invoice.invoice_number} ${invoice.status}`];
  });
  expect(wrong).toEqual([]);
});

function pricedLine(line: Selectable<InvoiceItemsTable>) {
  const { kind, quantity, unit_price: unitPrice, discount_percent: discount, tax_included: taxed } = line;
  const given = { amount: minus(line.line_total), tax: minus(line.returned_tax) };
  return { kind, quantity, unitPrice, discount, taxed, ...(kind === "core_return" ? { given } : {}) };
}

const minus = (amount: string) => new Big(amount).times(-1).toFixed(2);

test("invoices are numbered in the order in which they were issued", async () => {
  const issued = await invoicesOf()
    .where("kind", "=", "invoice")
    .where("number", "is not", null)
    .orderBy("issued_at")
    .execute();
  expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1));
});

test("the filters and alternators of a unit are for its engine, and other parts for its model", async () => {
  const fitted = await owner
    .selectFrom("parts as p")
    .innerJoin("vehicles as v", "v.id", "p.vehicle_id")
    .innerJoin("inventory_items as i", "i.id", "p.inventory_item_id")
    .select(["v.unit_number", "v.engine_manufacturer", "i.description"])
    .where("p.account_id", "=", company.accountId)
    .where("v.engine_manufacturer", "is not", null)
    .execute();
  const ofEngine = fitted.filter(({ description }) => /filter|separator|alternator/i.test(description));
  const makers = new Set(ofEngine.map(({ engine_manufacturer }) => engine_manufacturer));
  expect([...makers].sort()).toEqual(["Cummins", "Detroit Diesel", "PACCAR", "Volvo"]);
  const wrong = ofEngine.filter(
    ({ engine_manufacturer, description }) => !description.includes(engine_manufacturer!.split(" ")[0]!),
  );
  expect(wrong).toEqual([]);
  const others = fitted.map(({ unit_number, description }) => `${unit_number}: ${description}`);
  expect(others).toContain("2005: Torque rod, VNL, to 2018");
  expect(others).toContain("2006: Blower motor, LT, from 2021");
});

test("no mileage of its units is one that we would ask about", async () => {
  const units = await company.scope.db((trx) =>
    trx.selectFrom("vehicles").select(["id", "unit_number", "meter_unit"]).execute(),
  );
  for (const { id, unit_number, meter_unit } of units) {
    const readings = await company.scope.db((trx) => listReadings(trx, id));
    const { doubts } = judgeReadings(placeReadings(readings, meter_unit), meter_unit);
    expect([unit_number, ...doubts.values()]).toEqual([unit_number]);
  }
});

test("nothing of it happens in the future, and its people and numbers are made up", async () => {
  const [newest] = await movementsOf().orderBy("moved_at", "desc").limit(1).execute();
  expect(newest!.moved_at.getTime()).toBeLessThan(Date.now());
  const customers = await company.scope.db((trx) =>
    trx.selectFrom("customers").select(["phone", "email"]).execute(),
  );
  expect(customers.filter(({ phone }) => !/555-01\d\d$/.test(phone))).toEqual([]);
  expect(customers.filter(({ email }) => !email?.endsWith(".example.com"))).toEqual([]);
});

test("it is the same company each time, but for its ids", async () => {
  const other = await filled();
  const sumOf = async ({ accountId }: Member) =>
    owner
      .selectFrom("invoices")
      .select(({ fn }) => [fn.sum<string>("total").as("sum"), fn.countAll<string>().as("count")])
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
  expect(await sumOf(other)).toEqual(await sumOf(company));
});

test("whatever day it is made on, it tells its stories", () => {
  const aWeek = Array.from({ length: 7 }, (_, index) => addDays("2026-11-30", index));
  for (const day of [...aWeek, "2027-01-03", "2027-02-28", "2027-03-15", "2027-05-30", "2028-02-29"]) {
    const id = "11111111-1111-4111-8111-111111111111";
    const people = { manager: someone(id), driver: someone(id), counter: someone(id) };
    const begun = startCompany({ accountId: id, companyName: "Lakeshore", today: day, people });
    const { company: made, issued } = makeCompany(begun, { address: "1 Main St", phone: "(217) 555-0100" });
    const rows = (
      table: "invoices" | "parts" | "inventory_items" | "invoice_items" | "inspections" | "defects",
    ) => made.rows.get(table)! as Record<string, unknown>[];
    const stateOf = new Map(issued.map((one) => [one.id, one.status]));
    const late = rows("invoices")
      .filter(
        ({ id, customer_name }) =>
          customer_name === "Redrock Hauling" && stateOf.get(id as string) === "sent",
      )
      .map(({ due_date }) => Math.ceil(daysBetween(due_date as string, day) / 30));
    for (const span of [1, 2, 3, 4]) expect([day, late.includes(span)]).toEqual([day, true]);
    const fitted = (number: string) =>
      rows("parts").filter(({ part_number }) => part_number === number).length;
    expect([day, fitted("VA-160-136"), fitted("CAC-108")]).toEqual([day, 4, 1]);
    const cores = rows("invoice_items").filter(({ kind }) => kind === "core_charge");
    const back = rows("invoice_items").filter(({ kind }) => kind === "core_return");
    expect([day, cores.length > back.length, back.length > 0]).toEqual([day, true, true]);
    expect(rows("defects").filter(({ cannot_be_driven }) => cannot_be_driven)).toHaveLength(1);
    const statuses = rows("invoices")
      .filter(({ kind }) => kind === "invoice")
      .map(({ id }) => stateOf.get(id as string) ?? "draft");
    expect([day, ...new Set(statuses)].sort()).toEqual([
      day,
      "cancelled",
      "draft",
      "finalized",
      "paid",
      "sent",
    ]);
    const inspected = rows("inspections").map(({ made_at }) => (made_at as Date).toISOString().slice(0, 10));
    // Reports are kept for three months.
    expect([day, daysBetween(inspected.sort()[0]!, day) >= 93]).toEqual([day, true]);
    const low = rows("inventory_items").filter(
      ({ quantity, reorder_point }) => Number(reorder_point) > 0 && Number(quantity) <= Number(reorder_point),
    );
    expect([day, low.length >= 8]).toEqual([day, true]);
  }
});

const someone = (id: string) => ({ id, author: "Ellen", email: "ellen@example.com" });
