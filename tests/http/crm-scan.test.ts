import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { removeUnattachedFiles } from "~/features/files/clean-up.server";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { masterAccount, newCompany } from "../support/people";
import { ownedPhoto, photoFile } from "../support/photos";
import { Visitor } from "../support/visitor";

const { owner } = testDatabase();
const scan = "/master-crm/customers/scan";

async function atScan() {
  const master = await masterAccount();
  const visitor = new Visitor();
  await visitor.signIn(master);
  const page = await visitor.get(scan);
  return { master, visitor, page };
}

const filled = (name: string) => ({
  companyName: name,
  contactEmail: `${randomUUID().slice(0, 8)}@crm.example.com`,
  leadScore: "50",
});

const storedNamed = (name: string) =>
  owner.selectFrom("master_crm").selectAll().where("company_name", "=", name).execute();

const attached = (id: string) =>
  owner.selectFrom("files").select("attached_at").where("id", "=", id).executeTakeFirst();

test("the tabs lead to manual entry and to the scan", async () => {
  const { page } = await atScan();
  const tabs = page.html.querySelectorAll("nav[aria-label='Ways to add a customer'] a");
  expect(tabs.map((tab) => [tab.text, tab.getAttribute("href"), tab.getAttribute("aria-current")])).toEqual([
    ["Manual Entry", "/master-crm/customers/new", undefined],
    ["Scan Image", scan, "page"],
  ]);
});

test("a photo is kept, nothing is read of it yet, and the customer typed beside it has it", async () => {
  const { visitor } = await atScan();
  const sent = await visitor.submit(scan, { photo: await photoFile("#204060") });
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(`^${scan}/[0-9a-f-]{36}$`)]);
  const form = await visitor.follow();
  expect(flashOf(form)).toBe("Extraction failed Please enter information manually");
  const photoId = sent.location!.split("/").at(-1)!;
  expect(form.html.querySelector("main .photo-link")?.getAttribute("href")).toBe(`/files/${photoId}`);
  expect((await visitor.get(`/files/${photoId}`)).headers.get("content-type")).toBe("image/jpeg");
  const name = `Scanned ${randomUUID()}`;
  await visitor.get(sent.location!);
  const refused = await visitor.submit(sent.location!, { ...filled(name), contactEmail: "" }, "Add Customer");
  expect(refused.status).toBe(400);
  expect(valueOf(refused, "companyName")).toBe(name);
  expect(refused.html.querySelector("main .photo-link")).not.toBeNull();
  const saved = await visitor.submit(sent.location!, filled(name), "Add Customer");
  const [customer] = await storedNamed(name);
  expect([saved.status, saved.location]).toEqual([303, `/master-crm/customers/${customer!.id}`]);
  expect(customer).toMatchObject({ photo_id: photoId, customer_account_id: expect.any(String) as string });
  expect((await attached(photoId))?.attached_at).toEqual(expect.any(Date));
});

test("a photo sent twice is kept once, and its form sent twice adds one customer", async () => {
  const { visitor, page } = await atScan();
  const photo = await photoFile("#807010");
  const upload = page.html.querySelector(`form[action="${scan}"]`)!;
  const sent = await visitor.submit(upload, { photo });
  expect((await visitor.submit(upload, { photo })).location).toBe(sent.location);
  const name = `Twice ${randomUUID()}`;
  const fields = filled(name);
  const form = (await visitor.follow()).html.querySelector(`form[action="${sent.location}"]`)!;
  await visitor.submit(form, fields, "Add Customer");
  await visitor.submit(form, fields, "Add Customer");
  expect(await storedNamed(name)).toHaveLength(1);
});

test("what is no image, or is too large, is said at once; nothing chosen too", async () => {
  const { visitor } = await atScan();
  const large = await visitor.submit(scan, {
    photo: new File([await photoFile(), new Uint8Array(11_000_000)], "card.jpg"),
  });
  expect([large.status, alertOf(large)]).toEqual([
    400,
    "File too large Please select an image smaller than 10MB",
  ]);
  expect(messageAt(large, "photo")).toContain("Please select an image smaller than 10MB");
  const pdf = await visitor.submit(scan, { photo: new File(["%PDF-1.7"], "card.jpg") });
  expect(alertOf(pdf)).toMatch(/^Invalid file/);
  const none = await visitor.submit(scan, {});
  expect([none.status, messageAt(none, "photo")]).toEqual([400, expect.stringContaining("Choose an image")]);
});

test("a photo that no customer took is cleared away after a day, and its form is gone", async () => {
  const { master, visitor } = await atScan();
  const photoId = await ownedPhoto(master);
  expect((await visitor.get(`${scan}/${photoId}`)).status).toBe(200);
  await owner
    .updateTable("files")
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where("id", "=", photoId)
    .execute();
  await removeUnattachedFiles();
  expect(await attached(photoId)).toBeUndefined();
  expect((await visitor.get(`${scan}/${photoId}`)).status).toBe(404);
});

test("a customer that may be there already is asked about first, with the photo still there", async () => {
  const { visitor } = await atScan();
  const name = `Same ${randomUUID()}`;
  const sent = await visitor.submit(scan, { photo: await photoFile("#a0a0a0") });
  await visitor.follow();
  await visitor.submit(sent.location!, filled(name), "Add Customer");
  await visitor.get(scan);
  const other = await visitor.submit(scan, { photo: await photoFile("#b0b0b0") });
  await visitor.follow();
  const asked = await visitor.submit(other.location!, filled(name), "Add Customer");
  expect(asked.text).toContain("This customer may be there already");
  const saved = await visitor.submit(other.location!, {}, "It is another company: add it");
  expect(saved.status).toBe(303);
  expect((await storedNamed(name)).map((one) => one.photo_id)).toContain(other.location!.split("/").at(-1));
});

test("another company's photo opens no form, and nobody but the provider opens the page", async () => {
  const { visitor } = await atScan();
  const company = await newCompany({ plan: "enterprise" });
  const photoId = await ownedPhoto(company);
  expect((await visitor.get(`${scan}/${photoId}`)).status).toBe(404);
  const stranger = new Visitor();
  await stranger.signIn(company);
  for (const path of [scan, `${scan}/${photoId}`]) {
    expect([303, 403]).toContain((await stranger.get(path)).status);
    expect((await stranger.post(path, {})).status).toBe(403);
  }
});
