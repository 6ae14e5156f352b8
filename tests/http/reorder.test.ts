import { expect, test } from "vitest";
import { today } from "~/features/calendar/today";
import { readCsv } from "../support/csv";
import { testDatabase } from "../support/database";
import { newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedItem } from "../support/stock";
import { type Answer, Visitor } from "../support/visitor";

const list = "/inventory/reorder";
const low = { quantity: 2, reorder_point: 5 };

async function shop() {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedItem(company, {
    part_number: "LF9080",
    description: "Oil filter",
    vendor: "Rush",
    bin_location: "A1",
    cost: "12.50",
    ...low,
  });
  await ownedItem(company, { part_number: "10%", vendor: "Rush", quantity: 0, short: 1_200 });
  await ownedItem(company, { part_number: "A_B/NOPB", vendor: "Alliance & Sons", cost: "3", ...low });
  await ownedItem(company, { part_number: "BELT", ...low });
  return { company, id, visitor: await signedIn(company) };
}

const headings = (page: Answer) => page.html.querySelectorAll("main h2").map(({ text }) => text);
const rowOf = (page: Answer, part: string) =>
  page.html
    .querySelectorAll("tbody tr")
    .find(({ text }) => text.includes(part))
    ?.querySelectorAll("th, td")
    .map(({ text }) => text.trim());

test("the list stands vendor by vendor with what to buy and what it comes to", async () => {
  const { visitor, id } = await shop();
  const page = await visitor.get(list);
  expect(headings(page)).toEqual(["Alliance & Sons", "Rush", "No vendor"]);
  expect(rowOf(page, "LF9080")).toEqual([
    "LF9080",
    "Oil filter",
    "",
    "A1",
    "2",
    "5",
    "",
    "",
    "8",
    "$12.50",
    "$100.00",
  ]);
  expect(rowOf(page, "10%")).toEqual(["10%", "", "", "", "0", "0", "1,200", "", "1,200", "", ""]);
  expect(page.text).toContain("2 parts, $100.00, and 1 without a known cost");
  expect(page.html.querySelector(`a[href="/inventory/${id}"]`)?.text).toBe("LF9080");
});

test("one vendor's page stands alone, to be printed", async () => {
  const { visitor } = await shop();
  await visitor.get(list);
  const page = await visitor.submit(`form[action="${list}"]`, { vendor: "alliance & sons" });
  expect(headings(page)).toEqual(["Alliance & Sons"]);
  expect(headings(await visitor.get(`${list}?vendor=.`))).toEqual(["No vendor"]);
  expect((await visitor.get(`${list}?vendor=nobody`)).text).toContain("Nothing to buy from this vendor");
});

test("nothing low says so, and how a part comes to stand there", async () => {
  const visitor = await signedIn(await newCompany({ plan: "pro" }));
  const page = await visitor.get(list);
  expect(page.text).toContain("Nothing is at its reorder point");
  expect(page.html.querySelector("main form")).toBeNull();
});

test("the counter sees what to buy and not what it costs; a driver sees nothing", async () => {
  const { company } = await shop();
  const driver = await newColleague(company, "limited_user");
  const visitor = await signedIn(driver);
  expect((await visitor.get(list)).status).toBe(403);
  await testDatabase()
    .owner.updateTable("profiles")
    .set({ is_counter: true })
    .where("id", "=", driver.userId)
    .execute();
  const page = await visitor.get(list);
  expect(rowOf(page, "LF9080")).toEqual(["LF9080", "Oil filter", "", "A1", "2", "5", "", "", "8"]);
  expect(page.body).not.toMatch(/12\.50|reorder\.csv/);
  expect(page.text).not.toContain("$");
  expect((await visitor.get("/inventory/reorder.csv")).status).toBe(403);
});

test("the list goes out as CSV, whole or one vendor's, its file named after the company's day", async () => {
  const { visitor } = await shop();
  const answer = await visitor.get("/inventory/reorder.csv");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const day = today("America/Chicago");
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="reorder-${day}.csv"`);
  const [heading, ...rows] = readCsv(answer.body);
  expect(heading!.join(", ")).toBe(
    "Part #, Description, Vendor, Vendor's Number, Bin, Qty, Reorder, Short, Asked For, Suggested, Last Cost, Line Value",
  );
  expect(rows.map(([part]) => part)).toEqual(["A_B/NOPB", "'10%", "LF9080", "BELT"]);
  expect(rows[2]!.slice(4)).toEqual(["A1", "2", "5", "0", "0", "8", "12.50", "100.00"]);
  const one = readCsv((await visitor.get("/inventory/reorder.csv?vendor=rush")).body);
  expect(one.map(([part]) => part)).toEqual(["Part #", "'10%", "LF9080"]);
});

test("nobody reads another company's list, and a visitor is asked to sign in", async () => {
  await shop();
  const stranger = await signedIn(await newCompany({ plan: "pro" }));
  expect((await stranger.get(list)).text).not.toContain("LF9080");
  const nobody = new Visitor();
  await nobody.get(list);
  expect((await nobody.follow()).text).toContain("Please sign in to access inventory");
});

test("on the free plan the export says what it is part of", async () => {
  const visitor = await signedIn(await newCompany());
  await visitor.get("/inventory/reorder.csv");
  expect((await visitor.get("/inventory/reorder.csv")).location).toBe("/inventory?upgrade=1");
});

const showStock = (userId: string) =>
  testDatabase()
    .owner.updateTable("profiles")
    .set({ dashboard_sections: ["inventory_management"] })
    .where("id", "=", userId)
    .execute();

test("the dashboard shows how many parts there are and how many run low", async () => {
  const { company, visitor } = await shop();
  await showStock(company.userId);
  const page = await visitor.get("/dashboard");
  expect(page.text).toContain("4 part numbers Low stock : 4 parts to reorder");
  expect(page.html.querySelector(`main a[href="${list}"]`)).not.toBeNull();
  expect(page.html.querySelector('main a[href="/inventory"]')?.text).toBe("Open Inventory Manager");
});

test("the dashboard of a free plan says what the inventory is part of, and a driver's that it is not theirs", async () => {
  const free = await newCompany();
  await showStock(free.userId);
  expect((await (await signedIn(free)).get("/dashboard")).text).toContain(
    "Pro Parts inventory is available on Pro and Enterprise tiers.",
  );
  const driver = await newColleague(await newCompany({ plan: "pro" }), "limited_user");
  await showStock(driver.userId);
  const page = await (await signedIn(driver)).get("/dashboard");
  expect(page.text).toContain("Your sign-in does not open the inventory.");
  expect(page.html.querySelector(`main a[href="${list}"]`)).toBeNull();
});
