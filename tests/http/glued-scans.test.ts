import { expect, test } from "vitest";
import { blankLine } from "~/features/invoices/form/invoice-values";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { shelved, started } from "../support/counts";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer, storedItem } from "../support/stock";
import { ownedVehicle } from "../support/vehicles";
import type { Answer } from "../support/visitor";

const glued = "LF9080LF9080P551712";

async function shop() {
  const company = await newCompany({ plan: "enterprise" });
  const facts = { description: "Lube filter", quantity: 12, sales_price: "10.00" };
  const filter = await shelved(company, { part_number: "LF9080", ...facts });
  const fuel = await shelved(company, { part_number: "P551712", ...facts });
  return { company, filter, fuel, visitor: await signedIn(company) };
}

async function countOf({ company }: Awaited<ReturnType<typeof shop>>) {
  const countId = await started(company, { scope: "all" });
  return { countId, path: `/inventory/count/${countId}/enter` };
}

function entriesOf(countId: string) {
  return testDatabase()
    .owner.selectFrom("count_entries")
    .select(["item_id", "quantity", "version"])
    .where("count_id", "=", countId)
    .orderBy("counted_at")
    .execute();
}

const box = (itemId: string) => `quantity-${itemId}`;

function buttons(answer: Answer, text: string) {
  return answer.html.querySelectorAll("a.button, button").filter((one) => one.text.includes(text));
}

test("a count reads three scans in one as those scans, and asks for each part once", async () => {
  const here = await shop();
  const { visitor, filter, fuel } = here;
  const { countId, path } = await countOf(here);
  const first = await visitor.get(`${path}?code=${glued}`);
  expect(first.text).toContain("Read as 3 scans: LF9080, LF9080, P551712. Then: P551712.");
  expect(first.html.querySelector("#part-to-count")?.text).toContain("LF9080");
  await visitor.submit("form#entry-" + filter, { [box(filter)]: "4" });
  const second = await visitor.follow();
  expect(second.text).toContain("LF9080 : counted 4");
  expect(second.html.querySelector("#part-to-count")?.text).toContain("P551712");
  await visitor.submit("form#entry-" + fuel, { [box(fuel)]: "2" });
  expect((await visitor.follow()).html.querySelector("#part-to-count")).toBeNull();
  expect(await entriesOf(countId)).toMatchObject([
    { item_id: filter, quantity: 4 },
    { item_id: fuel, quantity: 2 },
  ]);
});

test("the quantity of a part among several scans counts once, however often it is sent", async () => {
  const here = await shop();
  const { visitor, filter } = here;
  const { countId, path } = await countOf(here);
  const { html } = await visitor.get(`${path}?code=${glued}`);
  const form = html.querySelector(`form#entry-${filter}`)!;
  const typed: Record<string, string> = { [box(filter)]: "4" };
  for (const one of form.querySelectorAll("input[type=hidden]"))
    typed[one.getAttribute("name")!] = one.getAttribute("value")!;
  await visitor.post(form.getAttribute("action")!, typed);
  await visitor.post(form.getAttribute("action")!, typed);
  expect((await visitor.follow()).html.querySelector("#part-to-count")?.text).toContain("P551712");
  expect(await entriesOf(countId)).toMatchObject([{ item_id: filter, quantity: 4, version: 1 }]);
});

test("an unknown number among the scans of a count is put on the slip, and the rest goes on", async () => {
  const here = await shop();
  const { visitor, fuel } = here;
  const { path } = await countOf(here);
  const asked = await visitor.get(`${path}?code=LF9080XX1P551712`);
  expect(asked.text).toContain("LF9080XX1P551712 may be several scans Nothing is counted yet.");
  expect(asked.html.querySelector("[autofocus]")?.getAttribute("name")).toBe("code");
  const [way] = buttons(asked, "3 scans: LF9080, XX1, P551712");
  const chosen = await visitor.get(way!.getAttribute("href")!);
  expect(chosen.text).toContain("Then: XX1, P551712.");
  await visitor.get(`${path}?code=XX1&next=P551712`);
  await visitor.submit("form#slip", { quantity: "1" });
  const last = await visitor.follow();
  expect(last.text).toContain("On the found slip: XX1, 1");
  expect(last.html.querySelector(`[name="${box(fuel)}"]`)).not.toBeNull();
});

test("a scan in the box of a count keeps the scans that wait", async () => {
  const here = await shop();
  const { visitor } = here;
  const { path } = await countOf(here);
  await visitor.get(`${path}?code=${glued}`);
  const scanned = await visitor.submit(path, { code: "LF9080" });
  expect(scanned.text).toContain("Then: P551712.");
});

test("scans that can be read in two ways are asked about, and nothing is counted until one is chosen", async () => {
  const here = await shop();
  await shelved(here.company, { part_number: "1000" });
  await shelved(here.company, { part_number: "10001000" });
  const { countId, path } = await countOf(here);
  const asked = await here.visitor.get(`${path}?code=100010001000`);
  expect(buttons(asked, "scans:").map((one) => one.text)).toEqual([
    "2 scans: 1000, 10001000",
    "2 scans: 10001000, 1000",
    "3 scans: 1000, 1000, 1000",
  ]);
  expect(asked.html.querySelector("#part-to-count")).toBeNull();
  expect(await entriesOf(countId)).toEqual([]);
});

test("the search and the list for a count show the parts of several scans, and say how they were read", async () => {
  const { visitor } = await shop();
  const found = await visitor.get(`/inventory?q=${glued}`);
  expect(found.text).toContain("Read as 3 scans: LF9080, LF9080, P551712.");
  const rows = found.html.querySelectorAll("tbody tr").map((row) => row.querySelector("a")?.text);
  expect(rows).toEqual(["LF9080", "P551712"]);
  await visitor.get("/inventory/count/list");
  const chosen = await visitor.enter("q", glued);
  expect(chosen.text).toContain("Read as 3 scans: LF9080, LF9080, P551712.");
  expect(chosen.html.querySelectorAll("[name=items]")).toHaveLength(2);
});

const invoice = "/invoicing/new";
const numbersOf = (answer: Answer) =>
  answer.html.querySelectorAll("[name$='.number']").map((one) => one.getAttribute("value") ?? "");

test("a sale reads three scans in one as three lines, and says so before it is finalized", async () => {
  const { company, visitor } = await shop();
  await visitor.get(invoice);
  const scanned = await visitor.submit(invoice, { customer: "walk-in", "lines[0].number": glued });
  expect(scanned.text).toContain("Read as 3 scans: LF9080, LF9080, P551712");
  expect(numbersOf(scanned)).toEqual(["LF9080", "LF9080", "P551712", ""]);
  expect(scanned.text).toContain("$30.00");
  await visitor.get(invoice);
  const typed = { customer: "walk-in", "lines[0].number": glued };
  const first = await visitor.submit(invoice, typed, "Finalize Invoice");
  expect([first.status, numbersOf(first)]).toEqual([400, ["LF9080", "LF9080", "P551712"]]);
  expect(messageAt(first, "lines[0].number")).toContain("Press the button again to sell them");
  const again = await visitor.submit(invoice, {}, "Finalize Invoice");
  expect([again.status, again.html.querySelector("form#finalize") !== null]).toEqual([200, true]);
  expect(await movementsOf(company.accountId)).toEqual([]);
});

test("a sale asks about scans that can be read in two ways, and about scans with a quantity", async () => {
  const { company, visitor } = await shop();
  await shelved(company, { part_number: "1000" });
  await shelved(company, { part_number: "10001000" });
  await visitor.get(invoice);
  const asked = await visitor.submit(invoice, { "lines[0].number": "100010001000" });
  expect(numbersOf(asked)).toEqual(["100010001000"]);
  expect(asked.text).toContain("“100010001000” may be several scans");
  const chosen = await visitor.submit(invoice, {}, "2 scans: 10001000, 1000 line 1");
  expect(numbersOf(chosen).slice(0, 2)).toEqual(["10001000", "1000"]);
  await visitor.get(invoice);
  const several = await visitor.submit(invoice, { "lines[0].number": glued, "lines[0].quantity": "5" });
  expect(numbersOf(several)).toEqual([glued]);
  const read = await visitor.submit(invoice, {}, "3 scans: LF9080, LF9080, P551712 line 1");
  expect([0, 1, 2].map((line) => valueOf(read, `lines[${line}].quantity`))).toEqual(["1", "1", "5"]);
});

test("the script of a sale is told to post the form when a number is several scans", async () => {
  const { visitor } = await shop();
  const line = JSON.stringify({ place: 0, ...blankLine, number: glued });
  expect((await visitor.post("/invoicing/fill", { line })).body).toBe("null");
});

test("a part from stock asks which of the scans it is, and takes nothing until one is chosen", async () => {
  const { company, filter, visitor } = await shop();
  const form = `/fleet-data/${await ownedVehicle(company)}/parts/new`;
  await visitor.get(form);
  const typed = { category: "filters_air_dryer", partNumber: glued, fromStock: "on" };
  for (const press of ["Check", "Add Part"]) {
    const asked = await visitor.submit(form, typed, press);
    expect(asked.status).toBe(409);
    expect(alertOf(asked)).toContain("Which part is it? Read as 3 scans: LF9080, LF9080, P551712.");
    expect(await movementsOf(company.accountId)).toEqual([]);
  }
  await visitor.submit(form, {}, "LF9080, 2 pieces");
  expect(flashOf(await visitor.follow())).toContain("LF9080 taken from stock: 10 left.");
  expect(await storedItem(filter)).toMatchObject({ quantity: 10 });
});

test("a kit reads three scans in one as its two parts, and asks where there are two ways", async () => {
  const { company, visitor } = await shop();
  await shelved(company, { part_number: "1000" });
  await shelved(company, { part_number: "10001000" });
  const kit = "/inventory/kits/new";
  await visitor.get(kit);
  const read = await visitor.enter("lines[0].number", glued);
  expect(read.text).toContain("Read as 3 scans: LF9080, LF9080, P551712.");
  const lines = (page: Answer) => [0, 1, 2].map((at) => valueOf(page, `lines[${at}].number`));
  expect([lines(read), valueOf(read, "lines[0].quantity")]).toEqual([["LF9080", "P551712", ""], "2"]);
  await visitor.get(kit);
  const asked = await visitor.enter("lines[0].number", "100010001000");
  expect(lines(asked)).toEqual(["100010001000", "", ""]);
  const chosen = await visitor.submit(kit, {}, "2 scans: 10001000, 1000 line 1");
  expect(lines(chosen).slice(0, 2)).toEqual(["10001000", "1000"]);
});

test("a fixed price is for one part, and several scans in its number are named", async () => {
  const { company, visitor } = await shop();
  const page = `/invoicing/customers/${await ownedCustomer(company)}/prices`;
  await visitor.get(page);
  const refused = await visitor.submit(page, { partNumber: glued, price: "8" });
  expect(messageAt(refused, "partNumber")).toContain("Read as 3 scans: LF9080, LF9080, P551712. A price is");
});

function movementsOf(accountId: string) {
  return testDatabase()
    .owner.selectFrom("stock_movements")
    .select("reason")
    .where("account_id", "=", accountId)
    .where("reason", "!=", "added")
    .execute();
}
