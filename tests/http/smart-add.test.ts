import { expect, test } from "vitest";
import { today } from "~/features/calendar/today";
import { simplifyDescription } from "~/features/scanned-parts/simplify-description";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { addRow } from "../support/rows";
import { addScan } from "../support/scans";
import { ownedVehicle } from "../support/vehicles";
import type { Visitor } from "../support/visitor";

const { owner } = testDatabase();
const press = "Add All Parts to Vehicle";
const head = {
  vendor: "Rush Truck Center",
  invoiceNumber: "3019",
  invoiceDate: "2026-11-02",
  total: "190.00",
};
const rows: Record<string, string>[] = [
  {
    rowKind: "part",
    partNumber: "LF9080",
    description: "FLTR,OIL HD",
    quantity: "2",
    unitCost: "20.00",
    lineTotal: "40.00",
  },
  { rowKind: "part", partNumber: "R950011", description: "AIR DRYER CART", quantity: "1", unitCost: "50.00" },
  { rowKind: "labor", description: "REPLACE AIR DRYER", lineTotal: "100.00" },
];

async function begin(more: Partial<Parameters<typeof addScan>[1]> = {}) {
  const company = await newCompany({ plan: "enterprise" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7" });
  const visitor = await signedIn(company);
  const scanId = await addScan(company, {
    ...{ purpose: "smart-add", subjectId: vehicleId, fields: head, rows },
    ...more,
  });
  return {
    company,
    vehicleId,
    visitor,
    scanId,
    page: `/fleet-data/${vehicleId}/parts/smart-add?scan=${scanId}`,
  };
}

const partsOf = ({ accountId }: Member) =>
  owner.selectFrom("parts").selectAll().where("account_id", "=", accountId).orderBy("part_number").execute();
const servicesOf = ({ accountId }: Member) =>
  owner.selectFrom("service_entries").selectAll().where("account_id", "=", accountId).execute();

async function opened(visitor: Visitor, page: string) {
  const answer = await visitor.get(page);
  return { answer, form: answer.html.querySelector(`form[action="${page}"]`)! };
}

test("the rows of an invoice become parts of the vehicle, and its labor a service entry, once", async () => {
  const { company, vehicleId, visitor, page, scanId } = await begin();
  const parts = `/fleet-data/${vehicleId}/parts`;
  expect((await visitor.get(parts)).html.querySelector(`a[href="${parts}/smart-add"]`)?.text).toBe(
    "Smart Add",
  );
  expect((await visitor.get(`/scans/${scanId}`)).location).toBe(page);
  const { answer, form } = await opened(visitor, page);
  expect(answer.text).toContain("Invoice scanned! Found 2 parts");
  expect(
    ["category", "partNumber", "cost", "installDate", "vendor"].map((name) =>
      valueOf(answer, `rows[0].${name}`),
    ),
  ).toEqual(["other", "LF9080", "40.00", "2026-11-02", "Rush Truck Center"]);
  expect([valueOf(answer, "labor"), valueOf(answer, "laborCost")]).toEqual(["REPLACE AIR DRYER", "100.00"]);
  const checked = await visitor.submit(form, {}, "Done Editing");
  expect(checked.text).toContain("To add: 2 parts, and the labor: REPLACE AIR DRYER.");
  expect(checked.text).toContain("$190.00: the invoice's total.");
  expect(await partsOf(company)).toEqual([]);
  for (let count = 0; count < 2; count++) await visitor.submit(form, {}, press);
  expect(flashOf(await visitor.follow())).toContain("Parts added!");
  const [entry, ...others] = await servicesOf(company);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    description: "REPLACE AIR DRYER",
    labor_cost: "100.00",
    vendor: head.vendor,
  });
  expect(await partsOf(company)).toMatchObject([
    {
      ...{ category: "other", part_number: "LF9080", cost: "40.00", install_date: "2026-11-02" },
      ...{ notes: "FLTR,OIL HD\nFilter, oil heavy duty", service_entry_id: entry!.id, vendor: head.vendor },
    },
    { part_number: "R950011", cost: "50.00" },
  ]);
});

test("a row of which nothing was shipped is not fitted", async () => {
  const { visitor, page } = await begin({ rows: [{ ...rows[0]!, quantity: "0" }, rows[1]!] });
  const { form } = await opened(visitor, page);
  const ticks = form.querySelectorAll('input[name$=".add"]');
  expect([...ticks].map((tick) => tick.hasAttribute("checked"))).toEqual([false, true]);
});

test("a repair invoice of labor alone becomes a service entry", async () => {
  const { company, visitor, page } = await begin({ rows: [rows[2]!] });
  const { form } = await opened(visitor, page);
  await visitor.submit(form, {}, press);
  expect(flashOf(await visitor.follow())).toContain("Service entry added");
  expect(await servicesOf(company)).toMatchObject([{ description: "REPLACE AIR DRYER" }]);
});

test("what a row replaces is said, as it is of a part that is added by hand", async () => {
  const { company, vehicleId, visitor, page } = await begin({ rows: [rows[1]!] });
  const before = { vehicle_id: vehicleId, category: "other", part_number: "R950011" };
  await addRow("parts", company, { ...before, install_date: "2026-01-02" });
  const { form } = await opened(visitor, page);
  await visitor.submit(form, {}, press);
  expect(flashOf(await visitor.follow())).toContain("The same part was fitted before: Other R950011");
});

test("a number that was fitted before has its category; the day is today when the invoice has none", async () => {
  const { company, visitor, page, vehicleId } = await begin({ fields: { vendor: "Rush" } });
  const reading = await addRow("meter_readings", company, { vehicle_id: vehicleId });
  await addRow("parts", company, {
    ...{ vehicle_id: vehicleId, meter_reading_id: reading.id },
    ...{ category: "filters_oil", part_number: "lf-9080" },
  });
  const { answer } = await opened(visitor, page);
  expect(valueOf(answer, "rows[0].category")).toBe("filters_oil");
  expect(valueOf(answer, "rows[1].category")).toBe("other");
  expect(valueOf(answer, "rows[0].installDate")).toBe(today("America/Chicago"));
});

test("the photo is the invoice photo of each part, and stays with them", async () => {
  const { company, visitor, page, scanId } = await begin();
  const picture = await addRow("files", company);
  await addRow("scan_pages", company, { scan_id: scanId, page: 0, picture_id: picture.id });
  await visitor.submit((await opened(visitor, page)).form, {}, press);
  expect((await partsOf(company)).map(({ photo_id }) => photo_id)).toEqual([picture.id, picture.id]);
  const kept = await owner
    .selectFrom("files")
    .select("attached_at")
    .where("id", "=", picture.id as string)
    .executeTakeFirst();
  expect(kept?.attached_at).not.toBeNull();
});

test("all or none: a wrong row is named, what was typed stays, and unchecked rows do not count", async () => {
  const { company, visitor, page } = await begin();
  const { form } = await opened(visitor, page);
  const wrong = { "rows[0].cost": "-3", "rows[1].partNumber": "R 950011" };
  const refused = await visitor.submit(form, wrong, press);
  expect(messageAt(refused, "rows[0].cost")).toContain("Cost must not be negative");
  expect(valueOf(refused, "rows[1].partNumber")).toBe("R 950011");
  expect(refused.text).toContain("Row 2");
  expect(await partsOf(company)).toEqual([]);
  const again = refused.html.querySelector(`form[action="${page}"]`)!;
  await visitor.submit(again, { "rows[0].add": "", addLabor: "" }, press);
  expect(await partsOf(company)).toMatchObject([{ part_number: "R 950011" }]);
  expect(await servicesOf(company)).toEqual([]);
});

test("nothing checked is nothing to add", async () => {
  const { company, visitor, page } = await begin();
  const { form } = await opened(visitor, page);
  const refused = await visitor.submit(form, { "rows[0].add": "", "rows[1].add": "", addLabor: "" }, press);
  expect(alertOf(refused)).toContain("No parts to add");
  expect(await partsOf(company)).toEqual([]);
});

test("the invoice of another vehicle is pointed to that vehicle", async () => {
  const { company, visitor, page, scanId } = await begin({ fields: { ...head, unitNumber: "t-9" } });
  const other = await ownedVehicle(company, { unit_number: "T-9" });
  const { answer } = await opened(visitor, page);
  expect(answer.text).toContain("The invoice names another vehicle");
  const link = `/fleet-data/${other}/parts/smart-add?scan=${scanId}`;
  expect(answer.html.querySelector(`a[href="${link}"]`)).not.toBeNull();
  expect((await visitor.get(link)).text).not.toContain("names another vehicle");
});

test("an invoice that was added before, also to the stock, is asked about", async () => {
  const { company, visitor, page } = await begin();
  await addRow("vendor_invoices", company, { vendor: "rush truck center", number: "3019" });
  const { form } = await opened(visitor, page);
  const asked = await visitor.submit(form, {}, press);
  expect(asked.text).toContain("This invoice was added before");
  expect(await partsOf(company)).toEqual([]);
  await visitor.submit(asked.html.querySelector(`form[action="${page}"]`)!, {}, "It is another one: add it");
  expect(await partsOf(company)).toHaveLength(2);
});

test("a scan that was discarded in another window adds nothing, and what was typed stays", async () => {
  const { company, visitor, page, scanId } = await begin();
  const { form } = await opened(visitor, page);
  await owner.updateTable("scans").set({ state: "discarded" }).where("id", "=", scanId).execute();
  const refused = await visitor.submit(form, { "rows[0].description": "Oil filter" }, press);
  expect(alertOf(refused)).toContain("Nothing was added");
  expect(valueOf(refused, "rows[0].description")).toBe("Oil filter");
  expect(await partsOf(company)).toEqual([]);
});

test("another company's vehicle and scan are not there", async () => {
  const { page, scanId } = await begin();
  const { visitor, vehicleId } = await begin();
  expect((await visitor.get(page)).status).toBe(404);
  const own = await visitor.get(`/fleet-data/${vehicleId}/parts/smart-add?scan=${scanId}`);
  expect(own.text).toContain("is read into rows");
});

test.each([
  ["FLTR,OIL HD 1R-1808", "Filter, oil heavy duty 1R-1808"],
  ["GSKT W/O BRKT", "Gasket without bracket"],
  ["Brake shoe kit", "Brake shoe kit"],
  ["ASSY, BRK CHMBR LH", "Assembly, brake chamber left"],
])("%s is spelled out", (short, long) => {
  expect(simplifyDescription(short)).toBe(long);
});
