import { sql } from "kysely";
import { expect, test } from "vitest";
import { archiveVehicle } from "~/features/vehicles/former-vehicles.server";
import { flashOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { newVin, ownedVehicle } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

const { owner } = testDatabase();

async function managerOf(company: Member): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(company);
  return visitor;
}

const lines = (...rows: string[]) => `${rows.join("\n")}\n`;

/** Chooses a file on the page that a vehicle's own page links to. */
async function upload(
  visitor: Visitor,
  kind: "fuel" | "service" | "vehicles",
  content: string,
  vehicle = "",
) {
  const page = `/fleet-data/import?kind=${kind}&vehicle=${vehicle}`;
  await visitor.get(page);
  const file = new File([content], "log.csv", { type: "text/csv" });
  const answer = await visitor.submit("/fleet-data/import", { kind, file });
  return answer.location ? visitor.follow() : answer;
}

const pathOf = (page: Answer) => page.html.querySelector("form:has(table)")!.getAttribute("action")!;

async function readAgain(visitor: Visitor, page: Answer, fields: Record<string, string>): Promise<Answer> {
  await visitor.submit(pathOf(page), fields, "Read Again");
  return visitor.follow();
}

async function confirm(visitor: Visitor, page: Answer): Promise<Answer> {
  await visitor.submit(`${pathOf(page)}/confirm`);
  return visitor.follow();
}

const receipts = async (company: Member) =>
  (
    await owner
      .selectFrom("fuel_receipts")
      .innerJoin("vehicles", "vehicles.id", "fuel_receipts.vehicle_id")
      .select(["unit_number", "total_cost"])
      .where("fuel_receipts.account_id", "=", company.accountId)
      .orderBy("total_cost")
      .execute()
  ).map(({ unit_number, total_cost }) => `${unit_number}: ${total_cost}`);

test.each([
  "Vehicle ID",
  "Vehicle No",
  "Vehicle Number",
  "Asset",
  "Asset ID",
  "Equipment",
  "Equipment Code",
  "Equip #",
  "Tractor #",
  "Tractor",
  "Truck Number",
  "TRUCK_NO",
  "Fleet No",
  "Fleet Number",
  "Unit",
  "Unit #",
  "unitNumber",
  "Power Unit",
  "Company Vehicle No.",
  "License Plate",
])(
  "two trucks in a column “%s” are never put on the one whose page the file was brought to",
  async (heading) => {
    const company = await newCompany({ plan: "pro" });
    const vehicleId = await ownedVehicle(company, { unit_number: "9", mileage: 0 });
    const visitor = await managerOf(company);
    const page = await upload(
      visitor,
      "fuel",
      lines(
        `Date,${heading},Gallons,Total,Odometer`,
        "2026-01-05,T-1,100,350.00,45000",
        "2026-01-06,T-2,100,360.00,81000",
      ),
      vehicleId,
    );
    expect(page.text).toContain("0 rows ready to import");
    expect(page.text).toContain("“T-1” in the file is");
    expect(page.text).toContain("“T-2” in the file is");
  },
);

test("each vehicle is found by its number, the page says how, and another may be chosen", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { unit_number: "1104", vin: "3AKJHHDR8KSKX6686", mileage: 0 });
  const other = await ownedVehicle(company, { unit_number: "0150", vin: "1FUJGBDV0FLAB1234", mileage: 0 });
  await ownedVehicle(company, { unit_number: "T9", serial_number: "CAT-0420-77", mileage: 0 });
  const visitor = await managerOf(company);
  let page = await upload(
    visitor,
    "fuel",
    lines(
      "Date,Unit,Gallons,Total",
      "2026-01-01,1104,10,1.00",
      "2026-01-02,150,10,2.00",
      "2026-01-03,Unit #1104,10,3.00",
      "2026-01-04,3akjhhdr8kskx6686,10,4.00",
      "2026-01-05,CAT-0420-77,10,5.00",
      "2026-01-06,AB1234,10,6.00",
      "2026-01-07,t9,10,7.00",
      "2026-01-08,Old Blue,10,8.00",
    ),
  );
  expect(page.text).toContain("7 rows ready to import");
  for (const how of ["by unit number", "by VIN", "by serial number", "by the end of the VIN"]) {
    expect(page.text).toContain(`Found ${how}.`);
  }
  expect(page.text).toContain("Choose the vehicle for “Old Blue” above.");
  page = await readAgain(visitor, page, { "vehicles[0]": other, "vehicles[7]": "none" });
  expect(page.text).toContain("You left the rows of “Old Blue” out.");
  await confirm(visitor, page);
  expect(await receipts(company)).toEqual([
    ...["0150: 1.00", "0150: 2.00", "1104: 3.00", "1104: 4.00", "T9: 5.00", "0150: 6.00", "T9: 7.00"],
  ]);
});

test("a name that fits two vehicles is asked about, in any case of its letters once", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { unit_number: "U77", mileage: 0 });
  await ownedVehicle(company, { unit_number: "U77", mileage: 0 });
  const visitor = await managerOf(company);
  const page = await upload(
    visitor,
    "fuel",
    lines(
      "Date,Unit,Gallons,Total",
      "2026-01-01,u77,10,1.00",
      "2026-01-02,U77,10,2.00",
      "2026-01-03,u77,10,3.00",
    ),
  );
  expect(page.html.querySelectorAll("select[name^='vehicles[']")).toHaveLength(1);
  // The same refusal of two rows is one line.
  expect(page.text).toContain("2, 4");
});

test("what was chosen for a name is known for the next file", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "12", mileage: 0 });
  await ownedVehicle(company, { unit_number: "13", mileage: 0 });
  const visitor = await managerOf(company);
  const first = await upload(
    visitor,
    "fuel",
    lines("Date,Truck,Gallons,Total", "2026-01-01,Old Blue,10,1.00"),
  );
  await confirm(visitor, await readAgain(visitor, first, { "vehicles[0]": vehicleId }));
  const next = await upload(
    visitor,
    "service",
    lines("Date,Truck,Description,Cost", "2026-01-02,OLD BLUE,Oil,1.00"),
  );
  expect(next.text).toContain("1 row ready to import");
  expect(next.text).toContain("Found as chosen for an earlier file.");
  const stranger = await managerOf(await newCompany({ plan: "pro" }));
  const theirs = await upload(stranger, "fuel", lines("Date,Truck,Gallons,Total", "2026-01-01,Old Blue,1,1"));
  expect(theirs.text).toContain("0 rows ready to import");
});

test("a unit number that another vehicle has now is that one's, and what was left out stays left out", async () => {
  const company = await newCompany({ plan: "pro" });
  const first = await ownedVehicle(company, { unit_number: "12", mileage: 0 });
  const visitor = await managerOf(company);
  const log = ["Date,Truck,Gallons,Total", "2026-01-01,12,10,1.00", "2026-01-01,Generator,5,1.00"];
  const page = await upload(visitor, "fuel", lines(...log));
  const answered = await readAgain(visitor, page, { "vehicles[0]": first, "vehicles[1]": "none" });
  await confirm(visitor, answered);
  await owner.updateTable("vehicles").set({ unit_number: "112" }).where("id", "=", first).execute();
  const second = await ownedVehicle(company, { unit_number: "12", mileage: 0 });
  const next = await upload(
    visitor,
    "fuel",
    lines(log[0]!, "2026-02-01,12,10,1.00", "2026-02-01,generator,5,1.00"),
  );
  expect(next.text).toContain("1 row ready to import");
  expect(next.text).toContain("Found by unit number.");
  expect(next.text).toContain("Left out, as chosen for an earlier file.");
  await confirm(visitor, next);
  const receipts = await owner
    .selectFrom("fuel_receipts")
    .select("vehicle_id")
    .where("account_id", "=", company.accountId)
    .orderBy("receipt_date")
    .execute();
  expect(receipts.map(({ vehicle_id }) => vehicle_id)).toEqual([first, second]);
});

test("a name that was another vehicle before one got it as its number is asked about", async () => {
  const company = await newCompany({ plan: "pro" });
  const first = await ownedVehicle(company, { unit_number: "17", mileage: 0 });
  const visitor = await managerOf(company);
  const heading = "Date,Truck,Gallons,Total";
  const page = await upload(visitor, "fuel", lines(heading, "2026-01-01,205,10,1.00"));
  await confirm(visitor, await readAgain(visitor, page, { "vehicles[0]": first }));
  const second = await ownedVehicle(company, { unit_number: "205", mileage: 0 });
  const next = await upload(visitor, "fuel", lines(heading, "2026-02-01,205,10,1.00"));
  expect(next.text).toContain("0 rows ready to import");
  expect(next.text).toContain("In an earlier file it was another vehicle");
  expect((await readAgain(visitor, next, { "vehicles[0]": second })).text).toContain("1 row ready to import");
});

test("nothing to import is not offered, and a press all the same imports nothing and says so", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "12", mileage: 0 });
  const visitor = await managerOf(company);
  const page = await upload(visitor, "fuel", lines("Date,Truck,Gallons,Total", "2026-01-01,12,10,1.00"));
  expect(page.text).toContain("Import 1 Row");
  // The vehicle leaves while the page is open.
  await owner.updateTable("vehicles").set({ unit_number: "99" }).where("id", "=", vehicleId).execute();
  expect(flashOf(await confirm(visitor, page))).toContain("Nothing was imported");
  const again = await visitor.get(pathOf(page));
  expect(again.text).toContain("0 rows ready to import");
  expect(again.text).not.toContain("Import 0 Rows");
  expect(again.html.querySelector("form[action$='/confirm']")).toBeNull();
  expect(await receipts(company)).toEqual([]);
});

test("a log of odometer readings alone becomes readings, once, and can be taken back", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "12", mileage: 100 });
  const visitor = await managerOf(company);
  const log = lines("Date,Truck,Odometer", "2026-02-01,12,45000", "2026-03-01,12,46200", "2026-04-01,12,0");
  const readings = async () =>
    (
      await owner
        .selectFrom("meter_readings")
        .select("value")
        .where("vehicle_id", "=", vehicleId)
        .orderBy("value")
        .execute()
    ).map(({ value }) => value);
  const page = await upload(visitor, "fuel", log);
  expect(page.text).toContain("2 rows ready to import");
  expect(page.text).toContain("2 readings of the meter, without fuel or money");
  const done = await confirm(visitor, page);
  expect(await readings()).toEqual(["100.0", "45000.0", "46200.0"]);
  expect(await receipts(company)).toEqual([]);
  expect((await upload(visitor, "fuel", log)).text).toContain("This reading is recorded already.");
  const undo = done.html.querySelector("form[action$='/undo']")!.getAttribute("action")!;
  await visitor.get(undo.replace(/\/undo$/, ""));
  await visitor.submit(undo);
  expect(flashOf(await visitor.follow())).toContain("Import undone: 2 rows taken back");
  expect(await readings()).toEqual(["100.0"]);
});

test("with a large fleet a vehicle is typed, from one list of proposals, and what was typed stays", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await sql`
    insert into vehicles (account_id, user_id, make_model, unit_number)
    select ${company.accountId}, ${company.userId}, 'Mack Anthem', 'T-' || n from generate_series(1, 1200) n`.execute(
    owner,
  );
  const visitor = await managerOf(company);
  let page = await upload(
    visitor,
    "fuel",
    lines("Date,Truck,Gallons,Total", "2026-01-01,Old Blue,10,1.00", "2026-01-02,Old Red,10,2.00"),
  );
  expect(page.html.querySelectorAll("datalist")).toHaveLength(1);
  expect(page.html.querySelectorAll("datalist option").length).toBeLessThan(600);
  expect(page.html.querySelector("select[name^=vehicles]")).toBeNull();
  page = await readAgain(visitor, page, { "vehicles[0]": "T-1100", "vehicles[1]": "the red one" });
  const typed = page.html
    .querySelectorAll("input[name^='vehicles[']")
    .map((one) => one.getAttribute("value"));
  expect(typed).toEqual(["T-1100: Mack Anthem", "the red one"]);
  expect(page.text).toContain("No vehicle, or more than one, is “the red one”.");
  page = await readAgain(visitor, page, { "vehicles[1]": "not imported" });
  expect(page.text).toContain("You left the rows of “Old Red” out.");
  await confirm(visitor, page);
  expect(await receipts(company)).toEqual(["T-1100: 1.00"]);
});

test("with a large fleet the one vehicle of a log is typed too", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await sql`
    insert into vehicles (account_id, user_id, make_model, unit_number)
    select ${company.accountId}, ${company.userId}, 'Mack Anthem', 'T-' || n from generate_series(1, 1200) n`.execute(
    owner,
  );
  const visitor = await managerOf(company);
  let page = await upload(visitor, "fuel", lines("Date,Gallons,Total", "2026-01-01,10,1.00"));
  page = await readAgain(visitor, page, { vehicleId: "nothing such" });
  expect(page.html.querySelector("input[name=vehicleId]")?.getAttribute("value")).toBe("nothing such");
  page = await readAgain(visitor, page, { vehicleId: "T-9" });
  await confirm(visitor, page);
  expect(await receipts(company)).toEqual(["T-9: 1.00"]);
});

test("a list with a former vehicle's VIN adds no second one and leads to it; a unit number that is taken is noted", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const vin = newVin();
  const former = await ownedVehicle(company, { vin, unit_number: "7", make_model: "Mack Anthem" });
  await archiveVehicle(company.scope, former, "Sold");
  await ownedVehicle(company, { unit_number: "T8", make_model: "Cat D6" });
  const visitor = await managerOf(company);
  const rows = lines("VIN,Unit,Make,Model", `${vin},7,Mack,Anthem`, `${newVin()},t8,Mack,Granite`);
  const page = await upload(visitor, "vehicles", rows);
  expect(page.text).toMatch(/You had this vehicle until .*: unit 7, Mack Anthem\. Put it back/);
  expect(page.html.querySelector(`main td a[href="/fleet-data/${former}"]`)).not.toBeNull();
  expect(page.text).toContain("The same unit number has T8: Cat D6.");
});

test("a text that is longer than its field is kept whole in the notes, and the page says so", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { unit_number: "12", mileage: 0 });
  const visitor = await managerOf(company);
  const long = `Replaced the ${"very ".repeat(110)}old clutch`;
  const file = lines("Date,Truck,Description,Cost,Notes", `2026-01-01,12,${long},1.00,Paid by card`);
  const page = await upload(visitor, "service", file);
  expect(page.text).toContain(
    "“What was done” is longer than 500 characters: all of it is kept in the notes.",
  );
  await confirm(visitor, page);
  const { description, notes } = await owner
    .selectFrom("service_entries")
    .select(["description", "notes"])
    .where("account_id", "=", company.accountId)
    .executeTakeFirstOrThrow();
  expect(long.startsWith(description)).toBe(true);
  expect(notes).toBe(`Paid by card\nWhat was done: ${long}`);
});
