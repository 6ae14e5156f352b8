import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { readScan } from "~/features/scans/read-scan.server";
import { endScanning } from "~/features/scans/process/scanning-process.server";
import { Sheet } from "../bench/scan/layouts/sheet";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { masterAccount, newColleague, newCompany } from "../support/people";
import { photoFile } from "../support/photos";
import { signedIn } from "../support/records";
import { foundAt, ownedScan, scanStateOf } from "../support/scans";
import type { Answer, Visitor } from "../support/visitor";

const { owner } = testDatabase();
const purpose = "crm-card";
const scanPage = "/scans/new/crm-card";
const add = "/master-crm/customers/new";

afterAll(endScanning);

async function asMaster() {
  const master = await masterAccount();
  return { master, visitor: await signedIn(master) };
}

const card = (name: string) => ({
  companyName: foundAt(name),
  contactEmail: foundAt(`${randomUUID().slice(0, 8)}@crm.example.com`, { doubts: [0] }),
  phoneNumber: foundAt(`(605) 555-${Math.floor(1000 + Math.random() * 9000)}`),
  companyAddress: foundAt("77 Mill Race, Tolliver, SD 57999", { note: "From two lines." }),
  notes: foundAt("Open at night"),
});

async function atTheForm(name = `Scanned ${randomUUID()}`, pages = 1) {
  const { master, visitor } = await asMaster();
  const fields = card(name);
  const scan = await ownedScan(master, { purpose, fields, pages });
  const page = `${add}?scan=${scan.id}`;
  return { name, fields, visitor, scan, page, form: await visitor.get(page) };
}

const saving = (visitor: Visitor, form: Answer, more = {}, button = "Confirm & Add") =>
  visitor.submit(form.html.querySelector('form[action*="new?scan="]')!, more, button);

const storedNamed = (name: string) =>
  owner.selectFrom("master_crm").selectAll().where("company_name", "=", name).execute();

async function attachedOf(id: string) {
  return owner.selectFrom("files").select("attached_at").where("id", "=", id).executeTakeFirst();
}

function besideOf({ html }: Answer, name: string): string {
  const beside = html.querySelector(`.field-with:has([name="${name}"]) .scan-evidence`);
  return beside?.structuredText.replace(/\s+/g, " ").trim() ?? "";
}

test("the tabs lead to manual entry and to the scan, from both", async () => {
  const { visitor } = await asMaster();
  const tabsOf = (page: Answer) =>
    page.html
      .querySelectorAll("nav[aria-label='Ways to add a customer'] a")
      .map((tab) => [tab.text, tab.getAttribute("href"), tab.getAttribute("aria-current")]);
  expect(tabsOf(await visitor.get(add))).toEqual([
    ["Manual Entry", add, "page"],
    ["Scan Image", scanPage, undefined],
  ]);
  expect(tabsOf(await visitor.get(scanPage))).toEqual([
    ["Manual Entry", add, undefined],
    ["Scan Image", scanPage, "page"],
  ]);
});

test("what was read fills the form, each value beside its part of the photo, and the photo is there to compare", async () => {
  const { form, fields, scan } = await atTheForm();
  expect(form.text).toContain("Data extracted!");
  for (const [name, { text }] of Object.entries(fields)) expect(valueOf(form, name), name).toBe(text);
  expect(valueOf(form, "leadScore")).not.toBe("");
  expect(besideOf(form, "contactEmail")).toContain("(check the marked characters)");
  expect(besideOf(form, "companyAddress")).toContain("From two lines.");
  expect(form.html.querySelector('.field-with:has([name="companyName"]) img')?.getAttribute("alt")).toBe(
    "Company name on the photo",
  );
  expect(form.html.querySelector("main .photo-link")?.getAttribute("href")).toBe(
    `/files/${scan.pictures[0]}`,
  );
});

test("a business type that was read is chosen in the form", async () => {
  const { master, visitor } = await asMaster();
  const fields = { ...card(`Typed ${randomUUID()}`), businessType: foundAt("parts_reseller") };
  const { id } = await ownedScan(master, { purpose, fields });
  const form = await visitor.get(`${add}?scan=${id}`);
  const chosen = form.html.querySelectorAll("input[name='businessType'][checked]");
  expect(chosen.map((box) => box.getAttribute("value"))).toEqual(["parts_reseller"]);
});

test("a customer is added once, though posted twice, and the photo stays with it", async () => {
  const { visitor, form, scan, name } = await atTheForm(`Twice ${randomUUID()}`, 2);
  const answers = [];
  for (let count = 0; count < 2; count++) answers.push(await saving(visitor, form));
  const [customer, ...others] = await storedNamed(name);
  expect(others).toEqual([]);
  for (const { location } of answers) expect(location).toBe(`/master-crm/customers/${customer!.id}`);
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Customer added successfully");
  const [first, second] = scan.pictures;
  expect(page.html.querySelector("main .photo-link")?.getAttribute("href")).toBe(`/files/${first}`);
  expect(customer).toMatchObject({ photo_id: first, customer_account_id: expect.any(String) as string });
  expect((await attachedOf(first!))?.attached_at).toEqual(expect.any(Date));
  expect((await attachedOf(second!))?.attached_at).toBeNull();
  expect(await scanStateOf(scan.id)).toBe("used");
  const again = await visitor.get(`${add}?scan=${scan.id}`);
  expect([again.text.includes("Data extracted!"), valueOf(again, "companyName")]).toEqual([false, ""]);
});

test("a refused form keeps what was typed and what was read", async () => {
  const { visitor, form, scan, name } = await atTheForm();
  const refused = await saving(visitor, form, { contactEmail: "", notes: "Met at the fair" });
  expect([refused.status, messageAt(refused, "contactEmail")]).toEqual([
    400,
    expect.stringMatching(/email/i),
  ]);
  expect([valueOf(refused, "companyName"), valueOf(refused, "notes")]).toEqual([name, "Met at the fair"]);
  expect(besideOf(refused, "companyName")).toBe(`Read: ${name}`);
  expect(refused.html.querySelector("main .photo-link")).not.toBeNull();
  expect(await scanStateOf(scan.id)).toBe("read");
});

test("a customer that may be there already is asked about first, and the answer keeps the photo", async () => {
  const { visitor, form, name } = await atTheForm();
  expect((await saving(visitor, form)).status).toBe(303);
  const other = await atTheForm(name);
  const asked = await saving(other.visitor, other.form);
  expect(asked.text).toContain("This customer may be there already");
  expect(asked.text).toContain("Data extracted!");
  const saved = await saving(other.visitor, asked, {}, "It is another company: add it");
  expect(saved.status).toBe(303);
  expect((await storedNamed(name)).map(({ photo_id }) => photo_id)).toContain(other.scan.pictures[0]);
});

test("a photo that could not be read says so, is typed from, and stays with the customer", async () => {
  const { visitor } = await asMaster();
  await visitor.get(scanPage);
  const sent = await visitor.submit(scanPage, { photo: await photoFile("#204060") }, "Scan");
  const scanId = sent.location!.split("/").at(-1)!;
  await readScan(scanId);
  const failed = await visitor.get(sent.location!);
  expect(alertOf(failed)).toBe("Extraction failed Please enter information manually");
  const link = failed.html.querySelector("main .button-row a")!;
  expect([link.text, link.getAttribute("href")]).toEqual(["Type it in", `${add}?scan=${scanId}`]);
  const form = await visitor.get(link.getAttribute("href")!);
  expect(form.text).toContain("Please enter information manually");
  const photo = form.html.querySelector("main .photo-link")!.getAttribute("href")!;
  expect((await visitor.get(photo)).headers.get("content-type")).toBe("image/jpeg");
  const name = `Typed ${randomUUID()}`;
  const typed = { companyName: name, contactEmail: `${randomUUID().slice(0, 8)}@crm.example.com` };
  expect((await saving(visitor, form, typed, "Add Customer")).status).toBe(303);
  expect(await storedNamed(name)).toMatchObject([{ photo_id: photo.split("/").at(-1) }]);
});

test("what is no image is said at once, and a PDF is none", async () => {
  const { visitor } = await asMaster();
  for (const [content, text] of [
    ["%PDF-1.7", "Please upload an image file"],
    ["", "Choose an image"],
  ] as const) {
    await visitor.get(scanPage);
    const refused = await visitor.submit(scanPage, { photo: new File([content], "card.jpg") }, "Scan");
    expect([refused.status, messageAt(refused, "photo")]).toEqual([400, expect.stringContaining(text)]);
  }
});

test("a printed card is read into the form", async () => {
  const { visitor } = await asMaster();
  const sheet = new Sheet(1050, 600, { size: 28 }, "#fbfaf5");
  sheet.print(70, 130, "Juniper Bend Logistics, LLC", { size: 44, font: "Sans Bold" });
  const below = ["(605) 555-0148", "wren@juniperbend.example", "77 Mill Race, Tolliver, SD 57999"];
  sheet.lines(70, 400, below, 44);
  const photo = new File([new Uint8Array(await sheet.canvas.encode("jpeg"))], "card.jpg");
  await visitor.get(scanPage);
  const sent = await visitor.submit(scanPage, { photo }, "Scan");
  await readScan(sent.location!.split("/").at(-1)!);
  await visitor.get(sent.location!);
  const form = await visitor.follow();
  expect(
    ["companyName", "phoneNumber", "contactEmail", "companyAddress"].map((name) => valueOf(form, name)),
  ).toEqual(["Juniper Bend Logistics, LLC", ...below]);
  const crop = form.html.querySelector(".scan-evidence img")!.getAttribute("src")!;
  expect((await visitor.get(crop.replaceAll("&amp;", "&"))).headers.get("content-type")).toBe("image/jpeg");
});

test("another company's scan fills no form, and nobody but the provider scans cards", async () => {
  const { visitor } = await asMaster();
  const company = await newCompany({ plan: "enterprise" });
  const theirs = await ownedScan(company, { purpose, fields: card("Theirs") });
  const form = await visitor.get(`${add}?scan=${theirs.id}`);
  expect([form.status, valueOf(form, "companyName")]).toEqual([200, ""]);
  for (const person of [
    company,
    await newColleague(company, "demo"),
    await newColleague(company, "limited_user"),
  ]) {
    const other = await signedIn(person);
    expect([303, 403]).toContain((await other.get(scanPage)).status);
    expect((await other.post(scanPage, {})).status).toBe(403);
    expect((await other.get("/scans")).html.querySelector(`a[href="${scanPage}"]`)).toBeNull();
  }
  expect((await visitor.get("/scans")).html.querySelector(`a[href="${scanPage}"]`)?.text).toBe(
    "Scan a Business Card",
  );
});
