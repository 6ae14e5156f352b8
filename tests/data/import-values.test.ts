import { Big } from "big.js";
import { expect, test } from "vitest";
import { decideDateOrder, readDate, readTime } from "~/features/imports/cells/column-dates";
import { readFlag } from "~/features/imports/cells/column-flags";
import { decideDecimal, readNumber } from "~/features/imports/cells/column-numbers";
import type { DateOrder } from "~/features/imports/cells/read-options";
import { guessPriceMeaning } from "~/features/fuel/import/price-meaning";
import { readFuel, sampleTable, tableOf } from "../support/imports";
import { fc } from "../support/property";
import { sampleRows, samplesAvailable } from "../support/samples";

test("Numbers are read as people and programs write them", () => {
  const understood: [string, string, string | null, string | null][] = [
    ["1,234.56", "1234.56", null, null],
    ["1.234,56", "1234.56", null, null],
    ["40,5", "40.5", null, null],
    ["$1,234.56", "1234.56", "$", null],
    ["EUR 50.00", "50", "EUR", null],
    ["1.234,56 €", "1234.56", "EUR", null],
    ["3.699/gal", "3.699", null, "gal"],
    ["$3.699 per gallon", "3.699", "$", "gal"],
    ["3.69 USD/gal", "3.69", "USD", "gal"],
    ["125000 mi", "125000", null, "mi"],
    ["125 000 km", "125000", null, "km"],
    ["1\u202f234,5 L", "1234.5", null, "L"],
    ["1'234.56", "1234.56", null, null],
    ["1’234’567", "1234567", null, null],
    ["200.000.000", "200000000", null, null],
    ["-12.5", "-12.5", null, null],
    ["−12.5", "-12.5", null, null],
    ["($12.00)", "-12", "$", null],
    ["12.00-", "-12", null, null],
    ["$.50", "0.5", "$", null],
    ["C$ 12.10", "12.1", "CAD", null],
    ["US$12", "12", "USD", null],
    ["RM 8.60", "8.6", "MYR", null],
    ["68160.0", "68160", null, null],
    ["0,899", "0.899", null, null],
    ["12345,678", "12345.678", null, null],
    ["4016138721430", "4016138721430", null, null],
  ];
  for (const [cell, number, currency, unit] of understood) {
    expect([cell, readNumber(cell, "point")]).toEqual([cell, { number, currency, unit }]);
  }
});

test("One mark before three digits is what the whole column says", () => {
  expect(readNumber("1.234", "point")).toMatchObject({ number: "1.234" });
  expect(readNumber("1.234", "comma")).toMatchObject({ number: "1234" });
  expect(readNumber("1,234", "point")).toMatchObject({ number: "1234" });
  expect(readNumber("1,234", "comma")).toMatchObject({ number: "1.234" });
  expect(decideDecimal(["1.234", "8.041", "7"])).toBeUndefined();
  expect(decideDecimal(["1.234", "40,5"])).toEqual({ decimal: "comma", example: "40,5" });
  expect(decideDecimal(["125,400", "12.5"])).toEqual({ decimal: "point", example: "12.5" });
});

test("What is not a number, or has lost its digits, is told and not guessed at", () => {
  expect(readNumber("4.01614E+12", "point")).toEqual({
    problem:
      "“4.01614E+12” has lost digits: a spreadsheet shortened it. Format the column as text and save it as CSV again.",
  });
  for (const cell of [
    "12-34",
    "1,23,4",
    "1.2.3",
    "1,2.3,4",
    "abc",
    "12 gallons and a bit",
    "1 2",
    "$",
    ".",
    "1e",
    "٣",
  ]) {
    expect([cell, readNumber(cell, "point")]).toEqual([cell, { problem: `“${cell}” is not a number.` }]);
  }
});

test.skipIf(!samplesAvailable)("Money as found in real files means what it says", async () => {
  for (const { as_found, means } of sampleRows("csv/money_readings.csv")) {
    const read = readNumber(as_found!, "point");
    expect("number" in read && new Big(read.number).eq(means!)).toBe(true);
  }
  const locale = await sampleTable("csv/csvkit_test_locale.csv");
  const numbers = locale.rows[0]!.cells.slice(0, 2).map((cell) => readNumber(cell, "point"));
  expect(numbers).toMatchObject([{ number: "1.7" }, { number: "200000000" }]);
});

const styles: ((whole: string, decimals: string) => string)[] = [
  (whole, decimals) => whole + (decimals && `.${decimals}`),
  (whole, decimals) => grouped(whole, ",") + (decimals && `.${decimals}`),
  (whole, decimals) => `$${grouped(whole, ",")}${decimals && `.${decimals}`}`,
  (whole, decimals) => `${grouped(whole, " ")}${decimals && `.${decimals}`} mi`,
  (whole, decimals) => grouped(whole, "'") + (decimals && `.${decimals}`),
];
const commaStyles: typeof styles = [
  (whole, decimals) => whole + (decimals && `,${decimals}`),
  (whole, decimals) => `${grouped(whole, ".")}${decimals && `,${decimals}`} €`,
  (whole, decimals) => `EUR ${grouped(whole, "\u00a0")}${decimals && `,${decimals}`}`,
];

function grouped(whole: string, mark: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, mark);
}

test("A number written in any style is read back exactly", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 9 });
  const whole = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(String);
  for (const [decimal, writers] of [["point", styles] as const, ["comma", commaStyles] as const]) {
    fc.assert(
      fc.property(whole, digits, fc.constantFrom(...writers), (one, decimals, write) => {
        const read = readNumber(write(one, decimals), decimal);
        expect(read).toMatchObject({ number: new Big(`${one}.${decimals}0`).toFixed() });
      }),
    );
  }
});

test("Whatever stands in a cell, reading it ends in a value or a sentence", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom<DateOrder>("mdy", "dmy", "ymd"),
      (cell, order) => {
        const number = readNumber(cell, "comma");
        if ("number" in number) expect(number.number).toMatch(/^-?\d+(\.\d+)?$/);
        const date = readDate(cell, order);
        if ("date" in date) expect(date.date).toMatch(/^\d{4}-\d\d-\d\d$/);
        readFlag(cell, "full");
        readTime(cell);
      },
    ),
  );
});

test("Dates are read as people and programs write them", () => {
  const understood: [string, DateOrder, string, string | null][] = [
    ["2019-6-15 9:51", "mdy", "2019-06-15", "09:51"],
    ["2014-07-07 23:06:53", "mdy", "2014-07-07", "23:06"],
    ["2019-06-15T09:51:00.000Z", "mdy", "2019-06-15", "09:51"],
    ["06/06/2021 0:00", "mdy", "2021-06-06", null],
    ["1996-07-04 00:00:00.000", "mdy", "1996-07-04", null],
    ["6/15/19", "mdy", "2019-06-15", null],
    ["15/6/19", "dmy", "2019-06-15", null],
    ["06.10.2026", "dmy", "2026-10-06", null],
    ["6. 10. 2026", "dmy", "2026-10-06", null],
    ["10-06-2026", "mdy", "2026-10-06", null],
    ["2026/10/06", "dmy", "2026-10-06", null],
    ["20261006", "mdy", "2026-10-06", null],
    ["Nov 27, 2026 4:05 PM", "mdy", "2026-11-27", "16:05"],
    ["27 November 2026", "mdy", "2026-11-27", null],
    ["27-Nov-26", "mdy", "2026-11-27", null],
    ["Fri, November 27th, 2026 12:30 a.m.", "mdy", "2026-11-27", "00:30"],
    ["2026-Nov-27", "mdy", "2026-11-27", null],
    ["31/12/99", "dmy", "1999-12-31", null],
  ];
  for (const [cell, order, date, time] of understood) {
    expect([cell, readDate(cell, order)]).toEqual([cell, { date, time }]);
  }
  expect(readTime("9:51 PM")).toEqual({ time: "21:51" });
});

test("A day that does not exist, a day number and nonsense are refused in words", () => {
  expect(readDate("13/1/2026", "mdy")).toEqual({
    problem: "“13/1/2026” is not a date when it is read as month/day/year.",
  });
  expect(readDate("2026-02-30", "mdy")).toHaveProperty("problem");
  expect(readDate("Feb 30, 2026", "mdy")).toEqual({
    problem: "“Feb 30, 2026” is a day that does not exist.",
  });
  expect(readDate("6/15/2026 25:10", "mdy")).toHaveProperty(
    "problem",
    expect.stringContaining("a time that does not"),
  );
  expect(readDate("46188", "mdy")).toEqual({
    problem:
      "“46188” is a spreadsheet's day number (probably 2026-06-15). Format the column as dates and save it as CSV again.",
  });
  for (const cell of ["soon", "6/15", "1/2/3/4", "6/15/026", "68160.0", "12:30"]) {
    expect([cell, readDate(cell, "mdy")]).toEqual([cell, { problem: `“${cell}” is not a date.` }]);
  }
});

test("One date that can only be read one way decides its column", () => {
  expect(decideDateOrder(["02/01/2014", "31/12/2012"], "mdy", false)).toEqual({
    order: "dmy",
    certain: true,
    reason: "31/12/2012 can only be day/month/year.",
  });
  expect(decideDateOrder(["10/6/2026", "10/20/2026"], "dmy", false)).toMatchObject({
    order: "mdy",
    certain: true,
  });
  expect(decideDateOrder(["2026-10-06"], "mdy", false)).toMatchObject({ order: "ymd", certain: true });
});

test("A column that fits both ways takes the account's order and says so", () => {
  expect(decideDateOrder(["6/10/2026", "7/11/2026"], "mdy", false)).toEqual({
    order: "mdy",
    certain: false,
    reason: "Dates are read as month/day/year. Every date fits both ways (such as 6/10/2026).",
  });
  expect(decideDateOrder(["6/10/2026"], "dmy", false)).toMatchObject({ order: "dmy", certain: false });
});

test("One odd date among many American ones turns nothing round", () => {
  const american = ["1/2/2026", "2/3/2026", "3/14/2026", "4/5/2026"];
  expect(decideDateOrder([...american, "13/1/2026"], "mdy", false)).toMatchObject({
    order: "mdy",
    certain: true,
  });
  const open = Array.from({ length: 12 }, (_, index) => `${index + 1}/1/2026`);
  expect(decideDateOrder([...open, "13/1/2026"], "mdy", false)).toMatchObject({
    order: "mdy",
    certain: false,
  });
});

test.skipIf(!samplesAvailable)("A file whose second row proves that days come first is read so", async () => {
  const dates = (await sampleTable("csv/csvkit_test_date_format.csv")).rows.map(({ cells }) => cells[0]!);
  const { order } = decideDateOrder(dates, "mdy", false);
  expect(dates.map((cell) => readDate(cell, order))).toMatchObject([
    { date: "2014-01-02" },
    { date: "2012-12-31" },
  ]);
});

const day = fc
  .date({ min: new Date("1971-01-01"), max: new Date("2068-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("A date written in any style is read back the same", () => {
  const pad = (part: string, padded: boolean) => (padded ? part : String(Number(part)));
  fc.assert(
    fc.property(
      day,
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom("/", "-", "."),
      (date, padded, short, mark) => {
        const [year, month, dayOfMonth] = date.split("-") as [string, string, string];
        const [m, d, y] = [pad(month, padded), pad(dayOfMonth, padded), short ? year.slice(2) : year];
        expect(readDate([m, d, y].join(mark), "mdy")).toEqual({ date, time: null });
        expect(readDate([d, m, y].join(mark), "dmy")).toEqual({ date, time: null });
        expect(readDate([year, m, d].join(mark), "mdy")).toEqual({ date, time: null });
      },
    ),
  );
});

test("A column with a day after the 12th is never read the wrong way round", () => {
  const column = fc.array(day, { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(column, fc.constantFrom<"mdy" | "dmy">("mdy", "dmy"), (dates, written) => {
      fc.pre(dates.filter((date) => Number(date.slice(8)) > 12).length * 5 >= dates.length);
      const cells = dates.map((date) => {
        const [year, month, dayOfMonth] = date.split("-").map(Number);
        return written === "mdy" ? `${month}/${dayOfMonth}/${year}` : `${dayOfMonth}/${month}/${year}`;
      });
      const { order } = decideDateOrder(cells, "mdy", false);
      expect(cells.map((cell) => readDate(cell, order))).toEqual(dates.map((date) => ({ date, time: null })));
    }),
  );
});

test("Yes and no, full and partial are understood, anything else is asked about", () => {
  const read = ["TRUE", "1", "Yes", "x", "False", "0", "no", "", "N/A"].map((cell) =>
    readFlag(cell, "other"),
  );
  expect(read).toEqual([true, true, true, true, false, false, false, null, null]);
  expect([readFlag("Full", "full"), readFlag("Partial", "full")]).toEqual([true, false]);
  expect([readFlag("Full", "partial"), readFlag("Partial", "partial")]).toEqual([false, true]);
  expect(readFlag("maybe", "full")).toEqual({ problem: "“maybe” is neither yes nor no." });
});

test("The steadier of two columns is the price of one gallon", () => {
  const fills = [10, 20, 35, 8].map((volume) => ({ volume, each: 3.4 + volume / 1000 }));
  const unit = fills.map(({ volume, each }) => ({ volume, price: each }));
  const total = fills.map(({ volume, each }) => ({ volume, price: each * volume }));
  expect(guessPriceMeaning(unit, "gallon").priceMeans).toBe("unit");
  expect(guessPriceMeaning(total, "gallon")).toEqual({
    priceMeans: "total",
    reason: "The price grows with the volume (about 3.42 for one gallon), so it is the total.",
  });
  expect(guessPriceMeaning([{ volume: 57.4, price: 1.269 }], "litre").priceMeans).toBe("unit");
});

test("Decimal commas of one column help the thousands of another", async () => {
  const { values } = await readFuel(
    await tableOf("Date;Odometer;Gallons;Total\n2026-06-15;125.400;12.345;43,21\n", "fuel"),
  );
  expect(values[0]).toMatchObject({
    odometer: { value: "125400" },
    volume: { value: "12345" },
    total: "43.21",
  });
});

test("An amount in another currency than the file's is refused at its row", async () => {
  const { problems, values } = await readFuel(
    await tableOf(
      "Date,Gallons,Total\n2026-06-15,10,$30.00\n2026-06-16,10,$31.00\n2026-06-17,10,CAD 44.00\n",
      "fuel",
    ),
  );
  expect(values).toHaveLength(2);
  expect(problems).toEqual(["4: Total: the amount is in CAD, but the file is read as USD."]);
});
