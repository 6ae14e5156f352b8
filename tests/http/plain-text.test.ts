import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { FillAnswer } from "~/features/invoices/form/fill-answer";
import { blankLine } from "~/features/invoices/form/invoice-values";
import { alertOf, flashOf, valueOf } from "../support/answers";
import { started } from "../support/counts";
import { newCompany, newCounter } from "../support/people";
import { fc, runs } from "../support/property";
import { signedIn } from "../support/records";
import { ownedItem, storedItems } from "../support/stock";
import { importStock } from "../support/stock-files";
import { variantsOf } from "../support/variants";
import { newVin, storedVehicles } from "../support/vehicles";

async function counter() {
  const company = await newCompany({ plan: "enterprise" });
  return { company, visitor: await signedIn(company) };
}

const number = "ÉCROU-LF 90";
const blank = { bin: "A1", quantity: "1", reorderPoint: "0" };

test("whichever way a number is written, it is one part in forms, searches, scans and on an invoice", async () => {
  const { company, visitor } = await counter();
  const part = await ownedItem(company, { part_number: number, description: "Nut", quantity: 5 });
  await ownedItem(company, { part_number: "OTHER-1" });
  const count = await started(company, { scope: "all" });
  const check = async (typed: string) => {
    await visitor.get("/inventory/add");
    const added = await visitor.submit("/inventory/add", { ...blank, partNumber: typed }, "Add to Inventory");
    expect([added.status, valueOf(added, "partNumber")?.toUpperCase()]).toEqual([409, number]);
    expect(await storedItems(company)).toHaveLength(2);
    const query = new URLSearchParams({ q: typed, code: typed }).toString();
    expect((await visitor.get(`/inventory?${query}`)).location).toContain(`/inventory/${part}`);
    expect((await visitor.get(`/inventory/count/${count}/enter?${query}`)).text).toContain(number);
    const line = JSON.stringify({ ...blankLine, place: 0, number: typed, quantity: "1" });
    const filled = await visitor.post("/invoicing/fill", { line, customer: "walk-in" });
    expect((JSON.parse(filled.body) as FillAnswer).lines[0]!.line).toMatchObject({ number });
  };
  await check("ÉCROU-LF\u300090");
  await fc.assert(fc.asyncProperty(variantsOf(number), check), { numRuns: runs(24) });
});

test("whichever way a file writes a number, its row is the part that is there", async () => {
  const { company } = await counter();
  const part = await ownedItem(company, { part_number: number, description: "Nut" });
  const check = async (typed: string) => {
    const description = `Nut ${randomUUID()}`;
    await importStock(company, `Part Number,Qty,Description\n${typed},5,${description}\n`);
    expect(await storedItems(company)).toMatchObject([{ id: part, description }]);
  };
  await fc.assert(fc.asyncProperty(variantsOf(number), check), { numRuns: runs(60) });
});

test("words are found whichever way their letters were typed, and keep their signs", async () => {
  const { company, visitor } = await counter();
  await visitor.get("/inventory/add");
  const typed = { ...blank, partNumber: "N-1", description: "E\u0301crou\u00a0½″\u200b" };
  await visitor.submit("/inventory/add", typed, "Add to Inventory");
  expect((await storedItems(company))[0]!.description).toBe("Écrou ½″");
  for (const q of ["écrou", "e\u0301crou", "½"]) {
    const page = await visitor.get(`/inventory?list=1&${new URLSearchParams({ q }).toString()}`);
    expect(page.text).toContain("N-1");
  }
});

test("a VIN pasted with direction marks is saved without them, and that is said", async () => {
  const { company, visitor } = await counter();
  const vin = newVin();
  await visitor.get("/fleet-data/new");
  const typed = {
    vin: `\u202a${vin.slice(0, 8)}\u200e${vin.slice(8)}\u202c`,
    makeModel: "Mack",
    mileage: "5",
  };
  const decoded = await visitor.submit("/fleet-data/new", typed, "Decode VIN");
  expect(decoded.text).toContain("Invisible characters were removed.");
  expect(valueOf(decoded, "vin")).toBe(vin);
  await visitor.get("/fleet-data/new");
  await visitor.submit("/fleet-data/new", typed, "Add Vehicle");
  expect(flashOf(await visitor.follow())).toContain("Invisible characters were removed.");
  const [vehicle] = await storedVehicles(company.accountId);
  expect(vehicle!.vin).toBe(vin);
  const edit = `/fleet-data/${vehicle!.id}/edit`;
  await visitor.get(edit);
  await visitor.submit(edit, { vin: `${vin.slice(0, 5)}\u2066${vin.slice(5)}\u2069` }, "Save Changes");
  expect(flashOf(await visitor.follow())).toContain("Invisible characters were removed.");
  await visitor.get(edit);
  const refused = await visitor.submit(edit, { vin: `${vin.slice(0, 16)}\u200f` }, "Save Changes");
  expect(refused.status).toBe(400);
  expect(alertOf(refused)).toContain("VIN must be 17 characters");
  expect(refused.text).not.toMatch(/\p{Cf}/u);
});

test("managers are told which parts are there twice, until one of them is deleted", async () => {
  const { company, visitor } = await counter();
  const found = await ownedItem(company, { part_number: "BD103", quantity: 4, bin_location: "A1" });
  const hidden = await ownedItem(company, { part_number: "BD103\u200b", quantity: 2 });
  const notice = "Parts with the same number";
  const page = await visitor.get("/inventory");
  expect(page.text).toContain(notice);
  const links = page.html.querySelectorAll(".notice a").map((link) => [link.getAttribute("href"), link.text]);
  expect(links).toEqual([
    [`/inventory/${hidden}`, "BD103\u200b, 2 on hand"],
    [`/inventory/${found}`, "BD103, 4 on hand in bin A1"],
  ]);
  expect((await (await signedIn(await newCounter(company))).get("/inventory")).text).not.toContain(notice);
  await visitor.get(`/inventory/${hidden}/delete`);
  await visitor.submit(`/inventory/${hidden}/delete`, {}, "Delete Part");
  expect((await visitor.get("/inventory")).text).not.toContain(notice);
});
