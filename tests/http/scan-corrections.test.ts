import { expect, test } from "vitest";
import { asCorrectedBefore } from "~/features/scans/corrections.server";
import type { Reading } from "~/features/scans/document-kind";
import { valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { addScan, found } from "../support/scans";
import { ownedVehicle } from "../support/vehicles";

const reading = (fields: Record<string, string>): Reading => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, found(text)])),
  rows: [],
  notes: [],
});

const read = ({ accountId }: Member, kind: string, fields: Record<string, string>) =>
  asCorrectedBefore(testDatabase().owner, accountId, kind, reading(fields));

async function saveReceipt(person: Member, fields: Reading["fields"], station: string) {
  const vehicleId = await ownedVehicle(person);
  const visitor = await signedIn(person);
  const scan = await addScan(person, { purpose: "fuel-receipt", subjectId: vehicleId, fields });
  const page = `/fleet-data/${vehicleId}/fuel/new?scan=${scan}`;
  const form = await visitor.get(page);
  const shown = form.text;
  expect(valueOf(form, "seller")).toBe(fields.station!.text);
  const saved = await visitor.submit(page, { seller: station });
  expect(saved.status, saved.text).toBe(303);
  return shown;
}

const receipt = (station: string) => ({
  receiptDate: found("2026-01-05"),
  product: found("diesel"),
  gallons: found("40.000"),
  pricePerGallon: found("4.000"),
  totalCost: found("160.00"),
  station: found(station),
});

test("what a company corrected once is proposed to all of its people the next time, and to no other company", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await saveReceipt(company, receipt("L0VES TRAVEL"), "Loves Travel Stop");
  const colleague = await newColleague(company, "user");
  const again = await read(colleague, "fuel-receipt", { station: "L0VES TRAVEL", totalCost: "160.00" });
  expect(again.fields.station).toMatchObject({
    ...{ text: "Loves Travel Stop", readAs: "L0VES TRAVEL", proposal: "L0VES TRAVEL" },
    note: "Read as L0VES TRAVEL, which was corrected to this before.",
  });
  expect(again.fields.station!.doubts).toHaveLength("Loves Travel Stop".length);
  const shown = await saveReceipt(colleague, { ...receipt(""), ...again.fields }, "Loves Travel Stop");
  expect(shown).toContain("Read as L0VES TRAVEL, which was corrected to this before.");
  const stranger = await newCompany();
  const elsewhere = await read(stranger, "fuel-receipt", { station: "L0VES TRAVEL" });
  expect(elsewhere.fields.station!.text).toBe("L0VES TRAVEL");
  const otherKind = await read(company, "parts-invoice", { vendor: "L0VES TRAVEL" });
  expect(otherKind.fields.vendor!.text).toBe("L0VES TRAVEL");
});

test("a correction that is taken back is forgotten, and another one replaces it", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const stationNow = async () =>
    (await read(company, "fuel-receipt", { station: "PIL0T 101" })).fields.station!;
  await saveReceipt(company, receipt("PIL0T 101"), "Pilot");
  await saveReceipt(company, { ...receipt(""), station: await stationNow() }, "Pilot 101");
  expect((await stationNow()).text).toBe("Pilot 101");
  await saveReceipt(company, { ...receipt(""), station: await stationNow() }, "PIL0T 101");
  expect(await stationNow()).not.toHaveProperty("readAs");
});

test("amounts and days that were corrected are not remembered", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const vehicleId = await ownedVehicle(company);
  const visitor = await signedIn(company);
  const scan = await addScan(company, {
    ...{ purpose: "fuel-receipt", subjectId: vehicleId, fields: receipt("PILOT") },
  });
  const page = `/fleet-data/${vehicleId}/fuel/new?scan=${scan}`;
  await visitor.get(page);
  const saved = await visitor.submit(page, { gallons: "50.000", totalCost: "200.00" });
  expect(saved.status, saved.text).toBe(303);
  const rows = await testDatabase()
    .owner.selectFrom("scan_corrections")
    .selectAll()
    .where("account_id", "=", company.accountId)
    .execute();
  expect(rows).toEqual([]);
});
