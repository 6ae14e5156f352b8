import { expect, test } from "vitest";
import type { Page } from "~/features/scans/page";
import { kind as label } from "~/features/scans/kinds/part-label";
import { kind as vehicle } from "~/features/scans/kinds/vehicle";

const box = { left: 0, top: 0, right: 100, bottom: 20 };

/** Lines of words of the same width, one below the other. */
function pageOf(lines: string[], codes: string[] = [], sure = 1): Page {
  const words = lines.flatMap((line, row) =>
    line.split(" ").map((text, column) => {
      const at = { left: column * 120, right: column * 120 + 100, top: row * 40, bottom: row * 40 + 20 };
      return { text, sure: [...text].map(() => sure), box: at, shown: at };
    }),
  );
  return {
    width: 1000,
    height: 1000,
    words,
    codes: codes.map((text) => ({ format: "Code39", text, shown: box })),
  };
}

const vinOf = (page: Page) => vehicle.find([page]).fields.vin;

test("a VIN is found as one word, in groups beside its name, and inside a bar code or a web address", () => {
  const vin = "1FUJGLDR8CSBA1234";
  expect(vinOf(pageOf([vin]))?.text).toBe(vin);
  expect(vinOf(pageOf(["VIN: 1FUJG LDR8C SBA1234"]))?.text).toBe(vin);
  expect(vinOf(pageOf([], [`I${vin}`]))?.text).toBe(vin);
  expect(vinOf(pageOf([], [`https://example.com/v?vin=${vin}&x=1`]))?.text).toBe(vin);
});

test("letters that no VIN has are read as the digits that they look like, and letters among its last four are marked", () => {
  expect(vinOf(pageOf(["WVWZZZ3CZ7EO3I927"]))).toMatchObject({ text: "WVWZZZ3CZ7E031927", doubts: [] });
  expect(vinOf(pageOf(["X9FMXXEEBMCR6530G"]))).toMatchObject({ text: "X9FMXXEEBMCR65306", doubts: [16] });
});

test("a check digit that fails proposes another reading in North America, and nothing elsewhere", () => {
  const misread = vinOf(pageOf(["1M8GDM9A1KP042788"]));
  expect(misread?.note).toContain("check digit");
  expect(vinOf(pageOf(["WVWZZZ3CZ7E031927"]))).not.toHaveProperty("proposal");
});

test("sentences, rows of one digit and short numbers are no VIN", () => {
  for (const text of [
    "Meantime Pale 5 10.20",
    "00000000000000000",
    "1FUJGLDR8CSB",
    "THANKYOUFORVISITI",
    "TOTAL 1234567890 12345",
  ])
    expect(vinOf(pageOf([text])), text).toBeUndefined();
});

test("what was read unsurely is marked", () => {
  expect(vinOf(pageOf(["1FUJGLDR8CSBA1234"], [], 0.5))?.doubts).toHaveLength(17);
});

test("a unit number and an engine serial are taken beside or below their labels", () => {
  const { fields } = vehicle.find([pageOf(["Unit No: 1104", "ENGINE SERIAL NO.", "79812345"])]);
  expect([fields.unitNumber?.text, fields.engineSerial?.text]).toEqual(["1104", "79812345"]);
});

test("a part's number is its bar code without the mark before it, or what follows its label; two numbers are none", () => {
  const numberOf = (page: Page) => label.find([page]).fields.partNumber?.text;
  expect(numberOf(pageOf(["UPC NO."], ["1PEF224A4"]))).toBe("EF224A4");
  expect(numberOf(pageOf(["Part No. LF9080 Made in USA"]))).toBe("LF9080");
  expect(numberOf(pageOf(["LF9080"]))).toBe("LF9080");
  expect(numberOf(pageOf(["LF9080 BT8851"]))).toBeUndefined();
  expect(numberOf(pageOf([], ["https://example.com/help"]))).toBeUndefined();
});
