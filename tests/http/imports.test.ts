import { readFile } from "node:fs/promises";
import Big from "big.js";
import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt } from "../support/answers";
import { testDatabase } from "../support/database";
import { whileBroken } from "../support/imports";
import { type Member, newColleague, newCompany } from "../support/people";
import { samples, samplesAvailable } from "../support/samples";
import { ownedVehicle } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";
import { formatDay } from "~/ui/format";

const { owner } = testDatabase();

async function managerOf(company: Member): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(company);
  return visitor;
}

type Kind = "vehicles" | "fuel" | "service";
type File_ = { name: string; content: string | Uint8Array };

/** Chooses a file on the import page and opens its preview. */
async function upload(visitor: Visitor, kind: Kind, { name, content }: File_): Promise<Answer> {
  await visitor.get("/fleet-data/import");
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const file = new File([bytes as BlobPart], name, { type: "text/csv" });
  const answer = await visitor.submit("/fleet-data/import", { kind, file });
  return answer.location ? visitor.follow() : answer;
}

const settingsForm = (page: Answer) =>
  page.html.querySelector("form:has(table)")?.getAttribute("action") ?? "no form";

async function readAgain(visitor: Visitor, page: Answer, fields: Record<string, string>): Promise<Answer> {
  await visitor.submit(settingsForm(page), fields, "Read Again");
  return visitor.follow();
}

async function confirm(visitor: Visitor, page: Answer): Promise<Answer> {
  const answer = await visitor.submit(`${settingsForm(page)}/confirm`);
  return answer.location ? visitor.follow() : answer;
}

const sample = (path: string) => readFile(samples(path));

const receiptsOf = (vehicleId: string) =>
  owner
    .selectFrom("fuel_receipts")
    .leftJoin("meter_readings", "meter_readings.id", "fuel_receipts.meter_reading_id")
    .selectAll("fuel_receipts")
    .select(["meter_readings.value", "meter_readings.unit"])
    .where("fuel_receipts.vehicle_id", "=", vehicleId)
    .orderBy("receipt_date")
    .execute();

const sum = (amounts: (string | null)[]) =>
  amounts.reduce((total, amount) => total.plus(amount ?? 0), new Big(0)).toFixed(3);

const litersInGallon = new Big("3.785411784");

/** Each log with what expected.json says of it; liters come back from gallons of three decimals, so within a thousandth a row. */
const fuelLogs: [
  file: string,
  expected: { rows: number; gallons?: string; liters?: string; rate?: string },
][] = [
  ["fuelly_us_truck.csv", { rows: 64, gallons: "1131.110" }],
  ["fuel_log_minivan.csv", { rows: 119, gallons: "1663.958" }],
  ["fuel_log_sedan_2008.csv", { rows: 14, gallons: "190.940" }],
  ["fuelio_and_costco_log.csv", { rows: 78, gallons: "612.940" }],
  ["lubelogger_fuel_us.csv", { rows: 2, gallons: "22.500" }],
  ["fuelly_metric_motorcycle.csv", { rows: 23, liters: "322.023", rate: "1.1" }],
  ["fuelly_metric_jeep.csv", { rows: 1, liters: "57.432", rate: "1.1" }],
  ["car_report_refuelings.csv", { rows: 54, liters: "1054.215", rate: "1.1" }],
  ["road_trip_export_part.csv", { rows: 2, liters: "28.4", rate: "1.1" }],
  ["lubelogger_fuel_de.csv", { rows: 1, liters: "40.5", rate: "1.1" }],
  ["van_log_eur_text.csv", { rows: 41, rate: "1.1" }],
];

test.skipIf(!samplesAvailable).each(fuelLogs)(
  "the fuel log %s is imported with every row and the right sums",
  async (file, expected) => {
    const company = await newCompany({ plan: "pro" });
    const vehicleId = await ownedVehicle(company, { mileage: 0 });
    const visitor = await managerOf(company);
    let page = await upload(visitor, "fuel", { name: file, content: await sample(`fuel/${file}`) });
    expect(page.status).toBe(200);
    const choices: Record<string, string> = {};
    for (const select of page.html.querySelectorAll("select[name^='vehicle']")) {
      choices[select.getAttribute("name")!] = vehicleId;
    }
    page = await readAgain(visitor, page, choices);
    if (page.html.querySelector("input[name=rate]") && expected.rate) {
      page = await readAgain(visitor, page, { rate: expected.rate });
    }
    expect(await receiptsOf(vehicleId)).toEqual([]);
    const done = await confirm(visitor, page);
    expect(flashOf(done)).toContain(`${expected.rows} row${expected.rows === 1 ? "" : "s"} imported`);
    const receipts = await receiptsOf(vehicleId);
    expect(receipts).toHaveLength(expected.rows);
    const gallons = sum(receipts.map((receipt) => receipt.gallons));
    if (expected.gallons) expect(gallons).toBe(expected.gallons);
    if (expected.liters) {
      const liters = new Big(gallons).times(litersInGallon);
      expect(liters.minus(expected.liters).abs().lte(new Big("0.002").times(expected.rows))).toBe(true);
    }
  },
);

test.skipIf(!samplesAvailable)(
  "service logs are imported, and a date that cannot be is reported",
  async () => {
    const company = await newCompany({ plan: "pro" });
    const vehicleId = await ownedVehicle(company, { mileage: 0 });
    const visitor = await managerOf(company);
    const expected = [
      ["lubelogger_service_us.csv", 1, "1234.56"],
      ["fuelly_services_motorcycle.csv", 6, "5315.00"],
      ["shop_maintenance_log.csv", 2, "57.47"],
    ] as const;
    for (const [file, rows, cost] of expected) {
      let page = await upload(visitor, "service", { name: file, content: await sample(`fuel/${file}`) });
      const choices: Record<string, string> = {};
      for (const select of page.html.querySelectorAll("select[name^='vehicle']")) {
        choices[select.getAttribute("name")!] = vehicleId;
      }
      page = await readAgain(visitor, page, choices);
      if (file.startsWith("lubelogger")) expect(page.text).toContain("13/1/2026");
      const done = await confirm(visitor, page);
      expect(flashOf(done), file).toContain(`${rows} row${Number(rows) === 1 ? "" : "s"} imported`);
      const importId = done.html
        .querySelector("form[action$='/undo']")!
        .getAttribute("action")!
        .split("/")[3]!;
      const entries = await owner
        .selectFrom("service_entries")
        .selectAll()
        .where("import_id", "=", importId)
        .execute();
      expect(entries, file).toHaveLength(rows);
      const money = sum(entries.flatMap((entry) => [entry.labor_cost, entry.other_cost]));
      expect(new Big(money).toFixed(2), file).toBe(cost);
    }
  },
);

test.skipIf(!samplesAvailable).each([
  ["leased_tractors_and_trailers.csv", 36],
  ["municipal_public_works.csv", 25],
])("the fleet list %s is imported row by row", async (file, rows) => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, "vehicles", { name: file, content: await sample(`fleet/${file}`) });
  const done = await confirm(visitor, page);
  expect(flashOf(done)).toContain(`${rows} row${Number(rows) === 1 ? "" : "s"} imported`);
});

const fuelly = "date,odometer,gallons,total\n2026-03-01,1000,50,200\n2026-03-05,1400,60,240\n";

test("a wrong mileage in a log is noted in the words of the form, on its own row", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 2000 });
  const visitor = await managerOf(company);
  const log = (dates: string[]) => {
    const fills = [900, 9950, 1200].map((odometer, row) => `101,${dates[row]},${odometer},10,3.50,35.00`);
    return ["Unit,Date,Odometer,Gallons,Price,Total", ...fills].join("\n");
  };
  const rowWith = (page: Answer, mileage: string) =>
    page.html.querySelectorAll("tr").find((row) => row.text.includes(`$35.00, ${mileage}`))?.text ??
    page.text;
  for (const dates of [
    ["2025-11-01", "2025-11-02", "2025-11-03"],
    ["2025-09-01", "2025-10-01", "2025-11-01"],
  ]) {
    const asked = await upload(visitor, "fuel", { name: "log.csv", content: log(dates) });
    const page = await readAgain(visitor, asked, { vehicleId });
    const day = formatDay(dates[2]!);
    expect(rowWith(page, "9,950 mi")).toContain(`9,950 mi is above the 1,200 mi read on ${day}.`);
    expect(rowWith(page, "1,200 mi")).not.toContain("read on");
    expect(rowWith(page, "900 mi")).not.toContain("read on");
  }
});

test("the seller and the place of each fill survive the way out as a file and in again", async () => {
  const [company, other] = [
    await newCompany({ plan: "enterprise" }),
    await newCompany({ plan: "enterprise" }),
  ];
  const truck = `/fleet-data/${await ownedVehicle(company, { mileage: 1000 })}`;
  const manager = await managerOf(company);
  await manager.get(`${truck}/fuel/new`);
  const typed = { totalCost: "350", gallons: "100", state: "tx" };
  const seller = { seller: "Flying J #612", sellerPlace: "9601 I-40, Amarillo" };
  await manager.submit(`${truck}/fuel/new`, { ...typed, ...seller }, "Add Fuel Receipt");
  expect((await manager.get(`${truck}/history?kind=fuel`)).text).toContain(
    "100.000 gal, Flying J #612, 9601 I-40, Amarillo",
  );
  const file = await manager.get(`${truck}/history.csv?kind=fuel`);
  const vehicleId = await ownedVehicle(other, { unit_number: "T-9" });
  const visitor = await managerOf(other);
  const preview = await upload(visitor, "fuel", { name: "fuel.csv", content: file.body });
  const chosen = await readAgain(visitor, preview, { vehicleId });
  await confirm(visitor, chosen);
  expect(await receiptsOf(vehicleId)).toMatchObject([
    { state: "TX", seller: "Flying J #612", seller_place: "9601 I-40, Amarillo", notes: null },
  ]);
});

test("a fuel card's columns name the seller, the place and the state", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-9" });
  const visitor = await managerOf(company);
  const content = [
    "Unit,Transaction Date,Gallons,Total Cost,Merchant Name,Merchant City,Merchant State",
    "T-9,11/2/2026,100,350.00,Love's 287,Gallup,NM",
    "T-9,11/4/2026,90,320.00,Maverik,Elko,Nevada",
  ].join("\n");
  await confirm(visitor, await upload(visitor, "fuel", { name: "card.csv", content }));
  expect(await receiptsOf(vehicleId)).toMatchObject([
    { seller: "Love's 287", seller_place: "Gallup", state: "NM" },
    { seller: "Maverik", seller_place: "Elko, Nevada", state: null },
  ]);
});

test("the same file a second time imports nothing twice", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 500 });
  const visitor = await managerOf(company);
  for (const round of [1, 2]) {
    const first = await upload(visitor, "fuel", { name: "log.csv", content: fuelly });
    const page = await readAgain(visitor, first, { vehicleId });
    if (round === 1) await confirm(visitor, page);
    else expect(page.text).toContain("This receipt is recorded already.");
  }
  expect(await receiptsOf(vehicleId)).toHaveLength(2);
});

test("an import that is confirmed twice at the same moment is written once", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 500 });
  const visitor = await managerOf(company);
  const first = await upload(visitor, "fuel", { name: "log.csv", content: fuelly });
  const page = await readAgain(visitor, first, { vehicleId });
  const action = `${settingsForm(page)}/confirm`;
  await Promise.all([visitor.submit(action), visitor.submit(action), visitor.submit(action)]);
  expect(await receiptsOf(vehicleId)).toHaveLength(2);
});

test("an import is undone, what was changed since stays and is named", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 500 });
  const visitor = await managerOf(company);
  const first = await upload(visitor, "fuel", { name: "log.csv", content: fuelly });
  const done = await confirm(visitor, await readAgain(visitor, first, { vehicleId }));
  const [receipt] = await receiptsOf(vehicleId);
  const edit = `/fleet-data/${vehicleId}/fuel/${receipt!.id}`;
  await visitor.get(edit);
  expect((await visitor.submit(edit, { notes: "Checked" })).status).toBe(303);
  const undo = done.html.querySelector("form[action$='/undo']")!.getAttribute("action")!;
  await visitor.get(undo.replace(/\/undo$/, ""));
  await visitor.submit(undo);
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Import undone: 1 row taken back");
  expect(flashOf(page)).toContain("Changed since, and kept: Mar 1, 2026.");
  expect(await receiptsOf(vehicleId)).toMatchObject([{ notes: "Checked", value: "1000.0" }]);
  const readings = await owner
    .selectFrom("meter_readings")
    .select("value")
    .where("vehicle_id", "=", vehicleId)
    .orderBy("value")
    .execute();
  expect(readings.map(({ value }) => value)).toEqual(["500.0", "1000.0"]);
});

test("a failure of ours imports and undoes nothing, and says what is kept and what to do", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 500 });
  const visitor = await managerOf(company);
  const first = await upload(visitor, "fuel", { name: "log.csv", content: fuelly });
  const page = await readAgain(visitor, first, { vehicleId });
  const id = settingsForm(page).split("/").at(-1)!;
  const failed = await whileBroken(id, "confirmed", () => confirm(visitor, page));
  expect(flashOf(failed)).toContain("Nothing was imported The import failed. The file is kept");
  expect(await receiptsOf(vehicleId)).toEqual([]);
  await confirm(visitor, failed);
  expect(await receiptsOf(vehicleId)).toHaveLength(2);
  const kept = await whileBroken(id, "undone", async () => {
    await visitor.submit("form[action$='/undo']", {}, "Undo Import");
    return visitor.follow();
  });
  expect(flashOf(kept)).toContain("Nothing was undone The undoing failed.");
  expect(await receiptsOf(vehicleId)).toHaveLength(2);
});

test("a fleet list fills the plan and no more, and says so before it is imported", async () => {
  const company = await newCompany({ plan: "free" });
  const visitor = await managerOf(company);
  const list =
    "Unit,VIN,Make,Model,Mileage\n1,S-1,Mack,Anthem,100\n2,S-2,Mack,Anthem,200\n3,S-3,Mack,Anthem,300\n";
  const page = await upload(visitor, "vehicles", { name: "fleet.csv", content: list });
  expect(page.text).toContain("2 rows ready to import");
  expect(page.text).toContain("Your plan holds no more vehicles.");
  await confirm(visitor, page);
  const vehicles = await owner
    .selectFrom("vehicles")
    .selectAll()
    .where("account_id", "=", company.accountId)
    .orderBy("unit_number")
    .execute();
  expect(vehicles).toMatchObject([
    { unit_number: "1", serial_number: "S-1", make_model: "Mack Anthem" },
    { unit_number: "2", serial_number: "S-2", make_model: "Mack Anthem" },
  ]);
  const again = await upload(visitor, "vehicles", { name: "fleet.csv", content: list });
  expect(again.text).toContain("Already in your fleet, as 1: Mack Anthem.");
});

test("a file that is no table is refused in words, at the field", async () => {
  const visitor = await managerOf(await newCompany({ plan: "pro" }));
  const answer = await upload(visitor, "fuel", {
    name: "photo.csv",
    content: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
  });
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "file")).toContain("Nothing was imported. Choose the file again.");
  await visitor.get("/fleet-data/import");
  const missing = await visitor.submit("/fleet-data/import", { kind: "fuel" });
  expect(alertOf(missing)).toContain("Choose a file");
});

test("a limited user imports nothing, and another company's import is not found", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await managerOf(company);
  const page = await upload(visitor, "fuel", { name: "log.csv", content: fuelly });
  const driver = await managerOf(await newColleague(company, "limited_user"));
  expect((await driver.get("/fleet-data/import")).status).toBe(403);
  const stranger = await managerOf(await newCompany({ plan: "pro" }));
  expect((await stranger.get(settingsForm(page))).status).toBe(404);
});

test("a vehicle may have any name in the file", async () => {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 500 });
  const visitor = await managerOf(company);
  const names = ["constructor", "__proto__", "toString"];
  const rows = names.map((name, index) => `2026-03-0${index + 1},${1000 + index},50,200,${name}`);
  const content = ["date,odometer,gallons,total,vehicle", ...rows].join("\n");
  const first = await upload(visitor, "fuel", { name: "log.csv", content });
  const chosen = await readAgain(visitor, first, {
    "vehicles[0]": vehicleId,
    "vehicles[1]": vehicleId,
    "vehicles[2]": vehicleId,
  });
  expect(chosen.text).toContain("3 rows ready to import");
  await confirm(visitor, chosen);
  expect(await receiptsOf(vehicleId)).toHaveLength(3);
});

test("a cell without end is no heading, and takes no time", async () => {
  const visitor = await managerOf(await newCompany({ plan: "pro" }));
  for (const mark of ["(", " ", "-"]) {
    const content = `date,odometer,gallons,total\n${mark.repeat(500_000)}x,1,2,3\n`;
    const page = await upload(visitor, "fuel", { name: "log.csv", content });
    expect([mark, page.status]).toEqual([mark, 200]);
  }
});

test("a line without end is refused at once, in words", async () => {
  const visitor = await managerOf(await newCompany({ plan: "pro" }));
  const content = `date,odometer,gallons,total\n${",".repeat(5_000_000)}`;
  const answer = await upload(visitor, "fuel", { name: "log.csv", content });
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "file")).toContain("Line 2 has more than 500 columns.");
  const headings = Array.from({ length: 20_000 }, (_, column) => `heading ${column}`).join(",");
  const wide = await upload(visitor, "fuel", { name: "wide.csv", content: `${headings}\n1,2,3\n` });
  expect(messageAt(wide, "file")).toContain("Line 1 has more than 500 columns.");
});

test("a file confirmed in two tabs is imported once; the second, and a third that reads it again, say so", async () => {
  const company = await newCompany();
  const vehicleId = await ownedVehicle(company, { mileage: 500 });
  const visitor = await managerOf(company);
  const other = await managerOf(company);
  const third = await managerOf(company);
  const opened = await upload(visitor, "fuel", { name: "log.csv", content: fuelly });
  const page = await readAgain(visitor, opened, { vehicleId });
  const path = settingsForm(page);
  const [second, last] = [await other.get(path), await third.get(path)];
  const [first, again] = await Promise.all([confirm(visitor, page), confirm(other, second)]);
  const told = [flashOf(first), flashOf(again)].join(" | ");
  expect(told).toContain("This file was imported already.");
  const read = await readAgain(third, last, {});
  expect(flashOf(read)).toContain("This file was imported already.");
  expect(await receiptsOf(vehicleId)).toHaveLength(2);
});
