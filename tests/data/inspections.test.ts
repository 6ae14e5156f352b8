import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { itemsOf } from "~/features/inspections/items/inspection-items";
import { unitKinds } from "~/features/vehicles/unit-kind/unit-kind";
import { legalItems } from "~/features/inspections/items/legal-items";
import { listOpenDefects } from "~/features/inspections/open-defects/open-defects.server";
import { certifyRepair } from "~/features/inspections/certify/certify-repair.server";
import { acknowledgeInspection, deleteInspection } from "~/features/inspections/inspection-signatures.server";
import { inspectionView } from "~/features/inspections/inspection-view";
import { inspectionText } from "~/features/inspections/inspection-text";
import { getInspection, listInspectionsToRead } from "~/features/inspections/get-inspection.server";
import { keptUntil } from "~/features/inspections/retention";
import { asAccount } from "~db/as-account";
import { testDatabase } from "../support/database";
import { repaired, signedInspection } from "../support/inspections";
import { newColleague, newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";

const horn = { item: "interior_horn", note: "Silent" };
const tires = { item: "exterior_tires", note: "Left front is bald", unsafe: true };

test("the eleven parts that the law names are all looked at", () => {
  const keys = new Set<string>(itemsOf("truck").map(({ key }) => key));
  expect(legalItems).toHaveLength(11);
  expect(legalItems.flatMap(({ checks }) => checks).filter((check) => !keys.has(check))).toEqual([]);
  expect(legalItems.filter(({ checks }) => checks.length === 0)).toEqual([]);
});

test.each(unitKinds)("a %s's form covers the law's parts that it has, and none that it has not", (kind) => {
  const keys: string[] = itemsOf(kind).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const covered = ({ checks }: (typeof legalItems)[number]) => checks.some((check) => keys.includes(check));
  const missing = legalItems.filter((part) => !covered(part)).map(({ law }) => law);
  expect(missing).toEqual(legalItems.filter(({ notOn }) => notOn?.includes(kind)).map(({ law }) => law));
});

test("a dry van is not asked for an engine, a driver's seat or a horn, but for its kingpin, doors and landing gear", () => {
  const keys: string[] = itemsOf("trailer").map(({ key }) => key);
  expect(keys.filter((key) => /^(underhood|safety)_|horn|steering|mirrors|wipers/.test(key))).toEqual([]);
  for (const key of ["kingpin_apron", "doors", "landing_gear", "abs_lamp", "trailer_brake_connections"])
    expect(keys).toContain(key);
});

test("the form of a truck has 26 items: 7 outside, 5 under the hood, 6 inside, 4 for safety, and the law's four", () => {
  const keys = itemsOf("truck").map(({ key }) => key);
  const count = (start: string) => keys.filter((key) => key.startsWith(start)).length;
  expect(["exterior_", "underhood_", "interior_", "safety_"].map(count)).toEqual([7, 5, 6, 4]);
  expect(new Set(keys).size).toBe(26);
  for (const key of ["parking_brake", "trailer_brake_connections", "reflectors", "coupling_devices"])
    expect(keys).toContain(key);
});

test("a report is kept three months after the last of its signatures, and for good while a defect is open", () => {
  const day = (text: string) => new Date(`${text}T15:00:00Z`);
  const papers = (signed: string) => ({
    inspection: { signed_at: day(signed) },
    defects: [] as { id: string }[],
    certifications: [] as { defect_id: string; signed_at: Date }[],
    acknowledgements: [] as { signed_at: Date }[],
  });
  expect(keptUntil(papers("2026-01-15"))).toEqual(day("2026-04-15"));
  expect(keptUntil(papers("2026-11-30"))).toEqual(day("2027-02-28"));
  expect(keptUntil(papers("2026-12-31"))).toEqual(day("2027-03-31"));
  const open = { ...papers("2026-01-15"), defects: [{ id: "a" }] };
  expect(keptUntil(open)).toBeUndefined();
  const certified = { ...open, certifications: [{ defect_id: "a", signed_at: day("2026-02-01") }] };
  expect(keptUntil(certified)).toEqual(day("2026-05-01"));
  const read = { ...certified, acknowledgements: [{ signed_at: day("2026-02-02") }] };
  expect(keptUntil(read)).toEqual(day("2026-05-02"));
});

test("what is signed can be neither changed nor taken out of a report by any request", async () => {
  const company = await newCompany();
  const id = await signedInspection(company, await ownedVehicle(company), [horn, tires]);
  const { defects } = (await getInspection(company.scope, id))!;
  const outcomes = defects.map(({ id: defectId }) => repaired(defectId));
  await certifyRepair(company.scope, id, { outcomes, signatureName: "Max" }, randomUUID());
  await acknowledgeInspection(company.scope, id, { signatureName: "Nia", unit: null }, randomUUID());
  const changes = [
    sql`update inspections set notes = 'x' where id = ${id}`,
    sql`update inspection_checks set result = 'ok' where inspection_id = ${id}`,
    sql`update defects set note = 'x' where inspection_id = ${id}`,
    sql`update defect_certifications set note = 'x'`,
    sql`update inspection_acknowledgements set signature_name = 'x'`,
    sql`update inspection_corrections set correction = 'x'`,
    sql`delete from inspection_checks where inspection_id = ${id}`,
    sql`delete from defects where inspection_id = ${id}`,
    sql`delete from defect_certifications`,
    sql`delete from inspection_acknowledgements`,
    sql`delete from inspection_corrections`,
  ];
  for (const change of changes)
    await expect(asAccount(company.accountId, (trx) => change.execute(trx))).rejects.toMatchObject({
      code: "42501",
    });
});

test("a certificate that names a certified defect again writes nothing at all", async () => {
  const company = await newCompany();
  const id = await signedInspection(company, await ownedVehicle(company), [horn, tires]);
  const { defects } = (await getInspection(company.scope, id))!;
  const [first, second] = defects.map(({ id: defectId }) => repaired(defectId));
  await certifyRepair(
    company.scope,
    id,
    { outcomes: [first!], signatureName: "Max", signing: "own" as const },
    randomUUID(),
  );
  const both = { outcomes: [second!, first!], signatureName: "Moe" };
  const again = await certifyRepair(company.scope, id, both, randomUUID());
  expect(again).toMatchObject({ problem: "certified-before", by: "Max" });
  expect((await getInspection(company.scope, id))!.certifications).toHaveLength(1);
});

test("two managers who certify at the same moment leave one certificate", async () => {
  const company = await newCompany();
  const colleague = await newColleague(company, "user");
  const id = await signedInspection(company, await ownedVehicle(company), [horn]);
  const { defects } = (await getInspection(company.scope, id))!;
  const outcomes = [repaired(defects[0]!.id)];
  const results = await Promise.all(
    [company, colleague].map(({ scope, email }) =>
      certifyRepair(scope, id, { outcomes, signatureName: email }, randomUUID()),
    ),
  );
  expect(results.filter((result) => "stillOpen" in result)).toHaveLength(1);
  expect((await getInspection(company.scope, id))!.certifications).toHaveLength(1);
});

test("another company certifies, acknowledges and deletes nothing here", async () => {
  const [company, stranger] = [await newCompany(), await newCompany()];
  const id = await signedInspection(company, await ownedVehicle(company), [horn]);
  const none = { problem: "no-report" };
  expect(
    await acknowledgeInspection(stranger.scope, id, { signatureName: "Spy", unit: null }, randomUUID()),
  ).toEqual(none);
  expect(await deleteInspection(stranger.scope, id, randomUUID())).toEqual(none);
  expect(await getInspection(stranger.scope, id)).toBeUndefined();
});

test("the open defects of a vehicle are those that nobody certified, over all of its reports", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company);
  const first = await signedInspection(company, vehicleId, [horn]);
  await signedInspection(company, vehicleId, [tires]);
  await signedInspection(company, await ownedVehicle(company), [horn]);
  const open = () => asAccount(company.accountId, (trx) => listOpenDefects(trx, vehicleId));
  expect((await open()).map(({ item }) => item)).toEqual(["interior_horn", "exterior_tires"]);
  expect(await listInspectionsToRead(company.scope, { vehicleId })).toHaveLength(2);
  const { defects } = (await getInspection(company.scope, first))!;
  const outcomes = [repaired(defects[0]!.id, { outcome: "not_necessary", note: "Spare horn" })];
  await certifyRepair(company.scope, first, { outcomes, signatureName: "Max" }, randomUUID());
  expect((await open()).map(({ item }) => item)).toEqual(["exterior_tires"]);
});

test("a report keeps the vehicle's name and mileage, and says that the mileage was struck out since", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { make_model: "Mack Anthem", unit_number: "7" });
  const meter = { mileage: { value: "123500", unit: "mi" as const } };
  const id = await signedInspection(company, vehicleId, [], { meter });
  const { owner } = testDatabase();
  await owner
    .updateTable("vehicles")
    .set({ make_model: "Sold", unit_number: null })
    .where("id", "=", vehicleId)
    .execute();
  await owner
    .updateTable("meter_readings")
    .set({ struck_at: new Date() })
    .where("vehicle_id", "=", vehicleId)
    .execute();
  const facts = inspectionView((await getInspection(company.scope, id))!, "America/Chicago");
  expect(facts).toMatchObject({
    ...{ vehicle: "Mack Anthem", unit: "7" },
    mileage: "123,500 mi (struck out since it was signed)",
  });
});

test("the mailed text holds every item, every defect and every signature", async () => {
  const company = await newCompany();
  const id = await signedInspection(company, await ownedVehicle(company), [horn, tires], { notes: "Rain" });
  const text = inspectionText(inspectionView((await getInspection(company.scope, id))!, "America/Chicago"));
  for (const { label } of itemsOf("truck")) expect(text).toContain(`${label}: `);
  expect(text).toContain("Tires: Left front is bald (NOT SAFE TO DRIVE)");
  expect(text).toContain("Horn: Silent");
  expect(text).toContain(`Driver: Dee Driver (signed in as ${company.email})`);
  expect(text).toContain("Not yet reviewed by the next driver");
});

test("after its time a report goes with all that belongs to it", async () => {
  const company = await newCompany();
  const id = await signedInspection(company, await ownedVehicle(company));
  const { owner } = testDatabase();
  await owner
    .updateTable("inspections")
    .set({ signed_at: new Date("2026-01-05") })
    .where("id", "=", id)
    .execute();
  expect(await deleteInspection(company.scope, id, randomUUID())).toEqual({ done: true });
  const left = await owner
    .selectFrom("inspection_checks")
    .select("item")
    .where("inspection_id", "=", id)
    .execute();
  expect(left).toEqual([]);
});
