import { expect, test } from "vitest";
import { asCorrectedBefore } from "~/features/scans/corrections.server";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newCompany, newCounter } from "../support/people";
import { photoFile } from "../support/photos";
import { signedIn } from "../support/records";
import { addScan, found } from "../support/scans";
import { ownedVehicle } from "../support/vehicles";

const { owner } = testDatabase();

async function begin() {
  const company = await newCompany({ plan: "enterprise" });
  return { company, vehicleId: await ownedVehicle(company), visitor: await signedIn(company) };
}

const stateOf = async (id: string) =>
  (await owner.selectFrom("scans").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;

const itemsOf = ({ accountId }: Member) =>
  owner.selectFrom("inventory_items").selectAll().where("account_id", "=", accountId).execute();

test("the form of a part offers to scan its number, for its vehicle", async () => {
  const { company, vehicleId, visitor } = await begin();
  const parts = `/fleet-data/${vehicleId}/parts`;
  const toScan = `/scans/new/part-number?for=${vehicleId}`;
  const form = await visitor.get(`${parts}/new`);
  expect(form.html.querySelector(`main a[href="${toScan}"]`)?.text).toBe("Scan the number from a photo");
  await visitor.get(toScan);
  const sent = await visitor.submit(toScan, { photo: await photoFile() }, "Scan");
  expect(sent.location).toMatch(/^\/scans\//);
  const scan = await owner
    .selectFrom("scans")
    .selectAll()
    .where("account_id", "=", company.accountId)
    .executeTakeFirstOrThrow();
  expect(scan).toMatchObject({ kind: "part-label", subject_id: vehicleId });
});

test("Confirm & Use takes the number as it was corrected; Retry Scan and Cancel take none", async () => {
  const { company, vehicleId, visitor } = await begin();
  const parts = `/fleet-data/${vehicleId}/parts`;
  const number = found("R95001l", { doubts: [6] });
  const scanId = await addScan(company, {
    ...{ purpose: "part-number", subjectId: vehicleId },
    fields: { partNumber: number, description: "AIR DRYER" },
  });
  const opened = await visitor.get(`/scans/${scanId}`);
  expect(opened.location).toBe(`${parts}/scan?scan=${scanId}`);
  const page = await visitor.follow();
  expect(valueOf(page, "partNumber")).toBe("R95001l");
  expect(page.html.querySelector(".scan-evidence mark")?.text).toBe("l");
  expect(page.html.querySelector(`form[action="/scans/${scanId}/discard"]`)?.text).toContain("Retry Scan");
  const confirm = `${parts}/scan?scan=${scanId}`;
  expect(
    messageAt(await visitor.submit(confirm, { partNumber: "" }, "Confirm & Use"), "partNumber"),
  ).toContain("Part number is required");
  await visitor.submit(confirm, { partNumber: "R950011" }, "Confirm & Use");
  const form = await visitor.follow();
  expect(valueOf(form, "partNumber")).toBe("R950011");
  expect(await stateOf(scanId)).toBe("read");
  await visitor.submit(`${parts}/new?scan=${scanId}`, { category: "starter" }, "Add Part");
  expect(flashOf(await visitor.follow())).toContain("Part added!");
  expect(await stateOf(scanId)).toBe("used");
  expect((await visitor.get(confirm)).location).toBe(`${parts}/new`);
});

test("Retry Scan leads back to the photo, for the same vehicle", async () => {
  const { company, vehicleId, visitor } = await begin();
  const made = { purpose: "part-number", subjectId: vehicleId, fields: { partNumber: "LF9080" } } as const;
  const scanId = await addScan(company, made);
  const page = await visitor.get(`/fleet-data/${vehicleId}/parts/scan?scan=${scanId}`);
  const retry = page.html.querySelector(`form[action="/scans/${scanId}/discard"]`)!;
  expect((await visitor.submit(retry, {})).location).toBe(`/scans/new/part-number?for=${vehicleId}`);
  expect(await stateOf(scanId)).toBe("discarded");
});

test("a label becomes a part of the inventory, with its description and cost", async () => {
  const { company, visitor } = await begin();
  const fields = { partNumber: "P551712", description: "FUEL FILTER", cost: "18.40" };
  const scanId = await addScan(company, { purpose: "part-details", fields });
  const form = await visitor.get(`/inventory/add?scan=${scanId}`);
  expect(form.text).toContain("Data extracted!");
  const shown = ["partNumber", "description", "cost", "salesPrice", "bin", "quantity", "reorderPoint"];
  expect(shown.map((name) => valueOf(form, name))).toEqual([
    ...["P551712", "FUEL FILTER", "18.40", "23.92", "A1", "1", "5"],
  ]);
  const save = form.html.querySelector('form[action*="/inventory/add?scan="]')!;
  const typed = { bin: "A1", quantity: "2", reorderPoint: "1" };
  for (let count = 0; count < 2; count++) await visitor.submit(save, typed, "Add to Inventory");
  expect(await itemsOf(company)).toMatchObject([{ part_number: "P551712", quantity: 2, cost: "18.4000" }]);
  expect(await stateOf(scanId)).toBe("used");
});

test("people at the parts counter scan labels, without the cost, and nothing else", async () => {
  const { company, vehicleId } = await begin();
  const counter = await newCounter(company);
  const visitor = await signedIn(counter);
  const fields = { partNumber: "P551712", cost: "18.40" };
  const scanId = await addScan(counter, { purpose: "part-details", fields });
  const form = await visitor.get(`/inventory/add?scan=${scanId}`);
  expect(valueOf(form, "partNumber")).toBe("P551712");
  expect(form.text).not.toContain("18.40");
  expect((await visitor.get("/scans/new/part-details")).status).toBe(200);
  for (const other of ["vehicle", `part-number?for=${vehicleId}`])
    expect((await visitor.get(`/scans/new/${other}`)).status).toBe(403);
});

test("a label finds its part, and the photo goes", async () => {
  const { company, visitor } = await begin();
  const scanId = await addScan(company, { purpose: "part-search", fields: { partNumber: "LF9080" } });
  expect(
    (await visitor.get("/inventory")).html.querySelector('a[href="/scans/new/part-search"]'),
  ).not.toBeNull();
  await visitor.get(`/scans/${scanId}`);
  await visitor.follow();
  const answer = await visitor.submit(`/inventory/scan?scan=${scanId}`, {}, "Find in Inventory");
  expect(answer.location).toBe("/inventory?q=LF9080");
  expect(await stateOf(scanId)).toBe("discarded");
  const misread = await addScan(company, { purpose: "part-search", fields: { partNumber: "LF908O" } });
  await visitor.get(`/inventory/scan?scan=${misread}`);
  await visitor.submit(`/inventory/scan?scan=${misread}`, { partNumber: "LF9080" }, "Find in Inventory");
  const again = { fields: { partNumber: found("LF908O") }, rows: [], notes: [] };
  const next = await asCorrectedBefore(owner, company.accountId, "part-label", again);
  expect(next.fields.partNumber!.text).toBe("LF9080");
});

test("a photo is never for a vehicle of another company", async () => {
  const { vehicleId } = await begin();
  const stranger = await signedIn(await newCompany());
  for (const address of [vehicleId, "nothing", ""])
    expect((await stranger.get(`/scans/new/part-number?for=${address}`)).status).toBe(404);
});
