import { expect, test } from "vitest";
import { markCell, unmarkCell } from "~/features/files/marked-cell";
import { exportInventory } from "~/features/inventory/list/inventory-csv.server";
import { itemFields } from "~/features/inventory/item/item-fields";
import { today } from "~/features/calendar/today";
import { readCsv } from "../support/csv";
import { fc } from "../support/property";
import { ownedCustomer, ownedItem } from "../support/stock";
import { newColleague, newCompany } from "../support/people";
import { Visitor } from "../support/visitor";

test("the file has the columns, the account's day in its name, and every part of one's own in the order of the numbers", async () => {
  const company = await newCompany({ plan: "pro" });
  const customer_id = await ownedCustomer(company);
  await ownedItem(company, {
    part_number: "LF9009",
    description: 'Lube filter, 3" thread',
    manufacturer: "Fleetguard",
    vendor: "FleetPride",
    cost: "12.5",
    sales_price: "19.99",
    bin_location: "A1",
    quantity: 7,
    reorder_point: 2,
  });
  await ownedItem(company, { part_number: "bk4707q", cost: "0" });
  await ownedItem(company, { part_number: "GONE-1", archived_at: new Date() });
  await ownedItem(company, { part_number: "THEIRS-1", customer_id });
  await ownedItem(await newCompany(), { part_number: "STRANGE-1" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const answer = await visitor.get("/inventory/export.csv");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="inventory-${today("America/Chicago")}.csv"`,
  );
  const [headings, ...rows] = readCsv(answer.body);
  const cellsOf = (row: string[]) =>
    Object.fromEntries<string>(row.map((cell, index) => [headings![index]!, cell]));
  expect(rows.map(cellsOf)).toMatchObject([
    { "Part#": "bk4707q", Cost: "0.00", "Sales Price": "", "Average Cost": "0.00", "Stock Value": "0.00" },
    {
      "Part#": "LF9009",
      Description: 'Lube filter, 3" thread',
      Manufacturer: "Fleetguard",
      Vendor: "FleetPride",
      Cost: "12.50",
      "Sales Price": "19.99",
      Bin: "A1",
      Qty: "7",
      Reorder: "2",
      "Average Cost": "12.50",
      "Stock Value": "87.50",
    },
  ]);
});

test("Excel reads the letters: a byte order mark stands first", async () => {
  const { scope } = await newCompany({ plan: "pro" });
  for await (const piece of exportInventory(scope)) {
    expect(piece.startsWith("\ufeffPart#,")).toBe(true);
    break;
  }
});

test("a page says Export Complete, and begins the download by itself", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await ownedItem(company, { part_number: "LF9009" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get("/inventory/export");
  expect(page.text).toContain("Export Complete");
  expect(page.text).toContain(`inventory-${today("America/Chicago")}.csv holds 1 part.`);
  expect(page.html.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")).toBe(
    "0;url=/inventory/export.csv",
  );
});

test("only what a spreadsheet would change is marked, and beside it is a file for programs without marks", async () => {
  const company = await newCompany({ plan: "pro" });
  for (const part_number of ["0123", "15-3850", "=1+1"]) await ownedItem(company, { part_number });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const numbersIn = async (file: string) =>
    readCsv((await visitor.get(file)).body)
      .slice(1)
      .map(([number]) => number);
  expect(await numbersIn("/inventory/export.csv")).toEqual(["'0123", "15-3850", "'=1+1"]);
  const page = await visitor.get("/inventory/export");
  const link = page.html.querySelectorAll("main a").find(({ text }) => text === "CSV for Programs");
  expect(await numbersIn(link!.getAttribute("href")!)).toEqual(["0123", "15-3850", "=1+1"]);
});

test("the file of a search has what the search found, and the page says so", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "LF9080", description: "Oil filter" });
  await ownedItem(company, { part_number: "1157", description: "Bulb" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const list = await visitor.get("/inventory?q=oil&list=1");
  const link = list.html.querySelectorAll(".page-actions a").find(({ text }) => text.includes("Export CSV"));
  const page = await visitor.get(link!.getAttribute("href")!);
  expect(page.text).toContain("holds 1 part, found for “oil”.");
  const file = page.html.querySelector("a[href*='.csv']")!.getAttribute("href")!;
  expect(page.html.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(`0;url=${file}`);
  const [, ...rows] = readCsv((await visitor.get(file)).body);
  expect(rows.map(([number]) => number)).toEqual(["LF9080"]);
});

test("the file of several scans in one has their parts, as the list", async () => {
  const company = await newCompany({ plan: "pro" });
  for (const part_number of ["LF9080", "P551712", "1157"]) await ownedItem(company, { part_number });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const search = "q=LF9080P551712";
  expect((await visitor.get(`/inventory?${search}`)).text).toContain("Read as 2 scans");
  const [, ...rows] = readCsv((await visitor.get(`/inventory/export.csv?${search}`)).body);
  expect(rows.map(([number]) => number)).toEqual(["LF9080", "P551712"]);
});

test("an empty inventory is a file with its headings", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany({ plan: "pro" }));
  // The byte order mark is taken off by whoever reads a text.
  expect((await visitor.get("/inventory/export.csv")).body).toBe(
    `${[...itemFields.flatMap(({ csv }) => csv ?? []), "Average Cost", "Stock Value"].join()}\r\n`,
  );
});

test("who is not a manager gets no file with costs, and the free plan reads what it is part of", async () => {
  const company = await newCompany({ plan: "pro" });
  const driver = new Visitor();
  await driver.signIn(await newColleague(company, "limited_user"));
  expect((await driver.get("/inventory/export.csv")).status).toBe(403);
  const free = new Visitor();
  await free.signIn(await newCompany());
  expect((await free.get("/inventory/export.csv")).status).toBe(303);
  const stranger = await new Visitor().get("/inventory/export");
  expect(stranger.location).toContain("/auth?tab=signin");
});

test.each([
  "01174416",
  "4016138721430",
  "11-2740",
  "6.610",
  "1/2",
  "12E4",
  "1.23E+11",
  "MAR1",
  "12-DEC-05",
  "TRUE",
  "1 A",
  "1-2",
  "3/4",
  "12.5.26",
  "1,234",
  "1 1/2",
  "10:30",
  "50%",
  "=1+1",
  "@home",
  "-10 psi",
  "\t=1+1",
  "  =1+1",
  "'=1+1",
])("%s stands in the file as text that a spreadsheet leaves alone", (text) => {
  expect(markCell(text)).toBe(`'${text}`);
  expect(unmarkCell(`'${text}`)).toBe(text);
});

test.each([
  "15-3850",
  "14-145",
  "505-555-0190",
  "LF9009",
  "7281063",
  "0",
  "'quoted",
  "SPH 9606",
  "Filter 3 in",
  "R134A",
  "1013-15-9018",
  "A 1",
  "May ship later",
])("%s is written to the file unchanged", (text) => {
  expect(markCell(text)).toBe(text);
  expect(unmarkCell(text)).toBe(text);
});

test("a mark of an older file is taken off where there would be none today", () => {
  expect(unmarkCell("'15-3850")).toBe("15-3850");
});

test("whatever stands in a cell, it comes in again as it went out", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(..."'=+-@01.,:/ eE\tAMJan") }),
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(fc.property(text, (cell) => unmarkCell(markCell(cell)) === cell));
});
