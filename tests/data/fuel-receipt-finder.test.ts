import { expect, test } from "vitest";
import { isEmpty } from "~/features/scans/document-kind";
import { kind } from "~/features/scans/kinds/fuel-receipt";
import { printedPage } from "../support/printed-page";

const find = (...lines: string[]) => kind.find([printedPage(...lines)]);

const station = ["BIG DIPPER TRAVEL PLAZA", "COLD SPRING, WY 82999", "02/11/2026  04:52"];

test("Gallons, price, total, day, product, station and state are read from a receipt", () => {
  const { fields, notes } = find(
    ...station,
    "Pump: 14",
    "ULSD #2 DIESEL",
    "Gallons        102.417",
    "Price/Gal       $3.899",
    "Amount         $399.32",
    "TOTAL          $399.32",
  );
  expect(Object.fromEntries(Object.entries(fields).map(([name, { text }]) => [name, text]))).toEqual({
    receiptDate: "2026-02-11",
    product: "diesel",
    gallons: "102.417",
    pricePerGallon: "3.899",
    totalCost: "399.32",
    station: "BIG DIPPER TRAVEL PLAZA",
    state: "WY",
  });
  expect(notes).toEqual([]);
});

test("The fuel's own amount counts where other things were bought too, and I am told", () => {
  const { fields, notes } = find(
    ...station,
    "UNLEADED   14.318 GAL @ $3.459/GAL",
    "FUEL SALE                 $49.53",
    "SANDWICH                   $6.00",
    "TOTAL                     $55.53",
  );
  expect(fields.totalCost?.text).toBe("49.53");
  expect(notes).toEqual(["The receipt's total is 55.53: more than this fuel was bought."]);
});

test("Liters become gallons, and the printed liters are said", () => {
  const { fields } = find(
    "SHELL STATION KAJANG",
    "22.73 litre   Pump # 06",
    "FuelSave 95     RM  50.00",
    "2.200 RM / litre",
    "Total           RM  50.00",
    "20/06/2018  00:05",
  );
  expect(fields.gallons).toMatchObject({ text: "6.005", printed: "22.73", note: "Printed: 22.73 liters." });
  expect(fields.pricePerGallon).toMatchObject({ text: "8.328", note: "Printed: 2.200 per liter." });
  expect(fields.totalCost?.text).toBe("50.00");
  expect(fields.receiptDate?.text).toBe("2018-06-20");
  expect(fields.currency).toMatchObject({ text: "MYR" });
  expect(fields.currency?.note).toContain("at a rate that you confirm");
});

test("Numbers that do not agree are marked, and the one that would agree is only proposed", () => {
  const { fields } = find(
    ...station,
    "DIESEL",
    "Gallons        10.417",
    "Price/Gal      $3.899",
    "TOTAL         $399.32",
  );
  expect(fields.gallons).toMatchObject({ text: "10.417", proposal: "102.417" });
  expect(fields.gallons?.doubts).toHaveLength(6);
  expect(fields.totalCost?.note).toBe("10.417 x 3.899 is 40.62, but the total says 399.32.");
});

test("A prepay chit is not a receipt", () => {
  const chit = find(
    "BHPetrol Permas Jaya 2",
    "PREPAY CHIT NUMBER 57381",
    "THIS IS NOT A RECEIPT",
    "10-04-2018 08:11:53",
    "Item             U\\Price    Qnty    Amount",
    "INF RON95  P7      1.000      50     50.00",
    "TOTAL AMOUNT                  RM     50.00",
  );
  expect(isEmpty(chit)).toBe(true);
});

test("A grocer's receipt, a parts receipt and an empty page hold no fuel", () => {
  const groceries = ["CORNER MARKET", "SUPER GLUE   1.00 5.00 5.00", "TOTAL  5.00"];
  const fluid = ["HUBCAP ALLEY AUTO PARTS", "DIESEL EXHAUST FLUID  2 @ 12.99  25.98", "TOTAL   25.98"];
  const cafe = ["RELAIS TOTAL OULMES", "CAFE CREME  12.00  2  24.00", "TOTAL FACTURE : 24.00 DH"];
  for (const lines of [groceries, fluid, cafe, []]) expect(isEmpty(find(...lines))).toBe(true);
});
