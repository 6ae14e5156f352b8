import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readCsv } from "../support/csv";
import { issuedInvoices } from "../support/closing";
import { addedCrmCustomer } from "../support/crm";
import { testDatabase } from "../support/database";
import { downloaded } from "../support/downloads";
import { sold } from "../support/invoices";
import { type Member, masterAccount, newColleague, newCompany } from "../support/people";
import { ownedPhoto } from "../support/photos";
import { ownedPart, signedIn } from "../support/records";
import { addRow } from "../support/rows";
import { ownedItem, ownedNumber } from "../support/stock";
import { newVin, ownedVehicle } from "../support/vehicles";
import { Visitor } from "../support/visitor";

const { owner } = testDatabase();

type Values = Record<string, unknown>;

async function insert(table: string, { accountId, userId }: Member, values: Values): Promise<string> {
  const row = { account_id: accountId, user_id: userId, ...values };
  const columns = Object.keys(row).map((column) => sql.ref(column));
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))}) returning id`.execute(
    owner,
  );
  return rows[0]!.id;
}

async function reading(company: Member, vehicleId: string, values: Values): Promise<string> {
  return insert("meter_readings", company, { vehicle_id: vehicleId, unit: "mi", ...values });
}

/** A truck, a trailer in kilometers whose meter was replaced, a machine that counts hours, and what was done with them. */
async function fleet(company: Member): Promise<{ truck: string; former: string }> {
  const truck = await ownedVehicle(company, {
    unit_number: "1104",
    make_model: 'Mack, "Anthem"',
    year: 2019,
    make: "Mack",
    model: "Anthem",
    vehicle_type: "TRUCK",
    engine_serial: "0099",
    lessor: "=Ryder",
    unit_kind: "truck",
  });
  const reefer = await ownedVehicle(company, {
    serial_number: "TR-77",
    vin: null,
    unit_number: "77",
    meter_unit: "km",
    mileage: 90_000,
    unit_kind: "trailer",
  });
  await reading(company, reefer, { value: "170000", unit: "km", read_on: "2026-02-01", source: "closing" });
  const second = { unit: "km", meter_number: 2 };
  await reading(company, reefer, { ...second, value: "0", read_on: "2026-02-01", source: "opening" });
  await reading(company, reefer, { ...second, value: "1500", read_on: "2026-03-01", source: "meter" });
  await ownedVehicle(company, { serial_number: "EX-5", vin: null, meter_unit: "h", mileage: 812 });
  const former = await ownedVehicle(company, {
    vin: newVin(),
    archived_at: new Date("2026-06-01T12:00:00Z"),
  });
  await fuelAndService(company, truck, reefer);
  await partsFitted(company, truck, reefer);
  return { truck, former };
}

async function fuelAndService(company: Member, truck: string, reefer: string): Promise<void> {
  const atPump = await reading(company, truck, { value: "124000", read_on: "2026-01-20", source: "fuel" });
  const place = { state: "AZ", seller: "Pilot #12", seller_place: "1 Main St, Yuma" };
  await insert("fuel_receipts", company, {
    ...{ vehicle_id: truck, receipt_date: "2026-01-20", gallons: "101.250", price_per_gallon: "3.999" },
    ...{ total_cost: "404.90", meter_reading_id: atPump, notes: 'Card "9"\nlane 2', ...place },
  });
  const partial = { filled_up: false, missed_before: true, product: "def" };
  await insert("fuel_receipts", company, {
    ...{ vehicle_id: truck, receipt_date: "2026-01-22", total_cost: "20.00", ...partial },
  });
  await insert("fuel_receipts", company, {
    ...{
      vehicle_id: reefer,
      receipt_date: "2026-02-02",
      gallons: "40",
      total_cost: "160.00",
      product: "reefer",
    },
  });
  const removed = { removed_at: new Date(), removed_by: company.userId };
  await insert("fuel_receipts", company, {
    ...{ vehicle_id: truck, receipt_date: "2026-01-23", total_cost: "77.00", ...removed },
  });
  const inBay = await reading(company, truck, { value: "124500", read_on: "2026-02-10", source: "service" });
  const services = [
    {
      description: "Brakes, front",
      own_shop: true,
      vendor: "Mike",
      labor_cost: "150.00",
      meter_reading_id: inBay,
    },
    { description: "Alignment", vendor: "Own shop of Ray", other_cost: "89.50", notes: "Left, then right" },
    { description: "Wash", own_shop: true },
    { description: "=Tarp", labor_cost: "10.00", other_cost: "5.25" },
  ];
  for (const service of services)
    await insert("service_entries", company, { vehicle_id: truck, service_date: "2026-02-10", ...service });
}

async function partsFitted(company: Member, truck: string, reefer: string): Promise<void> {
  const fittedAt = await reading(company, truck, { value: "124600", read_on: "2026-02-12", source: "part" });
  await ownedPart(company, truck, {
    ...{
      category: "filters_air_dryer",
      part_number: "0107794",
      position: "Left, axle 2",
      vendor: "=FleetPride",
    },
    ...{
      cost: "89.90",
      install_date: "2026-02-12",
      meter_reading_id: fittedAt,
      notes: `Cartridge\n${"x".repeat(4_000)}`,
    },
  });
  const off = { removed_at: new Date("2026-05-03T18:00:00Z"), removed_by: company.userId };
  await ownedPart(company, truck, {
    ...{ category: "starter", install_date: "2024-03-01", cost: "310.00", part_number: null },
    ...{ ...off, removed_as: "taken_off" },
  });
  await ownedPart(company, truck, { part_number: "TYPO-1", ...off, removed_as: "mistake" });
  await ownedPart(company, reefer, { category: "other", part_number: "1E10", cost: null });
}

async function stock(company: Member): Promise<void> {
  const filter = await ownedItem(company, {
    ...{
      part_number: "0117-4416",
      description: "Filter, oil",
      manufacturer: "Fleetguard",
      vendor: "FleetPride",
    },
    ...{ cost: "12.3456", sales_price: "19.99", core_charge: "5.00", bin_location: "A1", quantity: 12 },
    reorder_point: 4,
  });
  await ownedNumber(company, filter, { kind: "same", number: "LF9080", company: "Cummins" });
  await ownedNumber(company, filter, { kind: "same", number: "B495", company: "Baldwin" });
  await ownedNumber(company, filter, { kind: "replaces", number: "0117-4400" });
  await ownedNumber(company, filter, { kind: "same", number: "WIX 57746/XE, old" });
  await ownedNumber(company, filter, { kind: "same", number: "P/N: 12; rev: B", company: "" });
  await ownedNumber(company, filter, { kind: "same", number: "a; b", company: "Smith: Sons" });
  await ownedNumber(company, filter, { kind: "replaced_by", number: "0117-4500" });
  await ownedNumber(company, filter, {
    kind: "fits_instead",
    number: "BF-7",
    company: "Baldwin & Co., Inc.",
  });
  await ownedNumber(company, filter, { kind: "bar_code", number: "4016138721430" });
  await ownedNumber(company, filter, { kind: "bar_code", number: "00123" });
  await ownedNumber(company, filter, { kind: "vendor", number: "8 1/2", company: "Rush" });
  await ownedNumber(company, filter, { kind: "vendor", number: "FP-77", company: "FleetPride" });
  await ownedItem(company, { part_number: "1E10", description: "N/A", quantity: 0 });
}

async function imported(visitor: Visitor, page: string, file: File, kind?: string): Promise<string> {
  await visitor.get(page);
  await visitor.submit(page, { ...(kind ? { kind } : {}), file });
  const preview = await visitor.follow();
  const form = preview.html.querySelector("form[action$='/confirm']");
  if (!form) throw new Error(`${file.name}: ${preview.text.slice(0, 2000)}`);
  await visitor.submit(form);
  return (await visitor.follow()).text;
}

async function recordsOf({ accountId }: Member) {
  const named = sql`coalesce(vehicle.vin, vehicle.serial_number)`;
  const of = (table: string) => sql`from ${sql.table(table)} record
    join vehicles vehicle on vehicle.id = record.vehicle_id and vehicle.archived_at is null
    left join meter_readings reading on reading.id = record.meter_reading_id
    where record.account_id = ${accountId} and record.removed_at is null`;
  const queries = {
    vehicles: sql`
      select vin, serial_number, unit_number, make_model, year, make, model, vehicle_type, engine_serial, lessor, unit_kind,
        meter_unit from vehicles where account_id = ${accountId} and archived_at is null order by vin, serial_number`,
    readings: sql`
      select distinct ${named} as named, meter_number, read_on, record.value, record.unit,
        case when source in ('opening', 'closing') then source end as source
      from meter_readings record join vehicles vehicle on vehicle.id = record.vehicle_id and vehicle.archived_at is null
      where record.account_id = ${accountId} order by 1, 2, 3, 4, 6`,
    fuel: sql`
      select ${named} as named, receipt_date, product, gallons, total_cost, filled_up, missed_before, state, seller, seller_place,
        notes, reading.value, coalesce(price_per_gallon, round(total_cost / gallons, 3)) as price
      ${of("fuel_receipts")} order by 1, 2`,
    service: sql`
      select ${named} as named, service_date, description, own_shop, vendor, coalesce(labor_cost, 0)::float8 as labor,
        coalesce(other_cost, 0)::float8 as other, notes, reading.value ${of("service_entries")} order by 1, 2, 3`,
    parts: sql`
      select ${named} as named, install_date, category, part_number, position, record.vendor, cost, record.notes, reading.value,
        removed_as, (removed_at at time zone 'America/New_York')::date as taken_off
      from parts record join vehicles vehicle on vehicle.id = record.vehicle_id and vehicle.archived_at is null
      left join meter_readings reading on reading.id = record.meter_reading_id
      where record.account_id = ${accountId} and removed_as is distinct from 'mistake' order by 1, 2, 4`,
    stock: sql`
      select part_number, description, manufacturer, vendor, cost, sales_price, core_charge, bin_location, quantity, reorder_point,
        array(select kind || ' ' || number || ' ' || company from item_numbers n where n.item_id = inventory_items.id order by 1) as numbers
      from inventory_items where account_id = ${accountId} order by part_number`,
  };
  const found: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(queries)) found[name] = (await query.execute(owner)).rows;
  return found;
}

test("a company that imports the files of its own ZIP has the same vehicles, readings, fuel, service, parts and stock", async () => {
  const [company, other] = [await newCompany({ plan: "pro" }), await newCompany({ plan: "pro" })];
  await fleet(company);
  await stock(company);
  const files = await downloaded(company);
  const visitor = new Visitor();
  await visitor.signIn(other);
  const file = (name: string) => new File([new Uint8Array(files.get(name)!)], name, { type: "text/csv" });
  const fleetPage = "/fleet-data/import";
  const told = [
    await imported(visitor, fleetPage, file("vehicles.csv"), "vehicles"),
    await imported(visitor, fleetPage, file("meter-readings.csv"), "fuel"),
    await imported(visitor, fleetPage, file("fuel.csv"), "fuel"),
    await imported(visitor, fleetPage, file("service.csv"), "service"),
    await imported(visitor, fleetPage, file("parts-fitted.csv"), "parts"),
    await imported(visitor, "/inventory/import", file("stock.csv")),
  ];
  expect(told.map((text) => /imported/i.test(text))).toEqual([true, true, true, true, true, true]);
  expect(await recordsOf(other)).toEqual(await recordsOf(company));
});

test("the ZIP has every record, photos and invoices under names that say what they are, and nothing of another company", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const stranger = await newCompany({ plan: "enterprise" });
  await ownedVehicle(stranger, { make_model: "Stranger", unit_number: "Stranger" });
  const vehicleId = await ownedVehicle(company, { unit_number: "11/04", make_model: "Mack Anthem" });
  const photoId = await ownedPhoto(company);
  await ownedPart(company, vehicleId, { photo_id: photoId });
  const logo = await ownedPhoto(company);
  await sold(company, [{ partNumber: "LF-1", quantity: 2 }]);
  const files = await downloaded(company);
  const names = [...files.keys()];
  expect(names).toContain(`photos/11 04/2026-10-05 part ${photoId.slice(0, 8)}.jpg`);
  expect(names.filter((name) => name.includes(logo.slice(0, 8)))).toHaveLength(1);
  expect(names).toContain("invoices/2026-11/INV-001.pdf");
  expect(files.get("invoices/2026-11/INV-001.pdf")!.subarray(0, 5).toString()).toBe("%PDF-");
  const readme = files.get("README.txt")!.toString();
  for (const name of names.filter((one) => one.endsWith(".csv"))) expect(readme).toContain(name);
  const vehicles = JSON.parse(files.get("all-records/vehicles.json")!.toString()) as { id: string }[];
  expect(vehicles.map(({ id }) => id)).toEqual([vehicleId]);
  expect(JSON.parse(files.get("all-records/account.json")!.toString())).toMatchObject({
    id: company.accountId,
  });
  const everything = Buffer.concat([...files.values()]).toString("latin1");
  expect(everything).not.toContain("Stranger");
  expect(everything).not.toContain("password_hash");
});

test("nouns that no import reads are tables too: reminders, kits, agreed prices, movements and people", async () => {
  const company = await newCompany({ plan: "pro" });
  const driver = await newColleague(company, "limited_user");
  const truck = await ownedVehicle(company, { vin: "1FUJGLDR7CSBC1234", unit_number: "12" });
  await insert("reminders", company, {
    vehicle_id: truck,
    task: "Grease",
    every_use: "5000",
    use_unit: "mi",
  });
  const item = await ownedItem(company, { part_number: "LF9080", quantity: 4 });
  const kit = await insert("kits", company, { name: "PM service" });
  await addRow("kit_lines", company, { kit_id: kit, item_id: item, line: 0, quantity: 2 });
  const customer = await addRow("customers", company, { name: "Ace Hauling" });
  await addRow("customer_prices", company, { customer_id: customer.id, item_id: item, price: "19.5" });
  for (let count = 0; count < 3; count++)
    await addRow("stock_movements", company, { item_id: item, reason: "adjusted", note: `Note ${count}` });
  const kept = { part_number: "P55", quantity: 7, customer_id: customer.id as string };
  await ownedItem(company, kept);
  const files = await downloaded(company);
  const table = (name: string) => readCsv(files.get(`${name}.csv`)!.toString());
  const rowOf = (name: string) => {
    const [headings, row] = table(name);
    return Object.fromEntries(headings!.map((heading, at) => [heading, row![at]]));
  };
  expect(rowOf("reminders")).toMatchObject({
    ...{ Vehicle: "1FUJGLDR7CSBC1234", "Unit Number": "12", Task: "Grease", Every: "5000", Unit: "mi" },
  });
  expect(rowOf("kits")).toMatchObject({ Kit: "PM service", "Part Number": "LF9080", Quantity: "2" });
  expect(rowOf("customer-prices")).toMatchObject({ Customer: "Ace Hauling", Price: "19.5" });
  expect(rowOf("customer-stock")).toMatchObject({
    ...{ Customer: "Ace Hauling", "Part Number": "P55", Quantity: "7" },
  });
  expect(files.get("README.txt")!.toString()).toContain("customer-stock.csv");
  const owners = table("stock-movements").slice(1);
  expect(new Set(owners.map(([part, of]) => `${part} ${of}`))).toEqual(
    new Set(["LF9080 ", "P55 Ace Hauling"]),
  );
  const notes = table("stock-movements")
    .slice(1)
    .map((row) => row.at(-1)!);
  expect(notes.filter((note) => note.startsWith("Note")).sort()).toEqual(["Note 0", "Note 1", "Note 2"]);
  expect(
    table("people")
      .slice(1)
      .map(([, email]) => email)
      .sort(),
  ).toEqual([company.email, driver.email].sort());
});

test("records that were removed are in all-records alone, and a former vehicle's records are kept", async () => {
  const company = await newCompany();
  const { former } = await fleet(company);
  await insert("fuel_receipts", company, {
    vehicle_id: former,
    receipt_date: "2026-05-01",
    total_cost: "51.00",
  });
  const files = await downloaded(company);
  const [headings, ...rows] = readCsv(files.get("fuel.csv")!.toString());
  const costs = rows.map((row) => row[headings!.indexOf("Total Cost")]).sort();
  expect(costs).toEqual(["160.00", "20.00", "404.90", "51.00"]);
  expect(files.get("all-records/fuel_receipts.json")!.toString()).toContain('"77.00"');
});

test("the page says how much there is, with a link; above 1,000 invoices it asks for the months of the PDFs", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await ownedVehicle(company);
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get("/account/data");
  expect(page.text).toMatch(/Vehicles 1 .*Issued invoices 0/);
  expect(page.html.querySelector("main a[href='/account/data.zip']")).not.toBeNull();
  await issuedInvoices(company, 1_001);
  const asking = await visitor.get("/account/data");
  expect(asking.text).toContain("You have 1,001 issued invoices.");
  const months = asking.html.querySelectorAll("select[name=from] option").map((option) => option.text.trim());
  expect(months.slice(0, 3)).toEqual(["No PDFs", "Nov 2026 (29)", "Oct 2026 (31)"]);
  const pdfsOf = async (query: string) =>
    [...(await downloaded(company, query)).keys()].filter((name) => name.startsWith("invoices/"));
  expect(await pdfsOf("?from=none&to=2026-11")).toEqual([]);
  const october = await pdfsOf("?from=2026-10&to=2026-10");
  expect([october.length, october.every((name) => name.startsWith("invoices/2026-10/"))]).toEqual([31, true]);
});

test("a download is noted, on the free plan too, and two at a time are made for a company", async () => {
  const company = await newCompany();
  const other = await newCompany();
  const running = { account_id: company.accountId };
  await downloaded(company);
  expect(await notedBy(company)).toEqual(["Downloaded the company's data"]);
  await owner.insertInto("data_downloads").values([running, running]).execute();
  const visitor = new Visitor();
  await visitor.signIn(company);
  const answer = await visitor.get("/account/data.zip");
  expect([answer.status, answer.location]).toEqual([303, "/account/data"]);
  expect((await visitor.follow()).text).toContain("Wait until one of them ends, then try again.");
  expect(await notedBy(company)).toHaveLength(1);
  expect((await downloaded(other)).size).toBeGreaterThan(20);
  // Of a process that was killed.
  await sql`update data_downloads set seen_at = now() - interval '2 minutes' where account_id = ${company.accountId}`.execute(
    owner,
  );
  expect((await downloaded(company)).size).toBeGreaterThan(20);
  await expect.poll(() => runningOf(company)).toBe(0);
});

async function runningOf({ accountId }: Member): Promise<number> {
  const rows = await owner
    .selectFrom("data_downloads")
    .select("id")
    .where("account_id", "=", accountId)
    .execute();
  return rows.length;
}

async function notedBy({ accountId }: Member): Promise<string[]> {
  const events = await owner
    .selectFrom("audit_events")
    .select("what")
    .where("account_id", "=", accountId)
    .where("kind", "=", "data")
    .execute();
  return events.map(({ what }) => what);
}

test("drivers and the counter get neither the page nor the file", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newColleague(await newCompany({ plan: "pro" }), "limited_user"));
  for (const path of ["/account/data", "/account/data.zip"])
    expect((await visitor.get(path)).status).toBe(403);
  expect((await visitor.get("/account")).html.querySelector("a[href='/account/data']")).toBeNull();
});

test("the company that holds the Master CRM is downloaded, and its CRM audited, by the master alone", async () => {
  const person = await masterAccount();
  await addedCrmCustomer(person, `held-${Date.now()}@example.com`);
  const colleague = await newColleague(person, "user");
  const recordId = randomUUID();
  await addRow("record_changes", person, {
    ...{ record_kind: "crm_activity", record_id: recordId, vehicle_id: null, is_removal: true },
    ...{ changes: ["Called the customer"], author: `Author ${recordId}`, changed_at: new Date() },
  });
  const visitor = await signedIn(colleague);
  expect((await visitor.get("/account/data.zip")).location).toBe("/account/data");
  expect((await visitor.follow()).text).toContain("only the master account downloads its data");
  expect((await visitor.get("/account/audit?kind=records")).text).not.toContain(recordId);
  const master = await signedIn(person);
  expect(
    (await master.get("/account/data")).html.querySelector("a[href='/account/data.zip']"),
  ).not.toBeNull();
  expect((await master.get("/account/audit?kind=records")).text).toContain(recordId);
});
