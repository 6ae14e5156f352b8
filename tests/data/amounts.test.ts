import { expect, test } from "vitest";
import { money, price, readAmount, unitPrice, volume } from "~/features/amounts/read-amount";
import { readDay } from "~/features/calendar/read-day";
import { readMeter } from "~/features/meters/read-meter";
import { priceDigits } from "~/ui/format";
import { fc } from "../support/property";

test("money is read as people write it", () => {
  for (const [typed, amount] of [
    ["1250", "1250"],
    ["1,250", "1250"],
    ["1,250.50", "1250.5"],
    ["$1,250.50", "1250.5"],
    ["$ 12", "12"],
    ["12,5", "12.5"],
    ["12,50", "12.5"],
    [".5", "0.5"],
    ["0", "0"],
    ["007", "7"],
    ["1 250", "1250"],
    ["12.00", "12"],
  ])
    expect(readAmount(typed!, money("Cost")), typed).toEqual({ amount });
});

test("what is not clearly an amount is asked back, and nothing is rounded silently", () => {
  for (const typed of [
    "-5",
    "(5)",
    "1,2,3",
    "12.345",
    "abc",
    "1e3",
    "€5",
    "EUR 5",
    "12345678901",
    "１２",
    "½",
    "NaN",
    "5 5",
  ])
    expect(readAmount(typed, money("Cost")), typed).toHaveProperty("problem");
  expect(readAmount("€5", money("Cost"))).toEqual({ problem: "Cost must be in US dollars" });
  expect(readAmount("-5", money("Cost"))).toEqual({ problem: "Cost must not be negative" });
});

test("gallons and unit prices have three decimals, so a comma before three digits is asked back", () => {
  expect(readAmount("12,5", volume("Gallons"))).toEqual({ amount: "12.5" });
  expect(readAmount("$3.459", unitPrice("Price per gallon"))).toEqual({ amount: "3.459" });
  expect(readAmount("3.459/gal", unitPrice("Price per gallon"))).toEqual({ amount: "3.459" });
  expect(readAmount("1,250", volume("Gallons"))).toEqual({
    problem: "Gallons: “1,250” may mean 1250 or 1.250. Write it without the comma",
  });
});

test("a price has up to four decimals, and a comma before three digits is thousands unless nothing is before it", () => {
  for (const [typed, amount] of [
    ["0.0425", "0.0425"],
    ["$.0425", "0.0425"],
    ["12.3450", "12.345"],
    ["1,250", "1250"],
    ["1,250.0625", "1250.0625"],
    ["0,425", "0.425"],
    ["0,0425", "0.0425"],
  ])
    expect(readAmount(typed!, price("Cost")), typed).toEqual({ amount });
  expect(readAmount("0.04255", price("Cost"))).toEqual({ problem: "Cost must have at most 4 decimals" });
  expect(readAmount("0,425", money("Cost"))).toEqual({ problem: "Cost must have at most 2 decimals" });
});

test("whatever price is kept, its form and its file show it with two to four decimals that mean the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (tenThousandths) => {
      const stored = (tenThousandths / 10_000).toFixed(4);
      const shown = priceDigits(stored);
      expect(shown).toMatch(/^\d+\.\d\d(?:\d?[1-9])?$/);
      expect(readAmount(shown, price("Cost"))).toEqual({ amount: String(Number(stored)) });
    }),
  );
});

test("whatever amount is written out, with or without thousands, is read as the same", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      (dollars, cents) => {
        const decimals = String(cents).padStart(2, "0");
        const amount = String(Number(`${dollars}.${decimals}`));
        for (const typed of [`${dollars}.${decimals}`, `$${dollars.toLocaleString("en-US")}.${decimals}`])
          expect(readAmount(typed, money("Cost"))).toEqual({ amount });
      },
    ),
  );
});

test("a day is read as a date field sends it and as people here write it", () => {
  for (const [typed, day] of [
    ["2026-11-28", "2026-11-28"],
    ["11/28/2026", "2026-11-28"],
    ["1/5/26", "2026-01-05"],
    ["02-29-2024", "2024-02-29"],
    ["2026-11-29", "2026-11-29"],
  ])
    expect(readDay(typed!, "Date", "2026-11-28"), typed).toEqual({ day });
  for (const typed of ["2026-02-30", "13/1/2026", "28.11.2026", "", "yesterday", "2026-11-30", "0026-01-01"])
    expect(readDay(typed, "Date", "2026-11-28"), typed).toHaveProperty("problem");
});

test("a written unit counts, whatever the vehicle's own", () => {
  expect(readMeter("200000 km", "mi")).toEqual({ value: "200000", unit: "km" });
  expect(readMeter("125000 mi", "km")).toEqual({ value: "125000", unit: "mi" });
  expect(readMeter("1204.5 h", "h")).toEqual({ value: "1204.5", unit: "h" });
  expect(readMeter("1204.5", "h")).toEqual({ value: "1204.5", unit: "h" });
  expect(readMeter("1204 mi", "h")).toHaveProperty("problem");
  expect(readMeter("1204 h", "mi")).toHaveProperty("problem");
  expect(readMeter("9,999,999", "mi")).toEqual({ value: "9999999", unit: "mi" });
  expect(readMeter("10,000,000", "mi")).toHaveProperty("problem");
});
