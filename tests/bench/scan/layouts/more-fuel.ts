import type { Layout } from "./layout";
import { Sheet } from "./sheet";

const loyalty: Layout = {
  name: "station-with-loyalty",
  kind: "fuel-receipt",
  draw: () => {
    const sheet = new Sheet(560, 1050, { size: 21, font: "Mono" });
    const center = { align: "center" } as const;
    sheet.print(280, 60, "PELICAN GAS & GO", { ...center, size: 28, font: "Mono Bold" });
    sheet.lines(280, 95, ["2001 GULF BREEZE PKWY", "SANDPIPER, FL 32999", "(850) 555-0188"], 28, center);
    sheet.lines(30, 210, ["08/09/26 13:27", "TRAN# 9020471", "PUMP 07  PREMIUM 93"], 30);
    const rows: [string, string][] = [
      ["GALLONS:", "11.902"],
      ["PRICE/G:", "4.089"],
      ["FUEL SALE:", "48.67"],
    ];
    for (const [index, [label, value]] of rows.entries()) {
      sheet.print(30, 330 + 32 * index, label);
      sheet.print(530, 330 + 32 * index, value, { align: "right" });
    }
    sheet.lines(30, 450, ["YOU SAVED .05/GAL", "WITH PELICAN POINTS"], 30);
    sheet.print(30, 540, "TOTAL", { font: "Mono Bold" });
    sheet.print(530, 540, "$48.67", { align: "right", font: "Mono Bold" });
    sheet.lines(30, 590, ["DEBIT XXXX5512", "APPROVAL 229841"], 30);
    return sheet;
  },
  fields: {
    receiptDate: "2026-08-09",
    gallons: "11.902",
    pricePerGallon: "4.089",
    totalCost: "48.67",
    product: "gasoline",
    state: "FL",
    station: "PELICAN GAS & GO",
  },
  rows: [],
};

const reefer: Layout = {
  name: "truck-stop-table-with-reefer",
  kind: "fuel-receipt",
  draw: () => {
    const sheet = new Sheet(900, 900, { size: 22 });
    sheet.print(450, 70, "Switchback Truck Plaza", { align: "center", size: 32, font: "Sans Bold" });
    sheet.print(450, 105, "Exit 44, Interstate 70, Rifle Gap, CO 81999", { align: "center" });
    sheet.print(40, 180, "Receipt 55-20917");
    sheet.print(860, 180, "Date Jan 14, 2026  22:40", { align: "right" });
    const columns = [
      { title: "Pump", x: 40 },
      { title: "Product", x: 150 },
      { title: "Gallons", x: 480, align: "right" as const },
      { title: "Price/Gal", x: 660, align: "right" as const },
      { title: "Total", x: 860, align: "right" as const },
    ];
    sheet.heading(260, columns, { font: "Sans Bold" });
    sheet.rule(40, 272, 820, 1);
    sheet.row(310, columns, ["12", "Diesel #2", "88.250", "3.759", "331.73"]);
    sheet.row(350, columns, ["12", "Reefer dyed", "21.400", "3.419", "73.17"]);
    sheet.rule(40, 380, 820, 1);
    sheet.print(600, 430, "Amount due");
    sheet.print(860, 430, "$404.90", { align: "right" });
    sheet.lines(40, 500, ["Truck 7714   Trailer 53021", "Odometer 601,227"], 32);
    return sheet;
  },
  fields: {
    receiptDate: "2026-01-14",
    gallons: "88.250",
    pricePerGallon: "3.759",
    totalCost: "331.73",
    product: "diesel",
    state: "CO",
    station: "Switchback Truck Plaza",
  },
  rows: [],
};

export const moreFuel = [loyalty, reefer];
