import { laterInvoices } from "./later-invoices";
import { type Layout, part } from "./layout";
import { type Column, Sheet } from "./sheet";

const transfer: Layout = {
  name: "packing-slip-with-back-orders",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1200, 1200, { size: 21 });
    sheet.print(600, 80, "Packing Slip", { size: 34, align: "center", font: "Sans Bold" });
    sheet.print(60, 140, "Bluestem Axle & Driveline", { size: 28 });
    sheet.print(60, 172, "5 Prairie Mill Lane, Sutter Grove, NE 68999", { size: 19 });
    sheet.lines(760, 140, ["Slip No: BA-66102", "Date: 10/06/2026", "PO No: 7-2231"], 32);
    const columns: Column[] = [
      { title: "Part Number", x: 60 },
      { title: "Description", x: 290 },
      { title: "Ordered", x: 820, align: "right" },
      { title: "Shipped", x: 970, align: "right" },
      { title: "B/O", x: 1100, align: "right" },
    ];
    sheet.box(60, 270, 1080, 48, "#eee");
    sheet.heading(302, columns);
    sheet.row(356, columns, ["UJ-5-280X", "U-joint, greasable", "6", "6", ""]);
    sheet.row(396, columns, ["DS-1710-62", "Drive shaft, 62 in.", "1", "", "1"]);
    sheet.row(436, columns, ["CB-210088", "Carrier bearing", "4", "3", "1"]);
    sheet.row(476, columns, ["YK-2251", "End yoke, 39 spline", "2", "2", ""]);
    sheet.rule(60, 510, 1080, 1);
    sheet.print(60, 640, "Received by: ________________   Cartons: 2");
    return sheet;
  },
  fields: {
    vendor: "Bluestem Axle & Driveline",
    invoiceNumber: "BA-66102",
    invoiceDate: "2026-10-06",
    poNumber: "7-2231",
  },
  rows: [part("UJ-5-280X", "6"), part("DS-1710-62", "0"), part("CB-210088", "3"), part("YK-2251", "2")],
};

const cardlock: Layout = {
  name: "cardlock-receipt",
  kind: "fuel-receipt",
  draw: () => {
    const sheet = new Sheet(580, 950, { size: 21, font: "Mono" });
    const center = { align: "center" } as const;
    sheet.print(290, 60, "TIMBERLINE CARDLOCK #12", { ...center, size: 26, font: "Mono Bold" });
    sheet.lines(290, 94, ["4400 SAWMILL HWY", "KODIAK RIDGE, ID 83999"], 28, center);
    sheet.lines(30, 190, ["03/22/2026  05:48 AM", "SITE 0012   PUMP 3", "VEHICLE 1187", "ODOM 284551"], 30);
    sheet.print(30, 340, "#2 DIESEL CLEAR", { font: "Mono Bold" });
    const rows: [string, string][] = [
      ["QUANTITY GAL", "64.318"],
      ["UNIT PRICE", "$3.689"],
      ["FUEL TOTAL", "$237.27"],
    ];
    for (const [index, [label, value]] of rows.entries()) {
      sheet.print(30, 375 + 32 * index, label);
      sheet.print(550, 375 + 32 * index, value, { align: "right" });
    }
    sheet.rule(30, 480, 520, 1);
    sheet.print(30, 520, "SALE TOTAL", { font: "Mono Bold" });
    sheet.print(550, 520, "$237.27", { align: "right", font: "Mono Bold" });
    sheet.lines(30, 580, ["FLEET CARD XXXX0931", "AUTH 618842"], 30);
    return sheet;
  },
  fields: {
    receiptDate: "2026-03-22",
    gallons: "64.318",
    pricePerGallon: "3.689",
    totalCost: "237.27",
    product: "diesel",
    state: "ID",
    station: "TIMBERLINE CARDLOCK #12",
  },
  rows: [],
};

const twoSided: Layout = {
  name: "card-address-beside-name",
  kind: "business-card",
  draw: () => {
    const sheet = new Sheet(1050, 600, { size: 26 }, "#f7f9f8");
    sheet.rule(520, 80, 3, 440);
    sheet.print(60, 240, "Marrow & Finch", { size: 46, font: "Sans Bold", color: "#31502f" });
    sheet.print(60, 295, "Trailer Leasing, Inc.", { size: 34, color: "#31502f" });
    sheet.print(560, 160, "Delphine Okonjo", { size: 36 });
    sheet.print(560, 200, "Account Manager");
    sheet.lines(
      560,
      290,
      ["Cell (316) 555-0137", "delphine@marrowfinch.example", "2290 Depot Loop", "Sable Point, KS 67999"],
      44,
    );
    return sheet;
  },
  fields: {
    companyName: "Marrow & Finch Trailer Leasing, Inc.",
    phoneNumber: "(316) 555-0137",
    contactEmail: "delphine@marrowfinch.example",
    companyAddress: "2290 Depot Loop, Sable Point, KS 67999",
  },
  rows: [],
};

/** Drawn after the last change of the finders, which were not changed for them. */
export const laterLayouts: Layout[] = [...laterInvoices, transfer, cardlock, twoSided];
