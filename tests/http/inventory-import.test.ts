import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt } from "../support/answers";
import { testDatabase } from "../support/database";
import { whileBroken } from "../support/imports";
import { ownedItem, storedItems } from "../support/stock";
import { type Member, newColleague, newCompany, newCounter } from "../support/people";
import { tooOldToken } from "../support/records";
import { samples, samplesAvailable } from "../support/samples";
import { type Answer, Visitor } from "../support/visitor";

const { owner } = testDatabase();

async function managerOf(company: Member): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(company);
  return visitor;
}

/** Chooses a file on the import page and opens its preview. */
async function upload(visitor: Visitor, content: string | Uint8Array, name = "parts.csv"): Promise<Answer> {
  await visitor.get("/inventory/import");
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const file = new File([bytes as BlobPart], name, { type: "text/csv" });
  const answer = await visitor.submit("/inventory/import", { file });
  return answer.location ? visitor.follow() : answer;
}

const pathOf = (page: Answer) =>
  page.html.querySelector("form:has(table)")?.getAttribute("action") ?? "no form";

async function readAgain(visitor: Visitor, page: Answer, fields: Record<string, string>): Promise<Answer> {
  await visitor.submit(pathOf(page), fields, "Read Again");
  return visitor.follow();
}

async function confirm(visitor: Visitor, page: Answer): Promise<Answer> {
  const answer = await visitor.submit(`${pathOf(page)}/confirm`);
  return answer.location ? visitor.follow() : answer;
}

const list = "Part No,Description,Cost,Qty\n01174416,Fuel filter,12.50,7\nLF9009,Lube filter,31.10,A/R\n";

test("a stock list is read, shown row by row, imported and undone", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, list);
  expect(page.text).toContain("2 rows ready to import");
  expect(page.text).toContain("2 parts will be added");
  expect(page.text).toContain("01174416, Fuel filter, cost 12.50, quantity 7");
  expect(page.text).toContain("Quantity “A/R” is not a number");
  expect(await storedItems(company)).toEqual([]);
  const done = await confirm(visitor, page);
  expect(flashOf(done)).toContain("2 rows imported");
  expect(flashOf(done)).toContain("2 parts added, 0 changed.");
  expect(done.text).toContain("2 parts imported on");
  expect((await storedItems(company)).map((item) => [item.part_number, item.quantity])).toEqual([
    ["01174416", 7],
    ["LF9009", 0],
  ]);
  await visitor.submit("form[action$='/undo']", {}, "Undo Import");
  const undone = await visitor.follow();
  expect(flashOf(undone)).toContain("Import undone: 2 parts taken back");
  expect(await storedItems(company)).toEqual([]);
  const past = await visitor.get("/inventory/import");
  expect(past.text).toContain("parts.csv");
  expect(past.text).toContain("Undone");
});

test("a press of the button by mistake imports nothing twice", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, list);
  const first = await visitor.submit(`${pathOf(page)}/confirm`);
  const again = new FormData();
  const button = page.html.querySelector("form[action$='/confirm']")!;
  for (const field of button.querySelectorAll("input"))
    again.set(field.getAttribute("name")!, field.getAttribute("value")!);
  await visitor.post(`${pathOf(page)}/confirm`, again);
  expect(flashOf(await visitor.follow())).toContain("2 rows imported");
  expect(first.status).toBe(303);
  expect(await storedItems(company)).toHaveLength(2);
  expect((await storedItems(company))[0]!.quantity).toBe(7);
});

test("a button on a page that was open too long imports and undoes nothing, and says so", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, list);
  const form_token = await tooOldToken(company.userId);
  const said = "Nothing was changed This page had been open too long";
  await visitor.submit(`${pathOf(page)}/confirm`, { form_token });
  const again = await visitor.follow();
  expect(flashOf(again)).toContain(said);
  expect(await storedItems(company)).toEqual([]);
  await confirm(visitor, again);
  await visitor.submit("form[action$='/undo']", { form_token });
  expect(flashOf(await visitor.follow())).toContain(said);
  expect(await storedItems(company)).toHaveLength(2);
});

test("what changed after the page was opened is shown before anything is imported", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, list);
  await ownedItem(company, { part_number: "LF9009", quantity: 3, cost: "31.10", description: "Lube filter" });
  const refused = await confirm(visitor, page);
  expect(flashOf(refused)).toContain("Nothing was imported Parts, or how the file is read, changed");
  expect(flashOf(refused)).toContain("The file is kept. This page now shows what would happen now");
  expect(refused.text).toContain("1 row ready to import");
  expect(await storedItems(company)).toHaveLength(1);
  const without = await visitor.submit(`${pathOf(refused)}/confirm`, { fingerprint: "" });
  expect(without.status).toBe(303);
  expect(flashOf(await visitor.follow())).toContain("Nothing was imported");
  expect(flashOf(await confirm(visitor, await visitor.get(pathOf(refused))))).toContain("1 row imported");
  expect((await storedItems(company)).map(({ quantity }) => quantity)).toEqual([7, 3]);
});

test("the columns that are not read are named beside the button", async () => {
  const visitor = await managerOf(await newCompany({ plan: "pro" }));
  expect((await upload(visitor, list)).text).not.toContain("not read:");
  const rows = "Part No,Item No.,Qty,List $,Text,Empty\n01174416,7,1,9.50,a,\n";
  const page = await upload(visitor, rows);
  const nothing = { "columns[1]": "", "columns[3]": "", "columns[4]": "" };
  const read = await readAgain(visitor, page, nothing);
  const beside = read.html.querySelector("p:has(+ form[action$='/confirm'])")?.structuredText;
  expect(beside).toBe("3 columns are not read: Item No., List $, Text.");
  const one = await readAgain(visitor, read, { "columns[1]": "vendorNumber", "columns[3]": "salesPrice" });
  expect(one.text).toContain("1 column is not read: Text.");
});

test("a failure of ours imports and undoes nothing, and says what is kept and what to do", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, list);
  const id = pathOf(page).split("/").at(-1)!;
  const failed = await whileBroken(id, "confirmed", () => confirm(visitor, page));
  expect(flashOf(failed)).toMatch(
    /^Nothing was imported The import failed\. The file is kept.*Press Import again: .*quote [0-9a-f]{8}\.$/,
  );
  expect(await storedItems(company)).toEqual([]);
  expect(flashOf(await confirm(visitor, failed))).toContain("2 rows imported");
  const kept = await whileBroken(id, "undone", async () => {
    await visitor.submit("form[action$='/undo']", {}, "Undo Import");
    return visitor.follow();
  });
  expect(flashOf(kept)).toMatch(
    /^Nothing was undone The undoing failed\..* Press Undo Import again: .*quote [0-9a-f]{8}\.$/,
  );
  expect(await storedItems(company)).toHaveLength(2);
  await visitor.submit("form[action$='/undo']", {}, "Undo Import");
  expect(flashOf(await visitor.follow())).toContain("Import undone: 2 parts taken back");
});

test("each column may be read as something else, and what to do with known parts is a choice", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  await confirm(visitor, await upload(visitor, list));
  const page = await upload(visitor, "Ref A,Ref B,Pieces\n01174416,Gasket,3\nNEW-1,Bolt,5\n");
  expect(page.text).toContain("Choose below which column is the part number, then press Read Again.");
  expect(page.text).toContain("0 rows ready to import");
  const read = await readAgain(visitor, page, {
    "columns[0]": "partNumber",
    "columns[1]": "description",
    "columns[2]": "quantity",
    existing: "add",
  });
  expect(read.text).toContain("01174416: quantity 7 → 10");
  expect(read.text).toContain("NEW-1, Bolt, quantity 5");
  await confirm(visitor, read);
  expect(
    (await storedItems(company)).map((item) => [item.part_number, item.description, item.quantity]),
  ).toEqual([
    ["01174416", "Fuel filter", 10],
    ["LF9009", "Lube filter", 0],
    ["NEW-1", "Bolt", 5],
  ]);
});

test("a file's new part with nearly the number of another is named, and added only when that is chosen", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "LF9080", description: "Oil filter" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, "Part No,Qty\nLF-9080,3\nNEW-1,5\nNEW1,6\n");
  expect(page.text).toContain("1 new part has nearly the number of another");
  expect(page.text).toContain("“LF-9080” is nearly the number of LF9080, Oil filter");
  expect(page.text).toContain("2 parts will be added");
  const chosen = await readAgain(visitor, page, { alike: "add" });
  expect(chosen.text).toContain("3 parts will be added");
  await readAgain(visitor, chosen, { alike: "skip" });
  const done = await confirm(visitor, await readAgain(visitor, chosen, { alike: "add" }));
  expect(flashOf(done)).toContain("3 rows imported");
  expect((await storedItems(company)).map((item) => item.part_number).sort()).toEqual([
    "LF-9080",
    "LF9080",
    "NEW-1",
    "NEW1",
  ]);
});

test("no file, a workbook and an empty file are refused at the field", async () => {
  const visitor = await managerOf(await newCompany({ plan: "pro" }));
  await visitor.get("/inventory/import");
  const missing = await visitor.submit("/inventory/import", {});
  expect(missing.status).toBe(400);
  expect(messageAt(missing, "file")).toContain("Choose a file");
  const workbook = await upload(visitor, new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), "parts.xlsx");
  expect(workbook.status).toBe(400);
  expect(alertOf(workbook)).toContain("This file cannot be imported");
  expect(messageAt(workbook, "file")).toContain("This is a workbook");
  expect(messageAt(await upload(visitor, "Part No,Qty\n"), "file")).toContain("no rows below them");
});

test("money in euros is imported at a rate that the person confirms", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, "Teilenummer;EK-Preis\n0117 4416;1.234,50 €\n");
  expect(page.text).toContain("1 row refused");
  expect(page.text).toContain("Enter how many US dollars one EUR is worth to convert it.");
  const wrong = await visitor.submit(pathOf(page), { rate: "-1" }, "Read Again");
  expect(wrong.status).toBe(400);
  expect(messageAt(wrong, "rate")).toContain("The rate must be a number above 0, such as 1.0842");
  const read = await readAgain(visitor, await visitor.get(pathOf(page)), { rate: "1.1" });
  await confirm(visitor, read);
  expect((await storedItems(company)).map((item) => [item.part_number, item.cost])).toEqual([
    ["0117 4416", "1357.9500"],
  ]);
});

test("a file larger than the plan says so before and after the button, and writes nothing", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const rows = Array.from({ length: 501 }, (_, at) => `P-${at}`).join("\n");
  const page = await upload(visitor, `Part No\n${rows}\n`);
  expect(page.text).toContain("Your plan holds 500 inventory items. 500 new parts would fit.");
  const refused = await confirm(visitor, page);
  expect(alertOf(refused)).toContain("Upgrade Required");
  expect(alertOf(refused)).toContain("Your plan holds 500 inventory items.");
  expect(await storedItems(company)).toEqual([]);
});

test("parts that were sold since are listed after the undoing", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  await confirm(visitor, await upload(visitor, list));
  await owner
    .updateTable("inventory_items")
    .set({ version: 9 })
    .where("part_number", "=", "01174416")
    .where("account_id", "=", company.accountId)
    .execute();
  await visitor.submit("form[action$='/undo']", {}, "Undo Import");
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("1 part changed since and stayed, listed below.");
  expect(page.text).toContain("Changed since the import, and kept as they are");
  expect(page.html.querySelector("table a")?.text).toBe("01174416");
});

test("a part's history says from which bin the file moved it; the counter reads it without a link that is not theirs", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const id = await ownedItem(company, { part_number: "LF9009", bin_location: "A1", quantity: 2 });
  await confirm(visitor, await upload(visitor, "Part No,Bin\nLF9009,B2\n"));
  const seen = await visitor.get(`/inventory/${id}`);
  expect(seen.text).toContain("Imported: A1 → B2");
  expect(seen.html.querySelector("td a[href^='/inventory/import/']")?.text).toBe("The import");
  const counter = new Visitor();
  await counter.signIn(await newCounter(company));
  for (const page of [`/inventory/${id}`, `/inventory/${id}/history`]) {
    const plain = await counter.get(page);
    expect(plain.text).toContain("Imported: A1 → B2");
    expect(plain.html.querySelector("a[href^='/inventory/import/']")).toBeNull();
  }
});

test("the answer names the bar codes that were left out", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const rows = Array.from({ length: 6 }, (_, at) => `A-${at},123456`);
  const page = await upload(visitor, `Part No,Barcode\n${rows.join("\n")}\n`);
  expect(page.text).toContain("Rows with something to know");
  const done = await confirm(visitor, page);
  expect(flashOf(done)).toContain("The bar code 123456 opens A-0: it stays there.");
  expect(flashOf(done)).toContain("2 more bar codes stay with their parts too.");
});

test("files of parts and files of the fleet are not found at each other's address", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, list);
  const id = pathOf(page).split("/").at(-1)!;
  expect((await visitor.get(`/fleet-data/import/${id}`)).status).toBe(404);
  expect((await visitor.get("/fleet-data/import")).text).not.toContain("parts.csv");
  const stranger = await managerOf(await newCompany({ plan: "pro" }));
  expect((await stranger.get(`/inventory/import/${id}`)).status).toBe(404);
});

test("drivers and the free plan import no parts", async () => {
  const company = await newCompany({ plan: "pro" });
  const driver = await managerOf(await newColleague(company, "limited_user"));
  expect((await driver.get("/inventory/import")).status).toBe(403);
  const free = await managerOf(await newCompany());
  expect((await free.get("/inventory/import")).status).toBe(303);
});

const files = [
  "filter_stock.csv",
  "hd_shop_price_export.csv",
  "scissor_lift_parts.csv",
  "shop_parts_with_core.csv",
];

test.skipIf(!samplesAvailable).each(files)("%s comes in as it is", async (name) => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, await readFile(samples(`parts/${name}`)), name);
  const done = await confirm(visitor, page);
  expect(flashOf(done)).toMatch(/^\d+ rows imported/);
  expect((await storedItems(company)).length).toBeGreaterThan(2);
});
