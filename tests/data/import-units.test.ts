import { expect, test } from "vitest";
import { readStockRows } from "~/features/inventory/import/stock-rows";
import { guessImport } from "~/features/imports/guess/guess-import";
import { stockFiles } from "~/features/inventory/import/stock-files";
import { mapped, readFuel, readService, readVehicles, tableOf } from "../support/imports";

const lines = (...rows: string[]) => `${rows.join("\n")}\n`;
const needsRate = (currency: string) =>
  `The amount is in ${currency}. Enter how many US dollars one ${currency} is worth to convert it.`;

test("A column of currencies is read row by row: Canadian money waits for a rate, dollars need none", async () => {
  const table = await tableOf(
    lines(
      "Date,Odometer,Gallons,Total,Currency",
      "2026-01-05,45000,100,350.00,CAD",
      "2026-01-06,45100,100,360.00,USD",
    ),
    "fuel",
  );
  const without = await readFuel(table);
  expect(without.guess.options.currency).toBe("CAD");
  expect(without.guess.reasons.currency).toBe("The column “Currency” says CAD, USD.");
  expect(without.problems).toEqual([`2: ${needsRate("CAD")}`]);
  expect(without.values).toMatchObject([{ total: "360.00", pricePerGallon: "3.600" }]);
  const { values, problems } = await readFuel(table, { rate: "0.73" });
  expect(problems).toEqual([]);
  expect(values).toMatchObject([
    { total: "255.50", pricePerGallon: "2.555", originalTotal: { amount: "350", currency: "CAD" } },
    { total: "360.00", originalTotal: null },
  ]);
});

test.each([
  ["Currency Code", "cad"],
  ["Curr.", "C$"],
  ["Transaction Currency", "Canadian Dollars"],
  ["Moneda", "CAD"],
  ["CURRENCY", "CAD/Litres"],
])("A column “%s” that says %s is money in Canadian dollars", async (heading, cell) => {
  const { problems, guess } = await readService(
    await tableOf(lines(`Date,Description,Cost,${heading}`, `2026-01-05,Tires,400,${cell}`), "service"),
  );
  expect(guess.options.currency).toBe("CAD");
  expect(problems).toEqual([`2: ${needsRate("CAD")}`]);
});

test.each([
  ["amount_eur", "EUR"],
  ["Amount EUR", "EUR"],
  ["EUR Total", "EUR"],
  ["totalCostEUR", "EUR"],
  ["Total Cost (CAD)", "CAD"],
  ["Amount in MXN", "MXN"],
  ["cost_gbp", "GBP"],
])("A heading “%s” says what its money is in", async (heading, currency) => {
  const { problems } = await readFuel(
    await tableOf(lines(`Date,Odometer,Gallons,${heading}`, "2026-01-05,45000,100,350.00"), "fuel"),
  );
  expect(problems).toEqual([`2: ${needsRate(currency)}`]);
});

test("Of an amount in two currencies the one in US dollars is taken", async () => {
  const { values, problems } = await readFuel(
    await tableOf(
      lines(
        "Date,Gallons,Amount CAD,Amount USD,Currency",
        "2026-01-05,100,480.00,350.00,CAD",
        "2026-01-06,100,360.00,360.00,USD",
      ),
      "fuel",
    ),
  );
  expect(problems).toEqual([]);
  expect(values.map(({ total }) => total)).toEqual(["350.00", "360.00"]);
});

test("A row whose currency is missing or unknown is refused, and so is a third currency", async () => {
  const { values, problems } = await readService(
    await tableOf(
      lines(
        "Date,Description,Cost,Currency",
        "2026-01-05,Tires,400,CAD",
        "2026-01-06,Oil,90,",
        "2026-01-07,Belt,50,beans",
        "2026-01-08,Wash,20,MXN",
        "2026-01-09,Lamp,12,US$",
        "2026-01-10,Fuse,C$2,USD",
        "2026-01-11,Check,,",
      ),
      "service",
    ),
    { currency: "CAD", rate: "0.5" },
  );
  expect(problems).toEqual([
    "3: Currency: the row names no currency, and other rows do.",
    "4: Currency: “beans” is not a currency.",
    "5: Cost: the amount is in MXN, but the file is read as CAD.",
  ]);
  expect(values.map(({ cost }) => cost)).toEqual(["200.00", "12.00", "1.00", null]);
});

test("A parts list says the currency of each price in a column, too", async () => {
  const table = await tableOf(
    lines("Part Number,Description,Cost,Currency Code", "LF-1,Filter,10,MXN", "LF-2,Filter,10,USD"),
    "inventory",
  );
  const { mapping, options } = await guessImport(stockFiles, table);
  const rows = [];
  for await (const some of readStockRows(table, mapping, { options })) rows.push(...some);
  expect(rows).toMatchObject([
    { problem: `Cost: ${needsRate("MXN")}` },
    { values: { partNumber: "LF-2", cost: "10.00" } },
  ]);
});

test.each(["Distance Unit", "Odometer Unit", "distance_units", "Odometer UOM", "Meter Type"])(
  "A column “%s” says what each row's odometer shows",
  async (heading) => {
    const log = lines(
      `Date,Odometer,${heading},Gallons,Total`,
      "2026-01-05,45000,km,100,350.00",
      "2026-01-06,28000,Miles,100,360.00",
      "2026-01-07,812,Hours,10,36.00",
      "2026-01-08,812,furlongs,10,36.00",
    );
    const fuel = await readFuel(await tableOf(log, "fuel"));
    expect(fuel.values.map(({ odometer }) => odometer?.unit)).toEqual(["km", "mi", "h"]);
    expect(fuel.problems).toEqual([`5: ${heading}: “furlongs” is not a unit of distance.`]);
    const vehicles = await readVehicles(
      await tableOf(lines(`VIN,Odometer,${heading}`, "S-1,45000,km", "S-2,500,mi"), "vehicles"),
    );
    expect(vehicles.values.map(({ mileage }) => mileage?.unit)).toEqual(["km", "mi"]);
  },
);

test("A column of units tells gallons from liters row by row, and a strange one is refused", async () => {
  const { values, problems } = await readFuel(
    await tableOf(
      lines(
        "Date,Quantity,Unit of Measure,Amount",
        "2026-01-05,100,GAL,350.00",
        "2026-01-06,378.5411784,Litres,350.00",
        "2026-01-07,3,kWh,1.00",
      ),
      "fuel",
    ),
  );
  expect(values.map(({ gallons }) => gallons)).toEqual(["100.000", "100.000"]);
  expect(problems).toEqual(["4: Unit of Measure: “kWh” is not a unit of volume."]);
});

test("A column that says USD/Gallons and CAD/Litres is both, and as a heading it is the price of one", async () => {
  const cards = await readFuel(
    await tableOf(
      lines(
        "Tran Date,Qty,Amt,Currency",
        "2026-01-05,100,350.00,USD/Gallons",
        "2026-01-06,378.5411784,500.00,CAD/Litres",
      ),
      "fuel",
    ),
    { currency: "CAD", rate: "0.7" },
  );
  expect(cards.values.map(({ gallons, total }) => [gallons, total])).toEqual([
    ["100.000", "350.00"],
    ["100.000", "350.00"],
  ]);
  for (const [heading, field] of [
    ["USD/Gallons", "unitPrice"],
    ["CAD/L", "unitPrice"],
    ["US Gallons", "volume"],
    ["Total Gallons", "volume"],
    ["Cost/Mile", undefined],
  ]) {
    const table = await tableOf(lines(`Date,Odometer,${heading},Notes`, "2026-01-05,1,3.5,x"), "fuel");
    expect([heading, mapped((await readFuel(table)).guess, table)[heading!]]).toEqual([heading, field]);
  }
});
