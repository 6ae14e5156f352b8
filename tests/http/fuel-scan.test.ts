import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { readScan } from "~/features/scans/read-scan.server";
import { endScanning } from "~/features/scans/process/scanning-process.server";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newColleague, newCompany } from "../support/people";
import { photoFile, storedFiles } from "../support/photos";
import { signedIn } from "../support/records";
import { samples, samplesAvailable } from "../support/samples";
import { foundAt, ownedScan, scanStateOf } from "../support/scans";
import { ownedVehicle } from "../support/vehicles";
import type { Answer, Visitor } from "../support/visitor";

const { owner } = testDatabase();
const purpose = "fuel-receipt";

afterAll(endScanning);

async function atTheTruck() {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(company);
  const add = `/fleet-data/${vehicleId}/fuel/new`;
  return { company, vehicleId, visitor, add, list: `/fleet-data/${vehicleId}/fuel` };
}

const receipt = {
  receiptDate: foundAt("2026-02-11"),
  product: foundAt("diesel", { printed: "ULSD #2" }),
  gallons: foundAt("102.417"),
  pricePerGallon: foundAt("3.899"),
  totalCost: foundAt("399.32", { doubts: [2], note: "The total is smudged.", proposal: "399.82" }),
  station: foundAt("BIG DIPPER TRAVEL PLAZA"),
  state: foundAt("WY"),
};

async function atTheForm(fields: typeof receipt | Record<string, never> = receipt, pages = 1) {
  const truck = await atTheTruck();
  const { company, vehicleId: subjectId, add, visitor } = truck;
  const scan = await ownedScan(company, { purpose, subjectId, fields, pages });
  const page = `${add}?scan=${scan.id}`;
  return { ...truck, scan, page, form: await visitor.get(page) };
}

const receiptsOf = (vehicleId: string) =>
  owner.selectFrom("fuel_receipts").selectAll().where("vehicle_id", "=", vehicleId).execute();
const attachedOf = async (id: string) =>
  (await owner.selectFrom("files").select("attached_at").where("id", "=", id).executeTakeFirst())
    ?.attached_at ?? null;

/** What is said below the input of this name. */
function besideOf({ html }: Answer, name: string): string {
  const beside = html.querySelector(`.field-with:has([name="${name}"]) .scan-evidence`);
  return beside?.structuredText.replace(/\s+/g, " ").trim() ?? "";
}

const saving = (visitor: Visitor, form: Answer, more = {}, button = "Confirm & Add") =>
  visitor.submit(form.html.querySelector('form[action*="fuel/new?scan="]')!, more, button);

test("the form of a truck leads to the photo of a receipt for that truck", async () => {
  const { visitor, add, vehicleId } = await atTheTruck();
  const link = (await visitor.get(add)).html.querySelector('main a[href^="/scans/"]')!;
  expect([link.text, link.getAttribute("href")]).toEqual([
    "Scan the receipt",
    `/scans/new/fuel-receipt?for=${vehicleId}`,
  ]);
  const page = await visitor.get(link.getAttribute("href")!);
  expect(page.text).toContain("Photo or PDF");
  expect(page.html.querySelectorAll(`main a[href="${add}"]`).map(({ text }) => text)).toContain("Type it in");
});

test("what was read fills the form, each value beside its part of the photo, doubts marked", async () => {
  const { form, scan } = await atTheForm();
  expect(form.text).toContain("Data extracted!");
  expect(
    ["receiptDate", "product", "gallons", "pricePerGallon", "totalCost", "seller", "state"].map((name) =>
      valueOf(form, name),
    ),
  ).toEqual(["2026-02-11", "diesel", "102.417", "3.899", "399.32", "BIG DIPPER TRAVEL PLAZA", "WY"]);
  expect(besideOf(form, "totalCost")).toBe(
    "Read: 399.32 (check the marked characters) The total is smudged. It may be 399.82.",
  );
  expect(form.html.querySelector(".scan-evidence mark")?.text).toBe("9");
  const crop = form.html.querySelector('.field-with:has([name="seller"]) img')!;
  expect(crop.getAttribute("alt")).toBe("Seller on the photo");
  expect(crop.getAttribute("src")).toContain(`/scans/${scan.id}/crops/0`);
  expect(form.html.querySelector("main .photo-link")?.getAttribute("href")).toBe(
    `/files/${scan.pictures[0]}`,
  );
});

test("a receipt is saved once, though posted twice, with its first picture; the scan is used and the other picture let go", async () => {
  const { visitor, form, scan, vehicleId, list } = await atTheForm(receipt, 2);
  for (let count = 0; count < 2; count++)
    expect((await saving(visitor, form)).location, `post ${count}`).toBe(list);
  expect(flashOf(await visitor.follow())).toContain("Fuel receipt added successfully");
  const [first, second] = scan.pictures;
  expect(await receiptsOf(vehicleId)).toMatchObject([
    {
      ...{ receipt_date: "2026-02-11", product: "diesel", total_cost: "399.32", state: "WY" },
      ...{ seller: "BIG DIPPER TRAVEL PLAZA", photo_id: first },
    },
  ]);
  expect(await scanStateOf(scan.id)).toBe("used");
  expect(await attachedOf(first!)).toEqual(expect.any(Date));
  expect(await attachedOf(second!)).toBeNull();
});

test("another photo that I choose, or none, takes the place of the scanned one", async () => {
  for (const choice of ["other", "none"] as const) {
    const { visitor, form, scan, vehicleId } = await atTheForm();
    const more = choice === "other" ? { photo: await photoFile("#123456") } : { removePhoto: "on" };
    expect((await saving(visitor, form, more)).status).toBe(303);
    const [stored] = await receiptsOf(vehicleId);
    if (choice === "none") expect(stored!.photo_id).toBeNull();
    else expect(stored!.photo_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(stored!.photo_id).not.toBe(scan.pictures[0]);
    expect(await attachedOf(scan.pictures[0]!)).toBeNull();
  }
});

test("a refused form keeps what was typed, the photo and what was read", async () => {
  const { visitor, form, scan, vehicleId, list } = await atTheForm();
  const typed = { totalCost: "", pricePerGallon: "", notes: "Pump 4" };
  const refused = await saving(visitor, form, typed);
  expect([refused.status, messageAt(refused, "totalCost")]).toEqual([
    400,
    expect.stringContaining("Total cost is required"),
  ]);
  expect(["totalCost", "notes", "gallons", "photoId"].map((name) => valueOf(refused, name))).toEqual([
    ...["", "Pump 4", "102.417", scan.pictures[0]],
  ]);
  expect(refused.text).toContain("Data extracted!");
  expect(besideOf(refused, "gallons")).toBe("Read: 102.417");
  expect(await scanStateOf(scan.id)).toBe("read");
  expect((await saving(visitor, refused, { totalCost: "399.32" })).location).toBe(list);
  expect(await receiptsOf(vehicleId)).toMatchObject([{ total_cost: "399.32", photo_id: scan.pictures[0] }]);
});

test("Enter only looks it over, and a question and another receipt after it lead on as without a photo", async () => {
  const { visitor, form, scan, vehicleId, add } = await atTheForm();
  const checked = await saving(visitor, form, {}, "Check");
  expect(checked.text).toContain("Understood: 102.417 gal, $3.899 a gallon, $399.32 in all.");
  expect(besideOf(checked, "state")).toBe("Read: WY");
  expect(await receiptsOf(vehicleId)).toEqual([]);
  const asked = await saving(visitor, checked, { gallons: "1024.17" }, "Save and Add Another");
  expect(alertOf(asked)).toContain("Check the gallons");
  const saved = await saving(visitor, asked, {}, "Save anyway");
  expect(saved.location).toBe(`${add}?day=2026-02-11`);
  expect(await scanStateOf(scan.id)).toBe("used");
  const next = await visitor.follow();
  expect([next.text.includes("Data extracted!"), valueOf(next, "receiptDate")]).toEqual([
    false,
    "2026-02-11",
  ]);
});

test("money of another currency is never taken as dollars, and the form says so", async () => {
  const { company, vehicleId, visitor, add } = await atTheTruck();
  const fields = { ...receipt, currency: foundAt("CAD") };
  const { id } = await ownedScan(company, { purpose, subjectId: vehicleId, fields });
  const form = await visitor.get(`${add}?scan=${id}`);
  expect(["totalCost", "pricePerGallon", "gallons"].map((name) => valueOf(form, name))).toEqual([
    ...["", "", "102.417"],
  ]);
  expect(form.text).toContain(
    "The amounts are in CAD, not in US dollars. Enter them in dollars, at a rate that you confirm.",
  );
  expect(besideOf(form, "totalCost")).toContain("Read: 399.32");
  expect(besideOf(form, "totalCost")).toContain("In CAD: not taken as dollars.");
  expect((await saving(visitor, form)).status).toBe(400);
  expect((await saving(visitor, form, { totalCost: "290.10" })).status).toBe(303);
  expect(await receiptsOf(vehicleId)).toMatchObject([{ total_cost: "290.10", price_per_gallon: null }]);
});

test("a product that the form does not have, and a day that was not read, are left to me", async () => {
  const { company, vehicleId, visitor, add } = await atTheTruck();
  const { gallons, totalCost } = receipt;
  const productAfter = async (text: string) => {
    const fields = { gallons, totalCost, product: foundAt(text) };
    const { id } = await ownedScan(company, { purpose, subjectId: vehicleId, fields });
    return visitor.get(`${add}?scan=${id}`);
  };
  expect(valueOf(await productAfter("ULSD"), "product")).toBe("diesel");
  expect(valueOf(await productAfter("Regular unleaded"), "product")).toBe("gasoline");
  const form = await productAfter("kerosene");
  expect([valueOf(form, "product"), besideOf(form, "product")]).toEqual([undefined, "Read: kerosene"]);
  expect(valueOf(form, "receiptDate")).toBe("");
  const refused = await saving(visitor, form);
  expect(messageAt(refused, "product")).toContain("Choose what was bought");
  expect(messageAt(refused, "receiptDate")).toContain("Date is required");
});

test("a scan that is used, discarded, of another truck or of somebody else gives the usual form", async () => {
  const { company, vehicleId: subjectId, visitor, add } = await atTheTruck();
  const used = await ownedScan(company, { purpose, subjectId, fields: receipt });
  const discarded = await ownedScan(company, { purpose, subjectId, fields: receipt });
  for (const [{ id }, state] of [
    [used, "used"],
    [discarded, "discarded"],
  ] as const)
    await owner.updateTable("scans").set({ state }).where("id", "=", id).execute();
  const colleague = await newColleague(company, "user");
  const theirs = await ownedScan(colleague, { purpose, subjectId, fields: receipt });
  const other = await ownedVehicle(company);
  const ofOther = await ownedScan(company, { purpose, subjectId: other, fields: receipt });
  for (const { id } of [used, discarded, theirs, ofOther]) {
    const form = await visitor.get(`${add}?scan=${id}`);
    expect(form.status).toBe(200);
    expect(form.text).not.toContain("Data extracted!");
    expect(["totalCost", "product", "photoId"].map((name) => valueOf(form, name))).toEqual([
      ...["", "diesel", ""],
    ]);
  }
  // Not by a post either.
  await visitor.get(add);
  const token = valueOf(await visitor.get(add), "form_token")!;
  const typed = { form_token: token, receiptDate: "2026-02-11", product: "diesel", totalCost: "10" };
  expect((await visitor.post(`${add}?scan=${theirs.id}`, typed)).status).toBe(303);
  expect(await scanStateOf(theirs.id)).toBe("read");
  expect(await attachedOf(theirs.pictures[0]!)).toEqual(expect.any(Date));
});

test("a driver scans no receipts, and no other company's truck takes one", async () => {
  const { company, vehicleId, add } = await atTheTruck();
  const driver = await signedIn(await newColleague(company, "limited_user"));
  const scan = `/scans/new/fuel-receipt?for=${vehicleId}`;
  expect((await driver.get(scan)).status).toBe(403);
  expect((await driver.get(add)).status).toBe(403);
  const stranger = await signedIn(await newCompany({ plan: "pro" }));
  expect((await stranger.get(scan)).status).toBe(404);
  expect((await stranger.post(scan, {})).status).toBe(404);
});

test("Start Over discards the scan, its pictures too, and leads to another photo for the same truck", async () => {
  const { visitor, form, scan, vehicleId } = await atTheForm();
  await visitor.submit(form.html.querySelector('form[action$="/discard"]')!, {}, "Start Over");
  expect((await visitor.follow()).html.querySelector("form[action^='/scans/new']")).not.toBeNull();
  expect(await scanStateOf(scan.id)).toBe("discarded");
  expect(await attachedOf(scan.pictures[0]!)).toBeNull();
  expect(await receiptsOf(vehicleId)).toEqual([]);
});

test("a photo that could not be read is still typed from, and stays with the receipt", async () => {
  const { company, vehicleId, visitor, add } = await atTheTruck();
  const page = `/scans/new/fuel-receipt?for=${vehicleId}`;
  await visitor.get(page);
  const sent = await visitor.submit(page, { photo: await photoFile() }, "Scan");
  const scanId = sent.location!.split("/").at(-1)!;
  await readScan(scanId);
  const failed = await visitor.get(sent.location!);
  expect(alertOf(failed)).toBe("Scan failed Could not read a fuel receipt in the image");
  await visitor.submit(failed.html.querySelector("form[action$=retry]")!, {});
  await readScan(scanId);
  const link = (await visitor.get(sent.location!)).html.querySelector("main .button-row a")!;
  expect([link.text, link.getAttribute("href")]).toEqual(["Type it in", `${add}?scan=${scanId}`]);
  const form = await visitor.get(link.getAttribute("href")!);
  expect(form.text).not.toContain("Data extracted!");
  expect(valueOf(form, "product")).toBe("diesel");
  expect((await saving(visitor, form, { totalCost: "12.50" }, "Add Fuel Receipt")).status).toBe(303);
  const [stored] = await receiptsOf(vehicleId);
  const [, kept] = await storedFiles(company);
  expect(stored!.photo_id).toBe(kept!.id);
  expect(kept!.shows_money).toBe(true);
});

test.skipIf(!samplesAvailable)("the photo of a real receipt becomes a record with that photo", async () => {
  const { visitor, vehicleId, list } = await atTheTruck();
  const page = `/scans/new/fuel-receipt?for=${vehicleId}`;
  await visitor.get(page);
  const photo = new File([readFileSync(samples("images/fuel_receipts/sroie_064.jpg"))], "receipt.jpg", {
    type: "image/jpeg",
  });
  const sent = await visitor.submit(page, { photo }, "Scan");
  await readScan(sent.location!.split("/").at(-1)!);
  await visitor.get(sent.location!);
  const form = await visitor.follow();
  expect(valueOf(form, "product")).toBe("gasoline");
  // Ringgits, and liters.
  expect([valueOf(form, "totalCost"), besideOf(form, "totalCost")]).toEqual([
    "",
    expect.stringContaining("In MYR: not taken as dollars."),
  ]);
  expect(besideOf(form, "gallons")).toMatch(/Printed: [\d.]+ liters\./);
  expect(valueOf(form, "receiptDate")).toMatch(/^2018-\d\d-\d\d$/);
  expect((await saving(visitor, form, { totalCost: "12.37" })).location).toBe(list);
  const [stored] = await receiptsOf(vehicleId);
  const picture = await visitor.get(`/files/${stored!.photo_id}`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
});

test("a receipt that is confirmed in two windows, at the same moment too, is saved once until the person says that it is another", async () => {
  const { visitor, vehicleId, page, form } = await atTheForm();
  const windows = [form, await visitor.get(page)];
  const answers = await Promise.all(windows.map((one) => saving(visitor, one)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await receiptsOf(vehicleId)).toHaveLength(1);
  const asked = answers.find(({ status }) => status === 409)!;
  expect(asked.text).toContain("This scan is done with");
  expect(valueOf(asked, "gallons")).toBe("102.417");
  const again = asked.html.querySelector('form[action*="fuel/new"]')!;
  const saved = await visitor.submit(again, {}, "It is another one: save it");
  expect([saved.status, (await receiptsOf(vehicleId)).length]).toEqual([303, 2]);
});
