import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { plans } from "~/auth/permissions";
import type { Reading } from "~/features/scans/document-kind";
import { discardScansOfLeavers, readScan, removeOldScanFiles } from "~/features/scans/read-scan.server";
import * as scanning from "~/features/scans/process/scanning-process.server";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newColleague, newCompany, newCounter } from "../support/people";
import { photoFile } from "../support/photos";
import { signedIn } from "../support/records";
import { addRow } from "../support/rows";
import { addScan, found, ownedScan, scanStateOf } from "../support/scans";
import { samples, samplesAvailable } from "../support/samples";
import { ownedVehicle } from "../support/vehicles";
import type { Visitor } from "../support/visitor";

const { owner } = testDatabase();
const start = "/scans/new/vehicle";

const realPhoto = (name: string, as = name) =>
  new File([readFileSync(samples(`images/vin/${name}`))], as, { type: "image/jpeg" });

const scansOf = ({ accountId }: Member) =>
  owner.selectFrom("scans").selectAll().where("account_id", "=", accountId).orderBy("created_at").execute();
/** What the worker gets. */
async function jobOf(scanId: string): Promise<unknown> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs where key = ${`scan ${scanId}`}`.execute(owner);
  return rows[0]?.payload;
}
const filesOf = (scanId: string) =>
  owner.selectFrom("scan_files").selectAll().where("scan_id", "=", scanId).execute();
const trackedOf = ({ accountId }: Member) =>
  owner.selectFrom("scan_tracking").selectAll().where("account_id", "=", accountId).execute();
const pagesOf = (scanId: string) =>
  owner.selectFrom("scan_pages").selectAll().where("scan_id", "=", scanId).execute();

async function sent(visitor: Visitor, photo: File): Promise<string> {
  await visitor.get(start);
  const answer = await visitor.submit(start, { photo }, "Scan");
  expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/scans\/[0-9a-f-]{36}$/)]);
  return answer.location!.split("/").at(-1)!;
}

async function begin(plan: "free" | "enterprise" = "enterprise") {
  const company = await newCompany({ plan });
  return { company, visitor: await signedIn(company) };
}

afterAll(scanning.endScanning);

test.skipIf(!samplesAvailable)(
  "a photo of a VIN becomes a vehicle, once, and is not kept longer",
  async () => {
    const { company, visitor } = await begin();
    const link = (await visitor.get("/fleet-data/new")).html.querySelector(`a[href="${start}"]`);
    expect(link?.text).toBe("Scan a VIN from a photo");
    const scanId = await sent(visitor, realPhoto("rf_000.jpg"));
    const waiting = await visitor.get(`/scans/${scanId}`);
    const refresh = waiting.html.querySelector("meta[http-equiv=refresh]")?.getAttribute("content");
    expect(refresh).toBe(`2; url=/scans/${scanId}?looks-again`);
    await readScan(scanId);
    const read = await visitor.get(`/scans/${scanId}?looks-again`);
    expect([read.status, read.location]).toEqual([303, `/fleet-data/new?scan=${scanId}`]);
    const form = await visitor.follow();
    expect(valueOf(form, "vin")).toBe("WVWZZZ3CZ7E031927");
    expect(form.text).toContain("Data extracted!");
    expect(form.html.querySelector("meta[http-equiv=refresh]")).toBeNull();
    const crop = form.html.querySelector(".scan-evidence img")!;
    expect(crop.getAttribute("alt")).toBe("VIN on the photo");
    const picture = await visitor.get(crop.getAttribute("src")!.replaceAll("&amp;", "&"));
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    const save = form.html.querySelector('form[action*="scan="]')!;
    const typed = { makeModel: "VW Crafter", mileage: "1000" };
    const added = [];
    for (let count = 0; count < 2; count++) added.push(await visitor.submit(save, typed, "Confirm & Add"));
    for (const { location } of added) expect(location).toBe("/fleet-data?added=1");
    expect(flashOf(await visitor.follow())).toContain("Vehicle added!");
    const [scan] = await scansOf(company);
    expect(scan!.state).toBe("used");
    expect((await filesOf(scanId))[0]!.bytes).toBeNull();
    expect(await pagesOf(scanId)).toEqual([]);
  },
);

test.skipIf(!samplesAvailable)("a photo without a VIN says so, and is read again or typed", async () => {
  const { company, visitor } = await begin();
  const scanId = await sent(visitor, await photoFile());
  await readScan(scanId);
  const failed = await visitor.get(`/scans/${scanId}`);
  expect(alertOf(failed)).toContain("Extraction failed");
  expect(alertOf(failed)).toContain("Could not extract vehicle data from image");
  expect(failed.html.querySelector('main a[href="/fleet-data/new"]')?.text).toBe("Type it in");
  await visitor.submit(failed.html.querySelector("form[action$=retry]")!, {});
  expect((await scansOf(company))[0]!.state).toBe("waiting");
  await readScan(scanId);
  expect((await scansOf(company))[0]).toMatchObject({ state: "failed", attempts: 1 });
});

test("the same photo sent twice from one form is one scan", async () => {
  const { company, visitor } = await begin();
  const form = (await visitor.get(start)).html.querySelector(`form[action="${start}"]`)!;
  const photo = await photoFile();
  const both = await Promise.all([1, 2].map(() => visitor.submit(form, { photo }, "Scan")));
  expect(new Set(both.map(({ location }) => location)).size).toBe(1);
  const [scan, ...others] = await scansOf(company);
  expect(others).toEqual([]);
  expect(await jobOf(scan!.id)).toEqual({ scanId: scan!.id });
});

test("what is no picture, a PDF, and what is too large are said at once, and nothing is kept", async () => {
  const { company, visitor } = await begin();
  const page = new File(["<!doctype html><script>1</script>"], "vin.jpg", { type: "image/jpeg" });
  const pdf = new File(["%PDF-1.7\n"], "vin.pdf", { type: "application/pdf" });
  const large = new File([new Uint8Array(10 * 1_048_576 + 1)], "vin.jpg", { type: "image/jpeg" });
  for (const [photo, title, text] of [
    [page, "Invalid file", "Please upload an image file"],
    [pdf, "Invalid file", "Please upload an image file"],
    [large, "File too large", "Please select an image smaller than 10MB"],
  ] as const) {
    await visitor.get(start);
    const refused = await visitor.submit(start, { photo }, "Scan");
    expect([refused.status, alertOf(refused)]).toEqual([400, expect.stringContaining(title)]);
    expect(messageAt(refused, "photo")).toContain(text);
  }
  expect(await scansOf(company)).toEqual([]);
});

test("a free company has three successful scans a month, also when it sends several at once", async () => {
  const { company, visitor } = await begin("free");
  const page = await visitor.get(start);
  expect(page.text).toContain("Free: 3 scans/month | Pro/Enterprise: Unlimited");
  const forms = [];
  for (let count = 0; count < 10; count++)
    forms.push((await visitor.get(start)).html.querySelector(`form[action="${start}"]`)!);
  const answers = await Promise.all(
    forms.map(async (form, at) =>
      visitor.submit(form, { photo: await photoFile(`#${String(at).repeat(6)}`) }, "Scan"),
    ),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(plans.free.scans);
  const refused = answers.find(({ status }) => status === 403)!;
  expect(alertOf(refused)).toContain("Scan Limit Reached");
  expect(alertOf(refused)).toContain(
    "Free tier is limited to 3 scans per month. Upgrade to Pro for unlimited scans.",
  );
  const before = await visitor.get(start);
  expect(before.html.querySelector("main .notice")?.text).toContain("Scan Limit Reached");
  // What could not be read does not count.
  for (const { id } of await scansOf(company)) await readScan(id);
  await sent(visitor, await photoFile("#b0b0b0"));
});

test.skipIf(!samplesAvailable)("only a successful scan counts, and the month is the company's", async () => {
  const { company, visitor } = await begin("free");
  await readScan(await sent(visitor, realPhoto("rf_004.jpg")));
  expect(await trackedOf(company)).toMatchObject([{ user_id: company.userId, scan_count: 1 }]);
  expect((await visitor.get(start)).text).toContain("1 of 3 scans used this month");
});

test.skipIf(!samplesAvailable)(
  "further pages are posts of their own; all are read together, and counted once",
  async () => {
    const { company, visitor } = await begin();
    const scanId = await sent(visitor, realPhoto("rf_000.jpg"));
    await readScan(scanId);
    const page = `/scans/${scanId}/pages`;
    const form = (await visitor.get(page)).html.querySelector(`form[action="${page}"]`)!;
    const photo = await photoFile();
    for (let count = 0; count < 2; count++)
      expect((await visitor.submit(form, { photo }, "Add Page")).location).toBe(`/scans/${scanId}`);
    expect((await scansOf(company))[0]).toMatchObject({ state: "waiting" });
    await readScan(scanId);
    expect(await filesOf(scanId)).toMatchObject([{ is_read: true }, { is_read: true }]);
    expect((await pagesOf(scanId)).map(({ page }) => page).sort()).toEqual([0, 1]);
    expect((await scansOf(company))[0]!.state).toBe("read");
    expect(await trackedOf(company)).toMatchObject([{ scan_count: 1 }]);
  },
);

test.skipIf(!samplesAvailable)("what was read stays when a page that is added cannot be read", async () => {
  const { company, visitor } = await begin();
  const scanId = await sent(visitor, realPhoto("rf_000.jpg"));
  await readScan(scanId);
  const before = (await scansOf(company))[0]!.reading as Reading;
  const pages = await pagesOf(scanId);
  const page = `/scans/${scanId}/pages`;
  const damaged = new File([(await photoFile()).slice(0, 200)], "cut.jpg", { type: "image/jpeg" });
  for (let count = 0; count < 2; count++) {
    await visitor.get(page);
    await visitor.submit(page, { photo: damaged }, "Add Page");
    await readScan(scanId);
    const reading = (await scansOf(company))[0]!.reading as Reading;
    expect(reading).toMatchObject({
      fields: before.fields,
      notes: [...before.notes, expect.stringContaining("damaged")],
    });
    expect([await pagesOf(scanId), await filesOf(scanId)]).toMatchObject([
      pages.map(({ page }) => ({ page })),
      [{ is_read: true }],
    ]);
  }
  expect((await visitor.get(`/fleet-data/new?scan=${scanId}`)).text).toContain(
    "cut.jpg was left out: Please upload an image file. This file is damaged",
  );
  expect(await trackedOf(company)).toMatchObject([{ scan_count: 1 }]);
});

test("a scan that the database cannot keep, or that no worker brings to an end, fails with its reason", async () => {
  const { company, visitor } = await begin();
  const [unkept, tried] = [await sent(visitor, await photoFile()), await sent(visitor, await photoFile())];
  vi.spyOn(scanning, "scanInProcess").mockResolvedValueOnce({
    ...{ pages: [], texts: [], notes: [], failed: [] },
    reading: { fields: { unitNumber: found("T\u0000") }, rows: [], notes: [] },
  });
  await expect(readScan(unkept)).rejects.toThrow("Unicode");
  await owner.updateTable("scans").set({ attempts: 4 }).where("id", "=", tried).execute();
  await readScan(tried);
  expect(await scansOf(company)).toMatchObject([
    { state: "failed", reason: "Failed to process image" },
    { state: "failed", reason: "Failed to process image" },
  ]);
});

test("a label without a number has not been read: it says so, counts nothing, and is discarded from its page", async () => {
  const { company, visitor } = await begin("free");
  const toScan = `/scans/new/part-number?for=${await ownedVehicle(company)}`;
  await visitor.get(toScan);
  const answer = await visitor.submit(toScan, { photo: await photoFile() }, "Scan");
  vi.spyOn(scanning, "scanInProcess").mockResolvedValueOnce({
    ...{ pages: [], texts: [], notes: [], failed: [] },
    reading: { fields: { description: found("AIR DRYER") }, rows: [], notes: [] },
  });
  const page = answer.location!;
  await readScan(page.split("/").at(-1)!);
  const failed = await visitor.get(page);
  expect(alertOf(failed)).toContain("Failed to read part number from image");
  expect(await trackedOf(company)).toEqual([]);
  const discard = failed.html.querySelector(`form[action="${page}/discard?listed"]`)!;
  expect((await visitor.submit(discard, {})).location).toBe("/scans");
});

test("a page that is added to what was read is no further scan of the month", async () => {
  const { company, visitor } = await begin("free");
  const { id } = await ownedScan(company, {
    purpose: "vehicle",
    fields: { vin: found("1M8GDM9A1KP042788") },
  });
  const started = { scan_date: new Date().toISOString().slice(0, 10), scan_count: 1 };
  await addRow("scan_tracking", company, { user_id: company.userId, ...started });
  await owner.updateTable("scans").set({ state: "waiting" }).where("id", "=", id).execute();
  expect((await visitor.get(start)).text).toContain("1 of 3 scans used this month");
});

test("a page that comes while a scan is read is read too", async () => {
  const { company, visitor } = await begin();
  const toScan = `/scans/new/fuel-receipt?for=${await ownedVehicle(company)}`;
  await visitor.get(toScan);
  const answer = await visitor.submit(toScan, { photo: await photoFile() }, "Scan");
  const scanId = answer.location!.split("/").at(-1)!;
  const page = `/scans/${scanId}/pages`;
  await visitor.get(page);
  const photo = await photoFile("#202020");
  await Promise.all([readScan(scanId), visitor.submit(page, { photo }, "Add Page")]);
  await readScan(scanId);
  expect((await scansOf(company))[0]!.state).toBe("failed");
  expect(await pagesOf(scanId)).toHaveLength(2);
});

test("a page that is being saved while the reading begins is read with it", async () => {
  const { company, visitor } = await begin();
  const toScan = `/scans/new/fuel-receipt?for=${await ownedVehicle(company)}`;
  await visitor.get(toScan);
  const answer = await visitor.submit(toScan, { photo: await photoFile() }, "Scan");
  const scan_id = answer.location!.split("/").at(-1)!;
  const bytes = Buffer.from(await (await photoFile("#202020")).arrayBuffer());
  const reading = await owner.transaction().execute(async (trx) => {
    await trx.selectFrom("scans").select("id").where("id", "=", scan_id).forUpdate().execute();
    const page = { account_id: company.accountId, scan_id, position: 1, file_name: "2.jpg", bytes };
    await trx.insertInto("scan_files").values(page).execute();
    const reading = readScan(scan_id);
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock'`.execute(owner);
        return rows.length;
      })
      .toBeGreaterThan(0);
    return { reading };
  });
  await reading.reading;
  expect((await scansOf(company))[0]!.state).toBe("failed");
  expect(await pagesOf(scan_id)).toHaveLength(2);
});

test("a scan takes ten files, and one that is done with takes none", async () => {
  const { visitor } = await begin();
  const scanId = await sent(visitor, await photoFile());
  const page = `/scans/${scanId}/pages`;
  for (let count = 1; count < 10; count++) {
    await visitor.get(page);
    expect((await visitor.submit(page, { photo: await photoFile() }, "Add Page")).status).toBe(303);
  }
  await visitor.get(page);
  const refused = await visitor.submit(page, { photo: await photoFile() }, "Add Page");
  expect(alertOf(refused)).toContain("A scan has at most 10 files");
  await owner.updateTable("scans").set({ state: "discarded" }).where("id", "=", scanId).execute();
  const late = await visitor.submit(page, { photo: await photoFile() }, "Add Page");
  expect(alertOf(late)).toContain("This scan was used or discarded");
  expect(await filesOf(scanId)).toHaveLength(10);
});

test("a scan is its person's: a colleague and a stranger find nothing, and end nothing", async () => {
  const { company, visitor } = await begin();
  const scanId = await sent(visitor, await photoFile());
  for (const person of [await newColleague(company, "user"), await newCompany()]) {
    const other = await signedIn(person);
    expect((await other.get(`/scans/${scanId}`)).status).toBe(404);
    expect((await other.get(`/scans/${scanId}/pages`)).status).toBe(404);
    expect((await other.get(`/scans/${scanId}/crops/0?box=0,0,10,10`)).status).toBe(404);
    const list = await other.get("/scans");
    expect(list.text).toContain("No scan waits for you.");
  }
  expect((await scansOf(company))[0]!.state).toBe("waiting");
});

test("an unfinished scan is in My Scans until it is discarded, with its file", async () => {
  const { company, visitor } = await begin();
  const scanId = await sent(visitor, await photoFile());
  const link = (await visitor.get("/dashboard")).html.querySelector('main a[href="/scans"]');
  expect(link?.text).toBe("My Scans");
  const driver = await signedIn(await newColleague(company, "limited_user"));
  expect((await driver.get("/dashboard")).html.querySelector('a[href="/scans"]')).toBeNull();
  const list = await visitor.get("/scans");
  expect(list.html.querySelector(`main a[href="/scans/${scanId}"]`)?.text).toBe("Scan a VIN");
  await visitor.submit(list.html.querySelector(`form[action="/scans/${scanId}/discard?listed"]`)!, {});
  expect(flashOf(await visitor.follow())).toContain("The scan was discarded");
  expect((await visitor.get("/scans")).text).toContain("No scan waits for you.");
  expect((await scansOf(company))[0]!.state).toBe("discarded");
  expect((await filesOf(scanId))[0]!.bytes).toBeNull();
  await readScan(scanId);
  expect((await scansOf(company))[0]!.state).toBe("discarded");
});

test("My Scans tells scans apart by what was read and by their vehicle", async () => {
  const { company, visitor } = await begin();
  const vehicle = await ownedVehicle(company, { unit_number: "T-12" });
  const read = { vendor: "Rush Parts", invoiceNumber: "INV-7", total: "61.20", invoiceDate: "2026-11-20" };
  await addScan(company, { purpose: "smart-add", fields: read, subjectId: vehicle });
  const list = await visitor.get("/scans");
  expect(list.text).toContain("Rush Parts, INV-7, Nov 20, 2026");
  expect(list.text).toMatch(/Read: check it, for unit T-12, /);
});

test("a page added to a failed scan counts toward the month of the free plan", async () => {
  const { company, visitor } = await begin("free");
  const { id } = await ownedScan(company, { purpose: "vehicle" });
  await addRow("scan_files", company, { scan_id: id });
  await addRow("scan_tracking", company, { scan_count: 3, scan_date: new Date().toISOString().slice(0, 10) });
  await visitor.get(`/scans/${id}/pages`);
  const refused = await visitor.submit(`/scans/${id}/pages`, { photo: await photoFile() }, "Add Page");
  expect([refused.status, alertOf(refused)]).toEqual([403, expect.stringContaining("Scan Limit Reached")]);
  expect(await scanStateOf(id)).toBe("failed");
});

test("a retry after the file is gone says so, and the small picture stays to type from", async () => {
  const { company, visitor } = await begin();
  const { id, pictures } = await ownedScan(company, { purpose: "fuel-receipt" });
  await addRow("scan_files", company, { scan_id: id });
  await visitor.get(`/scans/${id}`);
  await owner.updateTable("scan_files").set({ bytes: null }).where("scan_id", "=", id).execute();
  await visitor.submit(`form[action="/scans/${id}/retry"]`, {});
  const gone = await visitor.follow();
  expect(flashOf(gone)).toContain("The scan was not read again");
  expect(gone.text).toContain("The file was kept for 30 days and is gone");
  expect(gone.html.querySelector(`form[action="/scans/${id}/retry"]`)).toBeNull();
  expect((await visitor.get(`/files/${pictures[0]}`)).status).toBe(200);
});

test("discarding what was used in another window says so; what was read of a discarded scan is not kept", async () => {
  const { company, visitor } = await begin();
  const fields = { contactEmail: "card@example.com" };
  const [used, open] = [
    await addScan(company, { purpose: "vehicle", fields }),
    await addScan(company, { purpose: "vehicle", fields }),
  ];
  const list = await visitor.get("/scans");
  await owner
    .updateTable("scans")
    .set({ state: "used", ended_at: new Date() })
    .where("id", "=", used)
    .execute();
  await visitor.submit(list.html.querySelector(`form[action="/scans/${used}/discard?listed"]`)!, {});
  expect(flashOf(await visitor.follow())).toContain("The scan was used before: its record stays");
  await visitor.submit(list.html.querySelector(`form[action="/scans/${open}/discard?listed"]`)!, {});
  const { reading } = await owner
    .selectFrom("scans")
    .select("reading")
    .where("id", "=", open)
    .executeTakeFirstOrThrow();
  expect(reading).toBeNull();
});

test("My Scans has pages", async () => {
  const { company, visitor } = await begin();
  for (let count = 0; count < 26; count++)
    await addScan(company, { purpose: "vehicle", fields: { unitNumber: `U-${count}` } });
  const first = await visitor.get("/scans");
  const next = first.html.querySelector("main a[href*='after=']")!.getAttribute("href")!;
  const second = await visitor.get(next);
  const shown = (page: typeof first) => page.text.match(/U-\d+/g) ?? [];
  expect([...new Set([...shown(first), ...shown(second)])]).toHaveLength(26);
});

test("the unfinished scans of somebody who left are discarded, with their pictures", async () => {
  const { company } = await begin();
  const leaver = await newColleague(company, "user");
  const mine = await ownedScan(company, { purpose: "fuel-receipt" });
  const theirs = await ownedScan(leaver, { purpose: "fuel-receipt" });
  await owner.deleteFrom("profiles").where("id", "=", leaver.userId).execute();
  await discardScansOfLeavers();
  expect([await scanStateOf(mine.id), await scanStateOf(theirs.id)]).toEqual(["failed", "discarded"]);
  const attached = await owner
    .selectFrom("files")
    .select(["id", "attached_at"])
    .where("id", "in", [mine.pictures[0]!, theirs.pictures[0]!])
    .execute();
  const isAttached = (id: string) => attached.find((file) => file.id === id)!.attached_at !== null;
  expect([isAttached(mine.pictures[0]!), isAttached(theirs.pictures[0]!)]).toEqual([true, false]);
});

test("a crop of a document with money is not for a person who may not see costs any more", async () => {
  const { company } = await begin();
  const counter = await newCounter(company);
  const { id } = await ownedScan(counter, { purpose: "smart-add" });
  const visitor = await signedIn(counter);
  expect((await visitor.get(`/scans/${id}/crops/0?box=0,0,100,100`)).status).toBe(404);
});

test("a file that ends the scanning process is tried twice, and then has its reason", async () => {
  const { company, visitor } = await begin();
  const scanId = await sent(visitor, await photoFile());
  const reading = readScan(scanId);
  const killer = setInterval(scanning.endScanning, 20);
  await reading;
  clearInterval(killer);
  expect((await scansOf(company))[0]).toMatchObject({
    ...{ state: "failed", attempts: 2, reason: "Failed to process image" },
  });
});

test("the file of a scan that nobody finished goes after 30 days", async () => {
  const { visitor } = await begin();
  const [old, recent] = [
    await sent(visitor, await photoFile("#111111")),
    await sent(visitor, await photoFile()),
  ];
  const created_at = new Date(Date.now() - 31 * 86_400_000);
  await owner.updateTable("scans").set({ created_at }).where("id", "=", old).execute();
  await removeOldScanFiles();
  expect((await filesOf(old))[0]!.bytes).toBeNull();
  expect((await filesOf(recent))[0]!.bytes).not.toBeNull();
});
