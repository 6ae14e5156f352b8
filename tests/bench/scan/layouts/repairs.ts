import { type Layout, charge, part } from "./layout";
import { type Column, Sheet } from "./sheet";

const repairInvoice: Layout = {
  name: "repair-invoice",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1275, 1500, { size: 21 });
    sheet.box(0, 0, 1275, 130, "#dfe6ee");
    sheet.print(70, 80, "Ironwood Truck & Trailer Repair", { size: 40, font: "Sans Bold" });
    sheet.lines(70, 170, ["88 Quarry Lane, Bellwood, OH 44999", "Phone (330) 555-0102"], 30);
    sheet.lines(800, 170, ["Repair Order #: 51907", "Date: 06/30/2026", "Unit #: T-118"], 32);
    sheet.lines(
      70,
      280,
      ["Customer: Great Bend Carriers", "VIN: 1XKYDP9X1MJ442211", "2021 Kenworth T680   Odometer 412,880"],
      32,
    );
    const columns: Column[] = [
      { title: "Part #", x: 70 },
      { title: "Description", x: 270 },
      { title: "Hrs/Qty", x: 860, align: "right" },
      { title: "Rate/Price", x: 1030, align: "right" },
      { title: "Total", x: 1200, align: "right" },
    ];
    sheet.box(60, 410, 1150, 44, "#e8e8e8");
    sheet.heading(440, columns, { font: "Sans Bold" });
    sheet.row(490, columns, ["", "Labor: replace water pump and belt", "3.5", "135.00", "472.50"]);
    sheet.row(530, columns, ["WP-4412", "Water pump, reman", "1", "318.60", "318.60"]);
    sheet.row(570, columns, ["K081264HD", "Belt, serpentine 8-rib", "1", "67.15", "67.15"]);
    sheet.row(610, columns, ["AF-50/50", "Coolant, extended life, gallon", "4", "19.95", "79.80"]);
    sheet.row(650, columns, ["", "Labor: pressure test cooling system", "0.8", "135.00", "108.00"]);
    sheet.rule(60, 900, 1150);
    sheet.lines(820, 940, ["Parts", "Labor", "Shop supplies", "Tax (6.75%)", "Total due"], 36);
    sheet.lines(1200, 940, ["$465.55", "$580.50", "$24.00", "$72.23", "$1,142.28"], 36, { align: "right" });
    return sheet;
  },
  fields: {
    vendor: "Ironwood Truck & Trailer Repair",
    invoiceNumber: "51907",
    invoiceDate: "2026-06-30",
    unitNumber: "T-118",
    vin: "1XKYDP9X1MJ442211",
    total: "1142.28",
  },
  rows: [
    { rowKind: "labor", quantity: "3.5", lineTotal: "472.50" },
    part("WP-4412", "1", "318.60"),
    part("K081264HD", "1", "67.15"),
    part("AF-50/50", "4", "79.80"),
    { rowKind: "labor", quantity: "0.8", lineTotal: "108.00" },
    charge("fee", "24.00"),
  ],
};

const packs: Layout = {
  name: "invoice-two-line-heading-and-packs",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1275, 1500, { size: 21, font: "Condensed" });
    sheet.print(70, 90, "BRASS LANTERN FASTENER CO.", { size: 34, font: "Sans Bold" });
    sheet.lines(70, 125, ["1601 Foundry Street", "Eastlake, MI 48999"], 28);
    sheet.print(900, 90, "Invoice", { size: 34 });
    const head: Column[] = [
      { title: "Invoice #", x: 700 },
      { title: "Date", x: 900 },
      { title: "PO Number", x: 1050 },
    ];
    sheet.box(690, 130, 520, 80);
    sheet.heading(160, head, { size: 19 });
    sheet.row(196, head, ["A-77120", "Feb 9, 2026", "FT-3308"]);
    const columns: Column[] = [
      { title: "Item", x: 70 },
      { title: "Item", x: 290 },
      { title: "Qty", x: 760, align: "right" },
      { title: "Unit", x: 800 },
      { title: "Unit", x: 990, align: "right" },
      { title: "Extended", x: 1200, align: "right" },
    ];
    const below = ["Number", "Description", "Shipped", "", "Price", "Amount"];
    sheet.heading(380, columns, { font: "Sans Bold", size: 20 });
    sheet.row(408, columns, below, { font: "Sans Bold", size: 20 });
    sheet.rule(70, 420, 1130);
    sheet.row(460, columns, ["FHB-0840", "Flange bolt M8 x 40 zinc, box of 50", "3", "BX", "14.60", "43.80"]);
    sheet.row(500, columns, ["NLN-38", "Nylock nut 3/8-16", "2", "PK100", "9.25", "18.50"]);
    sheet.row(540, columns, ["CT-1150", 'Cable tie 11" black', "5", "BAG", "6.40", "32.00"]);
    sheet.row(580, columns, ["HW-2207", "Hub washer, heavy duty", "24", "EA", "1.15", "27.60"]);
    sheet.lines(900, 800, ["Sub-Total", "Shipping", "Tax", "Total"], 36);
    sheet.lines(1200, 800, ["121.90", "12.75", "7.31", "141.96"], 36, { align: "right" });
    return sheet;
  },
  fields: {
    vendor: "BRASS LANTERN FASTENER CO.",
    invoiceNumber: "A-77120",
    invoiceDate: "2026-02-09",
    poNumber: "FT-3308",
    total: "141.96",
    freight: "12.75",
  },
  rows: [
    part("FHB-0840", "3", "43.80"),
    part("NLN-38", "2", "18.50"),
    part("CT-1150", "5", "32.00"),
    part("HW-2207", "24", "27.60"),
    charge("freight", "12.75"),
  ],
};

const coreColumn: Layout = {
  name: "invoice-core-column",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1275, 1400, { size: 21, font: "Serif" });
    sheet.print(637, 90, "Three Rivers Reman & Exchange", { size: 36, align: "center" });
    sheet.print(637, 125, "PO Box 440, Stillwater Junction, PA 15999", { align: "center", size: 20 });
    sheet.print(70, 200, "Invoice: 30-11862");
    sheet.print(480, 200, "Date: 01/26/2026");
    sheet.print(900, 200, "Your PO: none");
    const columns: Column[] = [
      { title: "Part Number", x: 70 },
      { title: "Description", x: 300 },
      { title: "Qty", x: 720, align: "right" },
      { title: "Price", x: 860, align: "right" },
      { title: "Core", x: 1010, align: "right" },
      { title: "Total", x: 1200, align: "right" },
    ];
    sheet.heading(300, columns);
    sheet.rule(70, 312, 1130, 1);
    sheet.row(352, columns, ["ST-39MT-R", "Starter 39MT reman", "1", "286.00", "75.00", "361.00"]);
    sheet.row(392, columns, ["TF-550067", "Air compressor TF-550", "1", "412.50", "150.00", "562.50"]);
    sheet.row(432, columns, ["GS-1140", "Gasket set, compressor", "2", "18.25", "", "36.50"]);
    sheet.row(472, columns, ["ST-39MT-R", "Core return - starter", "-1", "75.00", "", "(75.00)"]);
    sheet.print(1010, 700, "Subtotal", { align: "right" });
    sheet.print(1200, 700, "885.00", { align: "right" });
    sheet.print(1010, 740, "Sales tax", { align: "right" });
    sheet.print(1200, 740, "53.10", { align: "right" });
    sheet.print(1010, 790, "Amount due", { align: "right" });
    sheet.print(1200, 790, "$938.10", { align: "right" });
    return sheet;
  },
  fields: {
    vendor: "Three Rivers Reman & Exchange",
    invoiceNumber: "30-11862",
    invoiceDate: "2026-01-26",
    total: "938.10",
  },
  rows: [
    part("ST-39MT-R", "1", "286.00"),
    charge("core charge", "75.00", "ST-39MT-R"),
    part("TF-550067", "1", "412.50"),
    charge("core charge", "150.00", "TF-550067"),
    part("GS-1140", "2", "36.50"),
    charge("core return", "-75.00", "ST-39MT-R"),
  ],
};

export const repairs = [repairInvoice, packs, coreColumn];
