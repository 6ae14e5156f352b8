import { sql } from "kysely";
import { expect, test } from "vitest";
import { lineValue, suggestedQuantity, sumValues, withoutVendor } from "~/features/inventory/reorder/reorder";
import { exportToReorder } from "~/features/inventory/reorder/reorder-csv.server";
import { countStock, listToReorder, listVendorsToReorder } from "~/features/inventory/reorder/reorder.server";
import { mailLowStock } from "~/features/inventory/reorder/reorder-mail.server";
import { readCsv } from "../support/csv";
import { testDatabase } from "../support/database";
import { sold } from "../support/invoices";
import { type Member, newColleague, newCompany } from "../support/people";
import { fc } from "../support/property";
import { move, ownedCustomer, ownedItem, ownedItems, ownedNumber, storedItem } from "../support/stock";

const { owner } = testDatabase();

/** Noon in Chicago, so many days after Mar 2, 2027. */
const noon = (days = 0) => new Date(Date.parse("2027-03-02T18:00:00Z") + days * 86_400_000);

const mailsTo = (person: Member) =>
  owner
    .selectFrom("mails")
    .select(["subject", "body", "account_id"])
    .where("recipient", "=", person.email)
    .where("kind", "=", "Low stock")
    .orderBy("created_at")
    .execute();

test("what is suggested fills the shelf to twice its reorder point and serves what is owed", () => {
  const few = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(few, few, few, (quantity, reorder_point, short) => {
      const stock = { quantity, reorder_point, short };
      const ours = quantity - short;
      const isListed = (ours <= reorder_point && reorder_point > 0) || ours < 0;
      const bought = suggestedQuantity(stock);
      if (isListed) expect(bought).toBeGreaterThanOrEqual(1);
      if (isListed) expect(ours + bought).toBe(2 * reorder_point);
    }),
  );
  expect(suggestedQuantity({ quantity: 0, reorder_point: 0, short: 3 })).toBe(3);
  expect(suggestedQuantity({ quantity: 5, reorder_point: 5, short: 0 })).toBe(5);
});

test("the value of a line is exact to the cent, and an unknown cost is no zero", () => {
  const stock = { quantity: 0, reorder_point: 5, short: 1 };
  expect(lineValue(stock, "0.10")).toBe("1.10");
  expect(lineValue(stock, null)).toBeNull();
  expect(sumValues(["1.10", null, "0.20"])).toEqual({ total: "1.30", unknown: 1 });
});

test("the list has what is at its point, below it or owed, by vendor and number, those without a vendor last", async () => {
  const company = await newCompany({ plan: "pro" });
  const customer_id = await ownedCustomer(company);
  const stocked = { quantity: 2, reorder_point: 2 };
  await ownedItem(company, { part_number: "NOBODY", ...stocked });
  await ownedItem(company, { part_number: "b-2", vendor: "rush", quantity: 0, short: 1 });
  await ownedItem(company, { part_number: "A-1", vendor: "Rush", ...stocked });
  await ownedItem(company, { part_number: "Z-9", vendor: "Alliance", ...stocked });
  await ownedItem(company, { part_number: "PLENTY", vendor: "Rush", quantity: 3, reorder_point: 2 });
  await ownedItem(company, { part_number: "NOT KEPT", vendor: "Rush", quantity: 0, reorder_point: 0 });
  await ownedItem(company, { part_number: "GONE", vendor: "Rush", ...stocked, archived_at: new Date() });
  await ownedItem(company, { part_number: "THEIRS", vendor: "Rush", ...stocked, customer_id });
  await ownedItem(await newCompany(), { part_number: "STRANGE", ...stocked });
  const numbers = async (which = {}) =>
    (await listToReorder(company.scope, which)).map(({ part_number }) => part_number);
  expect(await numbers()).toEqual(["Z-9", "A-1", "b-2", "NOBODY"]);
  expect(await numbers({ vendor: "rush" })).toEqual(["A-1", "b-2"]);
  expect(await numbers({ vendor: withoutVendor })).toEqual(["NOBODY"]);
  expect(await numbers({ limit: 1 })).toEqual(["Z-9"]);
  expect(await numbers({ limit: 4 })).toEqual(["Z-9", "A-1", "b-2", "NOBODY"]);
  expect(await listVendorsToReorder(company.scope)).toEqual([
    { vendor_key: "alliance", name: "Alliance", parts: 1 },
    { vendor_key: "rush", name: expect.stringMatching(/^rush$/i) as string, parts: 2 },
    { vendor_key: "", name: "", parts: 1 },
  ]);
  expect(await countStock(company.scope)).toEqual({ parts: 7, low: 4 });
  expect(await countStock((await newCompany()).scope)).toEqual({ parts: 0, low: 0 });
});

test("a long list goes out in pieces, each part once, in the order of the page", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const parts = Array.from({ length: 2300 }, (_, at) => ({
    part_number: `P-${String(at).padStart(4, "0")}`,
    vendor: ["Rush", "", "Alliance"][at % 3]!,
    reorder_point: 1,
  }));
  await ownedItems(company, parts);
  const pieces: string[] = [];
  for await (const piece of exportToReorder(company.scope)) pieces.push(piece);
  expect(pieces).toHaveLength(4);
  const [, ...rows] = readCsv(pieces.join(""));
  const ofVendor = (vendor: string) => parts.filter((part) => part.vendor === vendor);
  expect(rows.map(([number]) => number)).toEqual(
    ["Alliance", "Rush", ""].flatMap((vendor) => ofVendor(vendor).map(({ part_number }) => part_number)),
  );
});

test("the vendor's own number and last cost stand on the line; without one, the part's cost", async () => {
  const company = await newCompany({ plan: "pro" });
  const low = { vendor: "Rush", quantity: 0, reorder_point: 1, cost: "10" };
  const id = await ownedItem(company, { part_number: "A", ...low });
  await ownedItem(company, { part_number: "B", ...low });
  const vendor = { kind: "vendor" as const };
  await ownedNumber(company, id, { ...vendor, number: "OTHER", company: "Alliance", last_cost: "1" });
  await ownedNumber(company, id, { ...vendor, number: "OLD", company: "Rush", last_cost: "11" });
  await ownedNumber(company, id, {
    ...vendor,
    number: "RTC-1",
    company: "RUSH",
    last_cost: "12.5",
    last_cost_on: "2026-10-01",
  });
  expect(await listToReorder(company.scope)).toMatchObject([
    { part_number: "A", vendor_number: "RTC-1", last_cost: "12.5000" },
    { part_number: "B", vendor_number: null, last_cost: "10.0000" },
  ]);
});

test("a part that dips is told once, and again only after it rose above its point and fell again", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedItem(company, {
    part_number: "LF9080",
    description: "Oil filter",
    vendor: "Rush",
    bin_location: "A1",
    quantity: 6,
    reorder_point: 5,
  });
  await mailLowStock(noon());
  expect(await mailsTo(company)).toEqual([]);
  await move(company, id, -1);
  await mailLowStock(noon());
  expect(await mailsTo(company)).toEqual([]);
  await mailLowStock(noon(1));
  await move(company, id, -2);
  for (const days of [1, 2, 3]) await mailLowStock(noon(days));
  const [mail, ...others] = await mailsTo(company);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ account_id: company.accountId, subject: "Low stock: LF9080, Oil filter" });
  expect(mail!.body).toContain("5 in stock; reorder point 5; suggested 5; from Rush; bin A1");
  expect(mail!.body).toContain(`/inventory/${id}`);
  await move(company, id, 10, { reason: "received" });
  expect((await storedItem(id)).low_told_at).toBeNull();
  await mailLowStock(noon(4));
  await move(company, id, -12);
  await mailLowStock(noon(5));
  expect(await mailsTo(company)).toHaveLength(2);
});

test("a part that owes pieces is told once while it owes them, however much came back meanwhile", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const id = await ownedItem(company, { part_number: "OWED", quantity: 1, reorder_point: 2 });
  await sold(company, [{ partNumber: "OWED", itemId: id, quantity: 4 }]);
  await mailLowStock(noon());
  await move(company, id, 5, { reason: "received" });
  expect(await storedItem(id)).toMatchObject({ quantity: 5, short: 3 });
  await mailLowStock(noon(1));
  expect(await mailsTo(company)).toHaveLength(1);
  // One more than is owed and the reorder point together: that dip is over.
  await move(company, id, 1, { reason: "received" });
  await mailLowStock(noon(2));
  await move(company, id, -4);
  await mailLowStock(noon(3));
  expect(await mailsTo(company)).toHaveLength(2);
});

test("of a part that is bought for each sale every new debt is told", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const id = await ownedItem(company, { part_number: "SPECIAL", quantity: 0, reorder_point: 0 });
  const sell = (quantity: number) => sold(company, [{ partNumber: "SPECIAL", itemId: id, quantity }]);
  await sell(2);
  await mailLowStock(noon());
  await move(company, id, 2, { reason: "received" });
  expect(await storedItem(id)).toMatchObject({ quantity: 2, short: 2, low_told_at: null });
  await sell(1);
  await mailLowStock(noon(1));
  expect(await mailsTo(company)).toHaveLength(2);
});

test("a reorder point that was lowered ends a dip, and the next one is told", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedItem(company, { part_number: "A", quantity: 4, reorder_point: 5 });
  await mailLowStock(noon());
  await owner.updateTable("inventory_items").set({ reorder_point: 3 }).where("id", "=", id).execute();
  await mailLowStock(noon(1));
  await move(company, id, -1);
  await mailLowStock(noon(2));
  expect(await mailsTo(company)).toHaveLength(2);
});

test("it is told in the company's morning, once, though five workers look at the same moment", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await ownedItem(company, { part_number: "A", quantity: 0, reorder_point: 1 });
  await mailLowStock(new Date("2027-03-02T11:59:00Z"));
  expect(await mailsTo(company)).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => mailLowStock(new Date("2027-03-02T12:00:00Z"))));
  expect(await mailsTo(company)).toHaveLength(1);
});

test("every manager is told; counters, free plans and other companies are not, nor of customers' stock", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await newColleague(company, "user");
  const counter = await newColleague(company, "limited_user");
  await owner.updateTable("profiles").set({ is_counter: true }).where("id", "=", counter.userId).execute();
  const [free, other] = [await newCompany(), await newCompany({ plan: "pro" })];
  const low = { quantity: 0, reorder_point: 1 };
  for (const each of [company, free]) await ownedItem(each, { part_number: "OURS", ...low });
  await ownedItem(company, { part_number: "KEPT", ...low, customer_id: await ownedCustomer(company) });
  await ownedItem(other, { part_number: "FULL", quantity: 9, reorder_point: 1 });
  await mailLowStock(noon());
  const counts = [company, manager, counter, free, other].map(async (one) => (await mailsTo(one)).length);
  expect(await Promise.all(counts)).toEqual([1, 1, 0, 0, 0]);
  expect((await mailsTo(manager))[0]!.body).not.toContain("KEPT");
});

test("a worker that dies before its commit has told nothing, and the next one tells it", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "A", quantity: 0, reorder_point: 1 });
  // The last write of the transaction fails: what was marked before it must not stay.
  await sql`alter table mails add constraint broken check (recipient <> ${sql.lit(company.email)})`.execute(
    owner,
  );
  await expect(mailLowStock(noon())).rejects.toThrow("The mail about low stock failed for 1 companies.");
  await sql`alter table mails drop constraint broken`.execute(owner);
  await mailLowStock(noon());
  expect(await mailsTo(company)).toHaveLength(1);
});

test("a mail about very many parts names the first hundred and how many more there are", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await sql`insert into inventory_items (account_id, user_id, part_number, reorder_point)
    select ${company.accountId}, ${company.userId}, 'P' || lpad(n::text, 4, '0'), 1 from generate_series(1, 1200) n`.execute(
    owner,
  );
  await mailLowStock(noon());
  const [mail] = await mailsTo(company);
  expect(mail!.subject).toBe("Low stock: P0001 and 1,199 more");
  expect(mail!.body).toContain("* P0100\n");
  expect(mail!.body).not.toContain("* P0101\n");
  expect(mail!.body).toContain("... and 1,100 more.");
});
