import { expect, test } from "vitest";
import { readMeter } from "~/features/meters/read-meter";

test("a mileage is read as people write it", () => {
  expect(readMeter("123456", "mi")).toEqual({ value: "123456", unit: "mi" });
  expect(readMeter(" 123,456 mi ", "mi")).toEqual({ value: "123456", unit: "mi" });
  expect(readMeter("123 456", "mi")).toEqual({ value: "123456", unit: "mi" });
  expect(readMeter("0", "mi")).toEqual({ value: "0", unit: "mi" });
  expect(readMeter("123,456.0", "mi")).toEqual({ value: "123456", unit: "mi" });
  expect(readMeter("123456.7", "mi")).toMatchObject({
    value: "123456",
    unit: "mi",
    note: expect.stringContaining("Tenths are not kept") as string,
  });
  expect(readMeter("-1", "mi")).toEqual({ problem: "Mileage must be positive" });
  for (const text of ["", "abc", "1e3", "1,2,3", "½", "１２３", "NaN", "Infinity", "0x1F"])
    expect(readMeter(text, "mi"), text).toHaveProperty("problem");
});

test("somebody types a mileage with a comma: one digit after it is tenths, three are thousands, two are neither", () => {
  expect(readMeter("123456,7", "mi")).toMatchObject({ value: "123456", unit: "mi" });
  expect(readMeter("12,345", "mi")).toEqual({ value: "12345", unit: "mi" });
  expect(readMeter("12,34", "mi")).toHaveProperty("problem");
  expect(readMeter("1,23,456", "mi")).toHaveProperty("problem");
});
