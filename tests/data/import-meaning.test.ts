import { expect, test } from "vitest";
import { fuelFiles } from "~/features/fuel/import/fuel-files";
import type { FileKind } from "~/features/imports/file-kind";
import { guessImport } from "~/features/imports/guess/guess-import";
import type { Table } from "~/features/imports/table/table";
import { stockFiles } from "~/features/inventory/import/stock-files";
import { mapped, readFuel, readService, readVehicles, tableOf } from "../support/imports";

const lines = (...rows: string[]) => `${rows.join("\n")}\n`;

test("An odometer of 0 was not written, in every kind of file", async () => {
  const service = await readService(
    await tableOf(
      lines(
        "Date,Description,Cost,Odometer",
        "2026-11-05,Oil change,89.00,52000",
        "2026-11-09,Wash,15.00,0",
        "2026-11-10,Wax,15.00,0.0 mi",
      ),
      "service",
    ),
  );
  expect(service.values.map(({ odometer }) => odometer?.value ?? null)).toEqual(["52000", null, null]);
  expect(service.notes).toContain("3: An odometer of 0 is read as not written.");
  const fleet = await readVehicles(
    await tableOf(lines("Unit,VIN,Current Odometer", "1,S-1,0", "2,S-2,7"), "vehicles"),
  );
  expect(fleet.values.map(({ mileage }) => mileage?.value ?? null)).toEqual([null, "7"]);
  const fuel = await readFuel(
    await tableOf(lines("Date,Odometer,Trip Distance,Gallons,Total", "2026-11-05,0,0,10,30"), "fuel"),
  );
  expect(fuel.values).toMatchObject([{ odometer: null, total: "30.00" }]);
});

const costLog = (heading: string, ...cells: string[]) =>
  lines(
    `Date,Title,Cost,Odometer,${heading}`,
    ...cells.map((cell, index) => `2026-11-0${index + 1},Work ${index},10,5000,${cell}`),
  );

test.each([
  ["isIncome", ["0", "1", ""]],
  ["isTemplate", ["0", "1", "0"]],
  ["Is Income?", ["No", "Yes", "No"]],
  ["is_income", ["false", "TRUE", "false"]],
  ["INCOME", ["", "250.00", "0.00"]],
  ["Refund", ["", "12.50", "-"]],
  ["Refunded", ["n", "y", "n"]],
  ["Voided", ["", "x", ""]],
  ["isDeleted", ["0", "1", "0"]],
  ["Transaction Type", ["Purchase", "Refund", "Purchase"]],
  ["Type", ["Expense", "Income", "Expense"]],
  ["Category", ["Oil", "REVENUE", "Tires"]],
  ["Status", ["Completed", "Planned", "Done"]],
  ["Status", ["Posted", "Void", "Posted"]],
  ["Debit/Credit", ["D", "C", "Debit"]],
  ["isExpense", ["1", "0", "1"]],
  ["Completed", ["yes", "no", "2026-11-03"]],
])("What “%s” says to be no cost is left out with the reason: %s", async (heading, cells) => {
  const { values, skipped, problems } = await readService(
    await tableOf(costLog(heading, ...cells), "service"),
  );
  expect(problems).toEqual([]);
  expect(skipped).toEqual([`3: No cost: “${heading}” says “${cells[1]}”.`]);
  expect(values).toHaveLength(2);
});

test("A fill that was declined or given back is no receipt", async () => {
  const { values, skipped } = await readFuel(
    await tableOf(
      lines(
        "Date,Gallons,Total,Transaction Type,isTemplate",
        "2026-11-01,10,30,Purchase,0",
        "2026-11-02,10,30,Reversal,0",
        "2026-11-03,10,30,Purchase,1",
        "2026-11-04,10,30,Declined,0",
      ),
      "fuel",
    ),
  );
  expect(values).toHaveLength(1);
  expect(skipped).toEqual([
    "3: No cost: “Transaction Type” says “Reversal”.",
    "4: No cost: “isTemplate” says “1”.",
    "5: No cost: “Transaction Type” says “Declined”.",
  ]);
});

const service = ["##Service", "Odometer,Date,Total cost,Service type", "45000,2026-01-05,90,Oil"];
const income = ["##Income", "Odometer,Date,Total cost,Service type", "45100,2026-01-06,900,Load"];

test.each([
  ["before the costs", [...income, ...service]],
  ["after the costs", [...service, ...income]],
  ["with a space and blank lines", [...service, "", "## Incomes", ...income.slice(1)]],
  ["as a row of a spreadsheet", [...service, "Income,,,", ...income.slice(1)]],
  ["without headings of its own", [...service, "Income,,,", income[2]!, "Expenses,,,"]],
])("A section of income %s is left out and named", async (_where, file) => {
  const table = await tableOf(lines(...file), "service");
  const { values } = await readService(table);
  expect(values.map(({ cost }) => cost)).toEqual(["90.00"]);
  expect(table.notes.join(" ")).toMatch(/The section “Incomes?” was left out: it lists no costs\./);
});

test("Costs after a section of income still count, and a file of income alone is refused", async () => {
  const table = await tableOf(
    lines(...service, "Income,,,", income[2]!, "Expenses,,,", "45200,2026-01-07,50,Wash"),
    "service",
  );
  expect((await readService(table)).values.map(({ cost }) => cost)).toEqual(["90.00", "50.00"]);
  await expect(tableOf(lines(...income), "service")).rejects.toThrow(
    "The section “Income” was left out: it lists no costs.",
  );
});

const fuelTable = ["Odometer,Date,Total cost,Liters", "1000,2026-01-05,60,40", "1500,2026-01-09,66,44"];
const serviceTable = [
  "Odometer,Date,Total cost,Service type",
  "1100,2026-01-06,90,Oil",
  "1200,2026-01-07,20,Wash",
  "1300,2026-01-08,300,Tires",
];

test.each([
  ["##", ["##Refuelling", ...fuelTable, "##Service", ...serviceTable]],
  ["## and a space", ["## Refuelling", ...fuelTable, "## Service", ...serviceTable]],
  ["blank lines", [...fuelTable, "", ...serviceTable]],
  ["nothing", [...fuelTable, ...serviceTable]],
  ["nothing, the other way round", [...serviceTable, ...fuelTable]],
  ["a title alone", ["Refuelling", ...fuelTable, "Service", ...serviceTable]],
  ["titles of a spreadsheet", ["Refuelling,,,", ...fuelTable, ",,,", "Service,,,", ...serviceTable]],
])("A second heading line ends a table: with %s between", async (_what, file) => {
  const fuel = await tableOf(lines(...file), "fuel");
  const log = await readFuel(fuel);
  expect(log.problems).toEqual([]);
  expect(log.values.map(({ volume, total }) => [volume?.value, volume?.unit, total])).toEqual([
    ["40", "L", "60.00"],
    ["44", "L", "66.00"],
  ]);
  expect(fuel.notes).toContain("The file holds another table too, which this import does not read.");
  const costs = await readService(await tableOf(lines(...file), "service"));
  expect(costs.problems).toEqual([]);
  expect(costs.values.map(({ description, cost }) => [description, cost])).toEqual([
    ["Oil", "90.00"],
    ["Wash", "20.00"],
    ["Tires", "300.00"],
  ]);
});

test("The same headings again, on the next page of a list, end nothing", async () => {
  const table = await tableOf(lines(...fuelTable, "", fuelTable[0]!, "2000,2026-01-12,60,40"), "fuel");
  const { values, problems, skipped } = await readFuel(table);
  expect(values.map(({ odometer }) => odometer?.value)).toEqual(["1000", "1500", "2000"]);
  expect({ problems, skipped, notes: table.notes }).toEqual({ problems: [], skipped: [], notes: [] });
});

test("A service that nobody named is imported with a note when it cost something", async () => {
  const { values, notes, problems } = await readService(
    await tableOf(
      lines("Date,Title,Odometer,Cost", "2026-01-05,,45000,1050.00", "2026-01-06,,45100,"),
      "service",
    ),
  );
  expect(values).toMatchObject([{ description: "Service", cost: "1050.00", odometer: { value: "45000" } }]);
  expect(notes).toEqual(["2: Nothing says what was done: it is called “Service”."]);
  expect(problems).toEqual(["3: Nothing says what was done."]);
});

test("Litres do not prove kilometers: a British log is in miles, so the page asks", async () => {
  const british = await readFuel(
    await tableOf(lines("Date,Mileage,Liters,Price", "20/12/2025,47671,22.44,31.39"), "fuel"),
  );
  expect(british.guess.unsure).toContain("distanceUnit");
  const pounds = await readFuel(
    await tableOf(lines("Date,Mileage,Litres,Total", "20/12/2025,47671,22.44,£31.39"), "fuel"),
  );
  expect(pounds.guess.options.distanceUnit).toBe("mi");
  expect(pounds.guess.unsure).toContain("distanceUnit");
});

test.each([
  ["Filled Tank", "full"],
  ["is_full_tank", "full"],
  ["Full/Partial", "full"],
  ["mileage_in", "odometer"],
  ["Current Odometer", "odometer"],
  ["odometer_km", "odometer"],
  ["Units", "volume"],
  ["Total Gallons", "volume"],
  ["Amt", "total"],
  ["Amt.", "total"],
  ["total_cost_usd", "total"],
  ["Previously Missed Fill-Ups?", "missed"],
  ["Product Name", "product"],
  ["Station Name", "seller"],
  ["Merchant City", "location"],
  ["Seller's address", "location"],
  ["Merchant State", "state"],
])("The heading “%s” of a fuel log is known", async (heading, field) => {
  const table = await tableOf(lines(`Date,${heading},Comments`, "2026-01-05,1,x"), "fuel");
  const { guess } = await guessed(fuelFiles, table);
  expect(guess[heading]).toBe(field);
});

test.each([
  ["cross_refs", "crossReference"],
  ["Available Quantity", "quantity"],
  ["Min Quantity", "reorderPoint"],
  ["unit_cost_eur", "cost"],
  ["Vendor Names", "vendor"],
])("The heading “%s” of a parts list is known", async (heading, field) => {
  const table = await tableOf(lines(`Part Number,Description,${heading}`, "LF-1,Filter,3"), "inventory");
  const { guess } = await guessed(stockFiles, table);
  expect(guess[heading]).toBe(field);
});

test("A column of units is none of volumes or vehicles", async () => {
  const { values } = await readFuel(
    await tableOf(lines("Date,Qty,Unit,Amt", "2026-01-05,100,Gallons,350", "2026-01-06,40,L,60"), "fuel"),
  );
  expect(values.map(({ volume, vehicleName }) => [volume?.unit, vehicleName])).toEqual([
    ["gal", null],
    ["L", null],
  ]);
});

async function guessed(kind: FileKind, table: Table) {
  return { guess: mapped(await guessImport(kind, table), table) };
}

test("Beside a total, a cost is that of one gallon or without the tax", async () => {
  const fuel = await readFuel(
    await tableOf(lines("Date,Odometer,Gallons,Cost,Total", "2026-01-05,45000,100,3.50,350.00"), "fuel"),
  );
  expect(fuel.values).toMatchObject([{ total: "350.00", pricePerGallon: "3.500" }]);
  const service = await readService(
    await tableOf(
      lines("Date,Description,Cost,Tax,Total", "2026-01-05,Brakes,100.00,8.25,108.25"),
      "service",
    ),
  );
  expect(service.values).toMatchObject([{ cost: "108.25" }]);
});

test("A column of parts with amounts is what they cost, and one with names what they were", async () => {
  const read = async (...rows: string[]) =>
    (await readService(await tableOf(lines(...rows), "service"))).values;
  expect(await read("Date,Description,Labor,Parts", "2026-01-05,Brake job,400.00,200.00")).toMatchObject([
    { cost: "600.00", laborCost: "400.00", otherCost: "200.00", parts: null },
  ]);
  expect(
    await read("Date,Description,Cost,Parts", "2026-01-05,Brake job,400.00,Drum and shoes"),
  ).toMatchObject([{ cost: "400.00", parts: "Drum and shoes" }]);
});
