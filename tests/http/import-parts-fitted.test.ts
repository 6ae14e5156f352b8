import { expect, test } from "vitest";
import { flashOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { ownedVehicle } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

const { owner } = testDatabase();

async function managerOf(company: Member): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(company);
  return visitor;
}

async function upload(visitor: Visitor, ...lines: string[]): Promise<Answer> {
  await visitor.get("/fleet-data/import");
  const file = new File([lines.join("\n")], "parts.csv", { type: "text/csv" });
  await visitor.submit("/fleet-data/import", { kind: "parts", file });
  return visitor.follow();
}

async function confirm(visitor: Visitor, page: Answer): Promise<Answer> {
  await visitor.submit(page.html.querySelector("form[action$='/confirm']")!);
  return visitor.follow();
}

const partsOf = ({ accountId }: Member) =>
  owner
    .selectFrom("parts")
    .leftJoin("meter_readings", "meter_readings.id", "parts.meter_reading_id")
    .select(["parts.id", "category", "part_number", "position", "vendor", "cost", "install_date", "notes"])
    .select(["removed_as", "meter_readings.value"])
    .where("parts.account_id", "=", accountId)
    .orderBy("install_date")
    .execute();

const headings =
  "Truck,Date Installed,Category,Part No,Description,Position,Supplier,Cost,Odometer,Removed,Remarks";
const log = [
  headings,
  '12,3/1/2026,Air Dryer,065225,"Dryer, AD-9","Left rail",FleetPride,"$1,289.50",120500,,Warranty to 2027',
  "12,3/8/2026,filters_oil,LF9080,,,,24.10,,,",
  "12,1/5/2025,Starter,10461757,,,Rush,412,98000,3/8/2026,Cracked",
  "12,,Starter,1,,,,5,,,",
  "12,3/9/2026,,,,,,5,,,",
  "99,3/9/2026,Starter,1,,,,5,,,",
  "12,3/9/2026,Starter,1,,,,5,,1/1/2026,",
];

test("a list of parts fitted is imported with mileage, cost and what was taken off, and counts toward the vehicle's cost", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "12", mileage: 0 });
  const visitor = await managerOf(company);
  const page = await upload(visitor, ...log);
  expect(page.text).toContain("3 rows ready to import $1,725.60; 4 refused");
  expect(page.text).toContain("“Air Dryer” is no category here: Other, and kept in the notes.");
  expect(page.text).toContain("Date Installed: the date is missing.");
  expect(page.text).toContain("Nothing says which part it is: give its category, number or description.");
  expect(page.text).toContain("Choose the vehicle for “99” above.");
  expect(page.text).toContain("It was taken off on 2026-01-01, before it was installed.");
  expect(flashOf(await confirm(visitor, page))).toContain("3 rows imported");
  expect(await partsOf(company)).toMatchObject([
    { category: "starter", cost: "412.00", value: "98000.0", notes: "Cracked", removed_as: "taken_off" },
    {
      ...{ category: "other", part_number: "065225", position: "Left rail", vendor: "FleetPride" },
      ...{ cost: "1289.50", install_date: "2026-03-01", value: "120500.0", removed_as: null },
      notes: "Air Dryer\nDryer, AD-9\nWarranty to 2027",
    },
    { category: "filters_oil", part_number: "LF9080", cost: "24.10", value: null, removed_as: null },
  ]);
  const vehicle = await visitor.get(`/fleet-data/${vehicleId}/parts`);
  expect(vehicle.text).toContain("065225");
  expect(
    (await visitor.get(`/fleet-data/${vehicleId}/history?from=2025-01-01&to=2026-06-30`)).text,
  ).toContain("Parts $1,725.60");
});

test("the same list again adds nothing, and an undo keeps what was changed since", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { unit_number: "12", mileage: 0 });
  const visitor = await managerOf(company);
  const first = await confirm(visitor, await upload(visitor, ...log.slice(0, 4)));
  const undo = first.html.querySelector("form[action$='/undo']")!;
  const again = await upload(visitor, ...log.slice(0, 4));
  expect(again.text).toContain("0 rows ready to import 3 left out");
  expect(again.text).toContain("This part is recorded already.");
  const [, dryer] = await partsOf(company);
  await owner.updateTable("parts").set({ version: 2 }).where("id", "=", dryer!.id).execute();
  await visitor.submit(undo);
  const undone = await visitor.follow();
  expect(flashOf(undone)).toContain("Import undone: 2 rows taken back");
  expect(flashOf(undone)).toContain("Changed since, and kept: Mar 1, 2026: 065225.");
  expect(await partsOf(company)).toMatchObject([{ part_number: "065225", value: "120500.0" }]);
  const readings = owner
    .selectFrom("meter_readings")
    .select("value")
    .where("account_id", "=", company.accountId);
  expect((await readings.where("source", "=", "part").execute()).map(({ value }) => value)).toEqual([
    "120500.0",
  ]);
});

test("parts without a number are told apart by what they are", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { unit_number: "12", mileage: 0 });
  const visitor = await managerOf(company);
  const row = (what: string) => `12,3/1/2026,,,${what},,,,,,`;
  await confirm(visitor, await upload(visitor, headings, row("Mud flap")));
  const more = await upload(visitor, headings, row("Mud flap"), row("Tail light"));
  expect(more.text).toContain("1 row ready to import");
  await confirm(visitor, more);
  expect((await partsOf(company)).map(({ notes }) => notes).sort()).toEqual(["Mud flap", "Tail light"]);
});

test("notes as long as the form takes are imported whole; longer ones are refused", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { unit_number: "12", mileage: 0 });
  const visitor = await managerOf(company);
  const row = (length: number) => `12,3/1/2026,Starter,1,,,,5,,,${"x".repeat(length)}`;
  const page = await upload(visitor, headings, row(5_000), row(5_001));
  expect(page.text).toContain("1 row ready to import $5.00; 1 refused");
  expect(page.text).toContain("Remarks: the text is longer than 5,000 characters.");
  await confirm(visitor, page);
  expect((await partsOf(company)).map(({ notes }) => notes?.length)).toEqual([5_000]);
});
