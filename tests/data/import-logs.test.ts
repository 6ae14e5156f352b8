import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mapped, readFuel, readService, sampleTable, sumOf, tableOf, volumes } from "../support/imports";
import { samples, samplesAvailable } from "../support/samples";

type Expected = Record<string, Record<string, number | string>>;
const expected = samplesAvailable
  ? (JSON.parse(readFileSync(samples("expected.json"), "utf8")) as Expected)
  : {};
const answers = (file: string) => expected[`fuel/${file}`]!;
const fuelLog = async (file: string, changed = {}) =>
  await readFuel(await sampleTable(`fuel/${file}`, "fuel"), changed);

test.skipIf(!samplesAvailable)(
  "A Fuelly log in gallons: every row, every gallon, the price is of one",
  async () => {
    const { guess, values, problems, skipped, notes } = await fuelLog("fuelly_us_truck.csv");
    const answer = answers("fuelly_us_truck.csv");
    expect({ problems, skipped }).toEqual({ problems: [], skipped: [] });
    // The log itself has two fills twice.
    expect(notes).toEqual(["24: The same fill is in line 23.", "26: The same fill is in line 25."]);
    expect(values).toHaveLength(Number(answer.rows));
    expect(volumes(values, "gal")).toBe(String(answer.sum_gallons));
    expect(guess).toMatchObject({
      layout: "Fuelly",
      options: { priceMeans: "unit", volumeUnit: "gal", distanceUnit: "mi", currency: "USD" },
    });
    expect(values[0]).toMatchObject({
      vehicleName: "truck",
      date: "2014-07-07",
      odometer: { value: "68160", unit: "mi" },
      distance: { value: "339", unit: "mi" },
      gallons: "20.720",
      unitPrice: "3.66",
      pricePerGallon: "3.660",
      // 20.72 × 3.66 = 75.8352
      total: "75.84",
      totalWorkedOut: true,
      filledUp: true,
      missedBefore: false,
    });
  },
);

test.skipIf(!samplesAvailable)(
  "A Fuelly log in litres keeps its litres and is read in kilometres",
  async () => {
    const { guess, values, problems, skipped } = await fuelLog("fuelly_metric_motorcycle.csv");
    const answer = answers("fuelly_metric_motorcycle.csv");
    expect({ problems, skipped }).toEqual({ problems: [], skipped: [] });
    expect(values).toHaveLength(Number(answer.rows));
    expect(volumes(values, "L")).toBe(String(answer.sum_litres));
    expect(guess.options).toMatchObject({ volumeUnit: "L", distanceUnit: "km", priceMeans: "unit" });
    // No currency is written: the page must ask.
    expect(guess.unsure).toContain("currency");
    expect(values[0]).toMatchObject({
      volume: { value: "14.699", unit: "L" },
      // 14.699 ÷ 3.785411784 = 3.88306…
      gallons: "3.883",
      odometer: { value: "73123", unit: "km" },
      // 14.699 × 1.519 = 22.327781
      total: "22.33",
      notes: "Offroad",
    });
  },
);

test.skipIf(!samplesAvailable)(
  "One fill of a Jeep on 06/06/2021 0:00, the same day in either order",
  async () => {
    const { guess, values } = await fuelLog("fuelly_metric_jeep.csv");
    expect(values).toHaveLength(1);
    expect(volumes(values, "L")).toBe(String(answers("fuelly_metric_jeep.csv").litres));
    expect(values[0]).toMatchObject({ date: "2021-06-06", time: null, unitPrice: "1.269", total: "72.88" });
    expect(guess.unsure).not.toContain("dateOrder");
  },
);

test.skipIf(!samplesAvailable)(
  "Car Report: the price is the total, TRUE is a partial fill, its ids are no products",
  async () => {
    const { guess, values, problems, skipped } = await fuelLog("car_report_refuelings.csv");
    const answer = answers("car_report_refuelings.csv");
    expect({ problems, skipped }).toEqual({ problems: [], skipped: [] });
    expect(values).toHaveLength(Number(answer.rows));
    expect(sumOf(values.map(({ volume }) => volume?.value))).toBe(String(answer.sum_volume));
    expect(guess).toMatchObject({ layout: "Car Report", options: { priceMeans: "total" } });
    expect(guess.unsure).toEqual(expect.arrayContaining(["volumeUnit", "distanceUnit"]));
    expect(values.filter(({ filledUp }) => !filledUp)).toMatchObject([
      { date: "2020-10-11", total: "40.56" },
    ]);
    expect(values[0]).toMatchObject({ total: "22.33", product: null, notes: "Offroad" });
  },
);

test.skipIf(!samplesAvailable)("Two hand-kept logs: the steady column is the price of a gallon", async () => {
  for (const file of ["fuel_log_minivan.csv", "fuel_log_sedan_2008.csv"]) {
    const { guess, values, problems, skipped } = await fuelLog(file);
    expect({ problems, skipped }).toEqual({ problems: [], skipped: [] });
    expect(values).toHaveLength(Number(answers(file).rows));
    expect(volumes(values, "gal")).toBe(String(answers(file).sum_gallons));
    expect(guess.options).toMatchObject({ priceMeans: "unit", distanceUnit: "mi" });
  }
  const { values, guess } = await fuelLog("fuel_log_minivan.csv");
  expect(guess.reasons.priceMeans).toMatch(/^The price stays near \d\.\d\d whatever the volume is/);
  expect(values[0]).toMatchObject({
    vehicleName: "2011 Nissan Quest 3.5SL",
    date: "2012-09-27",
    odometer: { value: "9671" },
    distance: { value: "314" },
    // 16.19 × 3.35 = 54.2365
    total: "54.24",
  });
});

test.skipIf(!samplesAvailable)(
  "A log of Fuelio and Costco: the price of a gallon is taken from the notes",
  async () => {
    const { guess, values, problems, skipped } = await fuelLog("fuelio_and_costco_log.csv");
    const answer = answers("fuelio_and_costco_log.csv");
    expect({ problems, skipped }).toEqual({ problems: [], skipped: [] });
    expect(values).toHaveLength(Number(answer.rows));
    expect(volumes(values, "gal")).toBe(sumOf([String(answer.sum_gallons)]));
    expect(guess.layout).toBe("Fuelio");
    expect(values[0]).toMatchObject({
      unitPrice: "3.699",
      total: "29.74",
      notes: "3.699/gal",
      totalWorkedOut: false,
    });
    expect(values.filter(({ filledUp }) => !filledUp)).toMatchObject([{ gallons: "1.134" }]);
    expect(values.find(({ date }) => date === "2024-12-29")).toMatchObject({
      odometer: null,
      total: "13.88",
    });
  },
);

test.skipIf(!samplesAvailable)(
  "A van log in euros is refused until I give the rate, then converted to the cent",
  async () => {
    const without = await fuelLog("van_log_eur_text.csv");
    expect(without.guess.options).toMatchObject({
      currency: "EUR",
      volumeUnit: "L",
      distanceUnit: "km",
      priceMeans: "total",
    });
    expect(without.values).toHaveLength(1);
    expect(without.problems[0]).toContain("The amount is in EUR. Enter how many US dollars one EUR is worth");
    const { values, problems, skipped, verdicts } = await fuelLog("van_log_eur_text.csv", { rate: "1.085" });
    expect(verdicts).toHaveLength(Number(answers("van_log_eur_text.csv").rows));
    expect(problems).toEqual([]);
    expect(skipped).toEqual([]);
    expect(values).toHaveLength(41);
    // The first line has a date and a place, and neither litres nor money.
    expect(values[0]).toMatchObject({ date: "2018-03-20", volume: null, total: "0.00" });
    expect(volumes(values, "L")).toBe("1817.16");
    expect(sumOf(values.map(({ originalTotal }) => originalTotal?.amount))).toBe("2255.97");
    expect(values[1]).toMatchObject({
      date: "2018-04-22",
      time: "14:45",
      volume: { value: "42.05", unit: "L" },
      total: "54.25",
      originalTotal: { amount: "50", currency: "EUR", rate: "1.085" },
      location: "Avia Engelskirchen",
    });
    expect(values[2]).toMatchObject({
      location: "Esso Autohof Rhüden",
      odometer: { value: "2183", unit: "km" },
    });
  },
);

test.skipIf(!samplesAvailable)(
  "Road Trip: the fuel table below the title lines, with its own column for the unit",
  async () => {
    const table = await sampleTable("fuel/road_trip_export_part.csv", "fuel");
    const { guess, values, problems, skipped } = await readFuel(table);
    const answer = answers("road_trip_export_part.csv");
    expect(table.skippedLines).toBe(5);
    expect({ problems, skipped }).toEqual({ problems: [], skipped: [] });
    expect(values).toHaveLength(Number(answer.fuel_rows));
    expect(volumes(values, "L")).toBe(String(answer.sum_litres));
    expect(guess.layout).toBe("Road Trip");
    expect(values).toMatchObject([
      {
        date: "2019-06-15",
        time: "09:51",
        odometer: { value: "77311", unit: "km" },
        total: "17.26",
        unitPrice: "1.66",
      },
      {
        date: "2019-07-06",
        time: "15:20",
        distance: { value: "244", unit: "km" },
        total: "30.06",
        filledUp: true,
      },
    ]);
  },
);

test.skipIf(!samplesAvailable)(
  "LubeLogger in the United States: the fill of zero gallons is left out with its reason",
  async () => {
    const { guess, values, problems, skipped, verdicts } = await fuelLog("lubelogger_fuel_us.csv");
    const answer = answers("lubelogger_fuel_us.csv");
    expect(verdicts).toHaveLength(Number(answer.rows));
    expect(values).toHaveLength(Number(answer.usable_fuel_rows));
    expect(problems).toEqual([]);
    expect(skipped).toEqual(["4: There is no fuel and no money in this row."]);
    expect(volumes(values, "gal")).toBe(String(answer.sum_gallons));
    expect(sumOf(values.map(({ total }) => total))).toBe(String(answer.sum_cost));
    expect(guess.options.dateOrder).toBe("mdy");
    expect(values).toMatchObject([
      { date: "2026-10-06", filledUp: true, missedBefore: false, notes: "Costco", pricePerGallon: "4.000" },
      { date: "2026-10-20", filledUp: false, missedBefore: true },
    ]);
  },
);

test.skipIf(!samplesAvailable)(
  "LubeLogger in Germany: days first, decimal commas, litres and kilometres",
  async () => {
    const { guess, values } = await fuelLog("lubelogger_fuel_de.csv");
    const answer = answers("lubelogger_fuel_de.csv");
    expect(values).toMatchObject([
      {
        date: answer.date,
        volume: { value: String(answer.litres), unit: "L" },
        total: String(answer.cost),
        odometer: { value: "115391", unit: "km" },
      },
    ]);
    expect(guess.reasons).toMatchObject({
      decimal: "40,5 has a decimal comma.",
      dateOrder: "Dates with points between begin with the day.",
      volumeUnit: "A file with decimal commas is taken to be in litres.",
    });
  },
);

test.skipIf(!samplesAvailable)(
  "A service log with one impossible date: that row is refused, not turned round",
  async () => {
    const { guess, values, problems } = await readService(
      await sampleTable("fuel/lubelogger_service_us.csv", "service"),
    );
    const answer = answers("lubelogger_service_us.csv");
    expect(values).toMatchObject([
      {
        date: "2026-09-01",
        description: "Oil change",
        cost: String(answer.row_1_cost),
        vendor: "Jiffy",
        notes: "Synthetic, 5 qt",
        odometer: { value: "71000", unit: "mi" },
      },
    ]);
    expect(problems).toEqual(["3: Date: “13/1/2026” is not a date when it is read as month/day/year."]);
    expect(guess.reasons.dateOrder).toContain("13/1/2026 does not fit, but all else in the file does.");
  },
);

test.skipIf(!samplesAvailable)(
  "Fuelly's services and a home shop's log give every row and every cent",
  async () => {
    const fuelly = await readService(await sampleTable("fuel/fuelly_services_motorcycle.csv", "service"));
    const answer = answers("fuelly_services_motorcycle.csv");
    expect(fuelly.problems).toEqual([]);
    expect(fuelly.values).toHaveLength(Number(answer.rows));
    expect(sumOf(fuelly.values.map(({ cost }) => cost))).toBe(String(answer.sum_price));
    expect(fuelly.values.map(({ description }) => description)).toEqual([
      ...["Car wash", "Car wash", "Tire a, tire b", "Battery", "Engine oil", "Bought"],
    ]);
    const shop = await readService(await sampleTable("fuel/shop_maintenance_log.csv", "service"));
    expect(shop.problems).toEqual([]);
    expect(shop.values).toHaveLength(Number(answers("shop_maintenance_log.csv").rows));
    expect(shop.values[0]).toMatchObject({
      vehicleName: "1985 F-150",
      description: "NP208 fluid change",
      parts: "ATF Dexron III x2",
      cost: "24.98",
      ownShop: true,
      vendor: null,
      notes: "Drain 15-30 ft-lb, Fill 15-30 ft-lb",
    });
  },
);

test("A Fuelio backup and a whole Road Trip export: the table that is asked for is taken", async () => {
  const fuelio = await tableOf(fuelioBackup, "fuel");
  const log = await readFuel(fuelio);
  expect(log.guess).toMatchObject({ layout: "Fuelio", options: { volumeUnit: "L", distanceUnit: "km" } });
  expect(log.values).toMatchObject([
    { date: "2026-05-02", volume: { value: "31.2", unit: "L" }, total: "48.36", filledUp: true },
  ]);
  const costs = await readService(await tableOf(fuelioBackup, "service"));
  expect(costs.values).toMatchObject([{ description: "New tires", cost: "412.00", date: "2026-04-01" }]);

  const trips = await tableOf(roadTrip, "service");
  expect(trips.notes).toContain("The file holds 2 other tables too, which this import does not read.");
  expect((await readService(trips)).values).toMatchObject([{ description: "Oil", cost: "39.90" }]);
  expect((await readFuel(await tableOf(roadTrip, "fuel"))).values).toHaveLength(2);
});

const fuelioBackup = [
  `"## Vehicle"`,
  `"Name","Description","DistUnit"`,
  `"Van","","0"`,
  `"## Log"`,
  `"Data","Odo (km)","Fuel (litres)","Full","Price (optional)","Notes (optional)","Missed"`,
  `"2026-05-02 10:00","12000","31.2","1","48.36","","0"`,
  `"## CostCategories"`,
  `"CostTypeID","Name"`,
  `"1","Service"`,
  `"## Costs"`,
  `"CostTitle","Date","Odo","CostTypeID","Notes","Cost"`,
  `"New tires","2026-04-01","11500","1","","412.0"`,
].join("\r\n");

const roadTrip = [
  `ROAD TRIP CSV ",."`,
  "Version,Language",
  "1900,en",
  "",
  "FUEL RECORDS",
  "Odometer (mi.),Trip Distance,Date,Fill Amount,Fill Units,Price per Unit,Total Price,Partial Fill,Note",
  `1000,,"2026-6-15 9:51",10,Gal,3.00,30.00,,`,
  `1300,300,"2026-6-20 9:51",11,Gal,3.00,33.00,Partial,`,
  "",
  "MAINTENANCE RECORDS",
  "Description,Date,Odometer (mi.),Cost,Note,Location,Type,Subtype,Payment",
  "Oil,2026-6-21,1310,39.90,,Shop,,,Card",
  "",
  "ROAD TRIPS",
  "Name,Start Date,Start Odometer (mi.),End Date",
  "Coast,2026-7-1,1400,2026-7-3",
].join("\n");

test("A log typed in a German spreadsheet is understood down to its headings", async () => {
  const table = await tableOf(
    [
      "Datum;Kilometerstand;Liter;Preis pro Liter;Gesamtpreis (€);Vollgetankt;Tankstelle;Kraftstoff",
      "03.04.2026;125.400;61,25;1,679;102,84;ja;Aral Köln;Diesel",
      "19.04.2026;126.210;58,4;1,699;99,22;nein;Shell;AdBlue",
    ].join("\r\n"),
    "fuel",
  );
  const { guess, values, problems, notes } = await readFuel(table, { rate: "1" });
  expect(problems).toEqual([]);
  expect(notes).toEqual([]);
  expect(guess.options).toMatchObject({
    dateOrder: "dmy",
    decimal: "comma",
    currency: "EUR",
    volumeUnit: "L",
  });
  expect(mapped(guess, table)).toMatchObject({ "Preis pro Liter": "unitPrice", "Gesamtpreis (€)": "total" });
  expect(values).toMatchObject([
    { date: "2026-04-03", odometer: { value: "125400", unit: "km" }, total: "102.84", product: "diesel" },
    { date: "2026-04-19", filledUp: false, product: "def", seller: "Shell" },
  ]);
});

test("What a row says against itself is noted: another total, the same fill twice, too many decimals", async () => {
  const { values, notes, problems } = await readFuel(
    await tableOf(
      [
        "Date,Truck #,Odometer,Gallons,Price/Gal,Total",
        '6/15/2026,12,"125,400 mi",100.12345,$3.50,$360.00',
        "6/16/2026,12,0,50,$3.50,$175.00",
        "6/16/2026,12,0,50,$3.50,$175.00",
        "6/17/2026,12,99999999,50,-3,$175.00",
      ].join("\n"),
      "fuel",
    ),
  );
  expect(values[0]).toMatchObject({
    vehicleName: "12",
    odometer: { value: "125400", unit: "mi" },
    volume: { value: "100.12345", unit: "gal" },
    gallons: "100.123",
    total: "360.00",
  });
  expect(notes).toEqual([
    "2: 100.12345 gal at 3.5 is 350.43, but the total is 360: the total counts.",
    "2: 100.12345 gal is kept as 100.123: three decimals are kept.",
    "3: An odometer of 0 is read as not written.",
    "4: An odometer of 0 is read as not written.",
    "4: The same fill is in line 3.",
  ]);
  expect(problems).toEqual([
    "5: Price/Gal: -3 is less than zero. Odometer: a meter shows at most 9,999,999.",
  ]);
});

test("A row without a cost, or beyond what a receipt holds, is refused with its reason", async () => {
  const { problems, values } = await readFuel(
    await tableOf(
      [
        ...["Date,Gallons,Total,Notes", "2026-06-15,10,,", "2026-06-16,123456,30,", "2026-06-17,0.0001,30,"],
        ...[
          `2026-06-18,10,30,${"x".repeat(2001)}`,
          "2026-06-19,0.001,50,",
          ",10,30,",
          "2026-06-20,,30,cash only",
        ],
      ].join("\n"),
      "fuel",
    ),
  );
  expect(problems).toEqual([
    "2: The row has no cost, and a fuel receipt needs one.",
    "3: The volume is above 99,999.999 gallons.",
    expect.stringMatching(/^4: The volume is less than a thousandth of a gallon\./),
    "5: Notes: the text is longer than 2,000 characters.",
    "6: That would be $50000.000 for one gallon.",
    "7: Date: the date is missing.",
  ]);
  expect(values).toMatchObject([{ volume: null, gallons: null, total: "30.00", pricePerGallon: null }]);
});

test("Labor and parts of a service add up to its cost, or labor is taken from it", async () => {
  const { values, problems } = await readService(
    await tableOf(
      [
        ...["Date,Work performed,Labor,Parts Cost,Total Cost,Shop", "6/15/2026,Brakes,120.00,80.5,,Jiffy"],
        ...[
          "6/16/2026,Oil,40,,100.10,Self",
          "6/17/2026,Belt,40,,30,",
          "6/18/2026,Wash,,,12,",
          "6/19/2026,,,,12,",
        ],
      ].join("\n"),
      "service",
    ),
  );
  expect(
    values.map(({ cost, laborCost, otherCost, ownShop }) => [cost, laborCost, otherCost, ownShop]),
  ).toEqual([
    ["200.50", "120.00", "80.50", false],
    ["100.10", "40.00", "60.10", true],
    ["12.00", null, "12.00", false],
    ["12.00", null, "12.00", false],
  ]);
  expect(problems).toEqual(["4: The labor costs more than the whole."]);
});
