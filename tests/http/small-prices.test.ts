import { expect, test } from "vitest";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { lineOf, openCounter, sumsOf } from "../support/counter";
import { readCsv } from "../support/csv";
import { ownedCustomer, ownedItem, storedItems } from "../support/stock";
import type { Visitor } from "../support/visitor";

const tie = {
  partNumber: "TIE-100",
  description: "Cable tie",
  bin: "A1",
  quantity: "2000",
  reorderPoint: "0",
};

async function upload(visitor: Visitor, text: string) {
  await visitor.get("/inventory/import");
  await visitor.submit("/inventory/import", { file: new File([text], "parts.csv", { type: "text/csv" }) });
  return visitor.follow();
}

test("a part costs and sells for parts of a cent, and is sold so, the line rounded to the cent", async () => {
  const { company, visitor } = await openCounter();
  await visitor.get("/inventory/add");
  const typed = { ...tie, cost: "0.0225", salesPrice: "0.0425", coreCharge: "0.005" };
  await visitor.submit("/inventory/add", typed, "Add to Inventory");
  const list = await visitor.get("/inventory?q=cable");
  expect(list.text).toContain("$0.0225 $0.0425");
  const id = (await storedItems(company)).find(({ part_number }) => part_number === "TIE-100")!.id;
  const page = await visitor.get(`/inventory/${id}`);
  for (const price of ["$0.0225", "$0.0425", "$0.005"]) expect(page.text).toContain(price);
  const form = await visitor.get(`/inventory/${id}/edit`);
  expect(["cost", "salesPrice", "coreCharge"].map((name) => valueOf(form, name))).toEqual([
    "0.0225",
    "0.0425",
    "0.005",
  ]);
  await visitor.submit(`/inventory/${id}/edit`, { salesPrice: "0.0435" }, "Save");
  const history = await visitor.get(`/inventory/${id}/history`);
  expect(history.text).toContain("Sales price: $0.0425 → $0.0435");
  await visitor.get("/invoicing/new");
  const sale = {
    customer: "walk-in",
    "lines[0].number": "TIE-100",
    "lines[0].quantity": "101",
    taxRate: "0",
  };
  const filled = await visitor.submit("/invoicing/new", sale);
  expect(lineOf(filled, 0)).toEqual(["TIE-100", "Cable tie", "101", "0.0435", "0"]);
  expect(sumsOf(filled)[0]).toBe("$4.39");
});

test("more than four decimals of a price are refused, and a price of thousands needs no more care than before", async () => {
  const { company, visitor } = await openCounter();
  await visitor.get("/inventory/add");
  const refused = await visitor.submit("/inventory/add", { ...tie, cost: "0.04255" }, "Add to Inventory");
  expect(messageAt(refused, "cost")).toContain("Cost must have at most 4 decimals");
  await visitor.submit("/inventory/add", { cost: "1,250", salesPrice: "0,0425" }, "Add to Inventory");
  expect((await storedItems(company)).find(({ part_number }) => part_number === "TIE-100")).toMatchObject({
    cost: "1250.0000",
    sales_price: "0.0425",
  });
});

test("what is received, agreed with a customer or asked by a vendor has parts of a cent too", async () => {
  const { company, visitor } = await openCounter();
  const id = await ownedItem(company, { part_number: "TIE-100", vendor: "Rush", sales_price: "0.05" });
  await visitor.get(`/inventory/${id}/receive`);
  const receipt = { quantity: "1000", unitCost: "0.0225", supplier: "Rush" };
  const checked = await visitor.submit(`/inventory/${id}/receive`, receipt, "Check");
  expect(checked.text).toContain("at $0.0225 a piece");
  await visitor.submit(`/inventory/${id}/receive`, {}, "Receive");
  const page = await visitor.get(`/inventory/${id}`);
  expect(page.text).toContain("$0.0225 a piece, $22.50");
  const customer = await ownedCustomer(company);
  const prices = `/invoicing/customers/${customer}/prices`;
  await visitor.get(prices);
  await visitor.submit(prices, { partNumber: "TIE-100", price: "0.0425" }, "Save Price");
  const saved = await visitor.follow();
  expect(flashOf(saved)).toContain("$0.0425 instead of $0.05.");
  expect(saved.text).toContain("TIE-100 $0.05 $0.0425");
  const numbers = `/inventory/${id}/numbers`;
  await visitor.get(numbers);
  const typed = { kind: "vendor", number: "R-100", company: "Rush", lastCost: "0.0215" };
  await visitor.submit(numbers, typed, "Add Number");
  expect((await visitor.follow()).text).toContain("$0.0215 on");
});

test("a price list brings parts of a cent, and the inventory's own file changes nothing when it comes in again", async () => {
  const { visitor } = await openCounter();
  const page = await upload(visitor, "Part No,Cost,Price\nTIE-100,0.0225,0.0425\nHOSE-1,1.235,12.50\n");
  expect(page.text).toContain("cost 0.0225, sales price 0.0425");
  await visitor.submit("form[action$='/confirm']", {});
  await visitor.follow();
  const file = (await visitor.get("/inventory/export.csv")).body;
  const rows = readCsv(file).map((cells) => [cells[0], cells[4], cells[5]]);
  expect(rows).toContainEqual(["TIE-100", "0.0225", "0.0425"]);
  expect(rows).toContainEqual(["HOSE-1", "1.235", "12.50"]);
  const again = await upload(visitor, file);
  expect(again.text).toContain("It changes nothing");
  expect(again.text).not.toContain("will be changed");
});

test("the list by price tells parts of a cent apart", async () => {
  const { company, visitor } = await openCounter();
  for (const [part_number, sales_price] of [
    ["T1", "0.0425"],
    ["T2", "0.0415"],
    ["T3", "0.042"],
  ] as const)
    await ownedItem(company, { part_number, sales_price });
  const list = await visitor.get("/inventory?sort=price");
  const numbers = list.html.querySelectorAll("tbody th").map((one) => one.text.trim());
  expect(numbers.filter((number) => number.startsWith("T"))).toEqual(["T2", "T3", "T1"]);
});
