import { expect } from "vitest";
import { flashOf } from "../support/answers";
import type { Answer, Visitor } from "../support/visitor";

const uuid = "[0-9a-f-]{36}";

/** Writes something of each section, then opens the main pages: each answers, and shows what is stored, unit 2001 these words. */
export async function walk(visitor: Visitor, ofUnit: string): Promise<void> {
  await addVehicle(visitor);
  await addFuelReceipt(visitor);
  await addPart(visitor);
  await addCustomer(visitor);
  await sellPart(visitor);
  await open(visitor, await mainPages(visitor, ofUnit));
}

/** Pages, and words that each shows. */
export async function open(visitor: Visitor, pages: [path: string, shown: string][]): Promise<void> {
  for (const [path, shown] of pages) {
    const page = await visitor.get(path);
    expect(page.status, `${path}: ${page.text.slice(0, 300)}`).toBe(200);
    expect(page.text, path).toContain(shown);
  }
}

/** Where the link leads that has such an address. */
async function linkOn(visitor: Visitor, path: string, pattern: string): Promise<string> {
  const page = await visitor.get(path);
  const links = page.html.querySelectorAll("a[href]").map((link) => link.getAttribute("href")!);
  const found = links.find((link) => new RegExp(`^${pattern}$`).test(link));
  if (!found) throw new Error(`${path} has no link like ${pattern}: ${page.text.slice(0, 300)}`);
  return found;
}

async function mainPages(visitor: Visitor, ofUnit: string): Promise<[path: string, shown: string][]> {
  const vehicle = await linkOn(visitor, "/fleet-data?q=2001&list=1", `/fleet-data/${uuid}`);
  // A number that one part has opens it.
  const item = (await visitor.get("/inventory?q=UP-1")).location!;
  const invoice = await linkOn(visitor, "/invoicing", `/invoicing/${uuid}`);
  const customer = await linkOn(visitor, "/invoicing/customers?q=Upgraded", `/invoicing/customers/${uuid}`);
  const tabs = ["parts", "breakdowns", "fuel", "inspections", "service", "history", "reminders"];
  return [
    ["/dashboard", "Lakeshore Fleet"],
    ["/fleet-data", "Upgraded truck"],
    ["/fleet-data", "International LT"],
    [vehicle, ofUnit],
    ...tabs.map((tab): [string, string] => [`${vehicle}/${tab}`, "2001"]),
    ["/fleet-data/due", "Service Due"],
    ["/inventory?q=UP-1&list=1", "UP-1"],
    [item, "Belt"],
    [`${item}/history`, "Added to the inventory"],
    ["/inventory/reorder", "Reorder"],
    ["/inventory/count", "Count"],
    ["/inventory/kits", "Kits"],
    ["/invoicing", "INV-"],
    [invoice, "INV-"],
    [`${invoice}/print`, "INV-"],
    ["/invoicing/customers", "Upgraded Hauling"],
    [customer, "Upgraded Hauling"],
    [`${customer}/statement`, "Upgraded Hauling"],
    ["/invoicing/ageing", "Ageing"],
    ["/invoicing/lost-sales", "Lost Sales"],
    ["/invoicing/settings", "Settings"],
    ["/account", "Lakeshore Fleet"],
    ["/account/devices", "Signed-in devices"],
  ];
}

async function saves(
  visitor: Visitor,
  form: string,
  fields: Record<string, string>,
  button: string,
): Promise<Answer> {
  await visitor.get(form);
  const answer = await visitor.submit(form, fields, button);
  expect(answer.status, `${form}: ${answer.text.slice(0, 500)}`).toBe(303);
  return visitor.follow();
}

async function addVehicle(visitor: Visitor): Promise<void> {
  const fields = { vin: "S-77", noVin: "on", makeModel: "Upgraded truck", mileage: "123,456" };
  expect(flashOf(await saves(visitor, "/fleet-data/new", fields, "Add Vehicle"))).toContain("Vehicle added!");
}

async function addFuelReceipt(visitor: Visitor): Promise<void> {
  const vehicle = await linkOn(visitor, "/fleet-data?q=2001&list=1", `/fleet-data/${uuid}`);
  const page = await saves(visitor, `${vehicle}/fuel/new`, { totalCost: "$412.50" }, "Add Fuel Receipt");
  expect(page.text).toContain("$412.50");
}

async function addPart(visitor: Visitor): Promise<void> {
  const fields = { partNumber: "UP-1", description: "Belt", bin: "A9", quantity: "7", salesPrice: "20" };
  const page = await saves(visitor, "/inventory/add", fields, "Add to Inventory");
  expect(flashOf(page)).toContain("UP-1 is in bin A9");
}

async function addCustomer(visitor: Visitor): Promise<void> {
  const fields = { name: "Upgraded Hauling", phone: "(555) 555-0177", email: "office@upgraded.example" };
  await saves(visitor, "/invoicing/customers/new", fields, "Add Customer");
}

async function sellPart(visitor: Visitor): Promise<void> {
  await visitor.get("/invoicing/new");
  await visitor.submit("/invoicing/new", { customer: "walk-in", "lines[0].number": "UP-1" });
  await visitor.submit("/invoicing/new", {}, "Finalize Invoice");
  const review = await visitor.follow();
  const form = review.html.querySelector("form[action$='/finalize']")?.getAttribute("action");
  await visitor.submit(form ?? "/finalize", {}, "Finalize Invoice");
  expect(flashOf(await visitor.follow())).toContain("Invoice finalized");
}
