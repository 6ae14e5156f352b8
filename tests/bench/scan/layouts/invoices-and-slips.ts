import { type Layout, charge, part } from "./layout";
import { type Column, Sheet } from "./sheet";

const darkHeading: Layout = {
  name: "invoice-white-on-dark-heading",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1275, 1500, { size: 20 });
    sheet.print(1200, 100, "Marlin Bay Truck Components", { size: 34, font: "Sans Bold", align: "right" });
    sheet.lines(1200, 135, ["3300 Wharf Street, Port Selby, WA 98999", "206-555-0155"], 28, {
      align: "right",
    });
    sheet.print(70, 100, "Sales Invoice", { size: 34, color: "#7a2020" });
    sheet.lines(
      70,
      160,
      ["Invoice Number   MB-5580193", "Invoice Date   12/04/2026", "Your Order   PO 20-771"],
      32,
    );
    sheet.lines(70, 290, ["Bill To", "Saltgrass Transfer Co.", "18 Pier Road, Port Selby, WA 98999"], 30);
    const columns: Column[] = [
      { title: "Product Code", x: 80 },
      { title: "Product Description", x: 270 },
      { title: "Ordered", x: 780, align: "right" },
      { title: "Shipped", x: 890, align: "right" },
      { title: "Unit Price", x: 1040, align: "right" },
      { title: "Ext. Price", x: 1190, align: "right" },
    ];
    sheet.box(70, 410, 1135, 44, "#26364a");
    sheet.heading(440, columns, { color: "#fff" });
    sheet.row(490, columns, ["TR-6688N", "Tie rod end, left, 1-1/4 thread", "2", "2", "58.90", "117.80"]);
    sheet.row(526, columns, ["KP-0417", "King pin set, no ream", "1", "1", "214.35", "214.35"]);
    sheet.print(270, 554, "with thrust bearings and shims");
    sheet.row(590, columns, ["SH-85000", "Shock absorber, front", "4", "3", "71.20", "213.60"]);
    sheet.row(626, columns, ["UB-3304", "U-bolt 3/4 x 3-1/4 x 14", "8", "8", "9.75", "78.00"]);
    sheet.row(662, columns, ["WC-118", "Wheel chock, rubber, pair", "1", "1", "32.40", "32.40"]);
    sheet.rule(70, 690, 1135, 1);
    sheet.lines(900, 740, ["Net Total", "Delivery", "Tax 10.1%", "Invoice Total"], 34);
    sheet.lines(1190, 740, ["656.15", "35.00", "66.27", "757.42"], 34, { align: "right" });
    return sheet;
  },
  fields: {
    vendor: "Marlin Bay Truck Components",
    invoiceNumber: "MB-5580193",
    invoiceDate: "2026-12-04",
    total: "757.42",
    tax: "66.27",
  },
  rows: [
    part("TR-6688N", "2", "117.80"),
    part("KP-0417", "1", "214.35"),
    part("SH-85000", "3", "213.60"),
    part("UB-3304", "8", "78.00"),
    part("WC-118", "1", "32.40"),
    charge("freight", "35.00"),
  ],
};

const stackedItems: Layout = {
  name: "invoice-number-above-description",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1200, 1400, { size: 21, font: "Condensed" });
    sheet.print(600, 80, "COTTONWOOD TRACTOR & IMPLEMENT", { align: "center", size: 32, font: "Sans Bold" });
    sheet.print(600, 112, "9 Grain Elevator Rd   Plainfield, KS 67999   (785) 555-0131", { align: "center" });
    sheet.lines(60, 190, ["INVOICE  C-30772", "DATE  10/28/2026", "UNIT NO  TR-09"], 32, { font: "Mono" });
    const columns: Column[] = [
      { title: "Item / Description", x: 60 },
      { title: "Qty", x: 640, align: "right" },
      { title: "List", x: 780, align: "right" },
      { title: "Disc %", x: 900, align: "right" },
      { title: "Amount", x: 1140, align: "right" },
    ];
    sheet.rule(60, 320, 1080);
    sheet.heading(352, columns);
    sheet.rule(60, 364, 1080);
    const items: [string, string, string, string, string, string][] = [
      ["AE-204117", "Hydraulic filter element", "2", "64.50", "10", "116.10"],
      ["RW-5520", "Clevis pin 1 x 6", "6", "7.80", "0", "46.80"],
      ["PT-88-03", "PTO shaft guard, complete", "1", "148.00", "15", "125.80"],
    ];
    for (const [index, [number, description, ...amounts]] of items.entries()) {
      sheet.row(404 + 74 * index, columns, [number, ...amounts]);
      sheet.print(60, 432 + 74 * index, description);
    }
    sheet.lines(760, 720, ["Parts subtotal", "Sales tax", "Balance due"], 34);
    sheet.lines(1140, 720, ["288.70", "25.26", "313.96"], 34, { align: "right" });
    return sheet;
  },
  fields: {
    vendor: "COTTONWOOD TRACTOR & IMPLEMENT",
    invoiceNumber: "C-30772",
    invoiceDate: "2026-10-28",
    unitNumber: "TR-09",
    total: "313.96",
  },
  rows: [part("AE-204117", "2", "116.10"), part("RW-5520", "6", "46.80"), part("PT-88-03", "1", "125.80")],
};

const halfSheet: Layout = {
  name: "counter-invoice-half-sheet",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(760, 1000, { size: 20, font: "Mono" });
    sheet.print(40, 60, "RUSTY SPOKE PARTS DEPOT", { size: 26, font: "Mono Bold" });
    sheet.lines(40, 92, ["601 DEPOT ST LUDLOW FERRY AL 36999", "TICKET# 118-4402   11/17/2026"], 28);
    const columns: Column[] = [
      { title: "QTY", x: 90, align: "right" },
      { title: "ITEM", x: 130 },
      { title: "DESC", x: 290 },
      { title: "EACH", x: 610, align: "right" },
      { title: "TOTAL", x: 720, align: "right" },
    ];
    sheet.heading(190, columns);
    sheet.rule(40, 200, 680, 1);
    sheet.row(235, columns, ["1", "BC-1170", "CALIPER RH", "84.99", "84.99"]);
    sheet.row(265, columns, ["1", "BC-1170", "CORE DEPOSIT", "40.00", "40.00"]);
    sheet.row(295, columns, ["2", "BP-D1414", "BRAKE PAD SET", "46.50", "93.00"]);
    sheet.row(325, columns, ["-1", "BC-1169", "CORE CREDIT", "40.00", "-40.00"]);
    sheet.row(355, columns, ["3", "BF-32DOT3", "BRAKE FLUID", "7.25", "21.75"]);
    sheet.lines(400, 460, ["SUBTOTAL", "TAX 9%", "TOTAL"], 30);
    sheet.lines(720, 460, ["199.74", "17.98", "217.72"], 30, { align: "right" });
    sheet.print(40, 620, "CHARGE TO ACCOUNT 4471");
    return sheet;
  },
  fields: {
    vendor: "RUSTY SPOKE PARTS DEPOT",
    invoiceNumber: "118-4402",
    invoiceDate: "2026-11-17",
    total: "217.72",
  },
  rows: [
    part("BC-1170", "1", "84.99"),
    charge("core charge", "40.00", "BC-1170"),
    part("BP-D1414", "2", "93.00"),
    charge("core return", "-40.00", "BC-1169"),
    part("BF-32DOT3", "3", "21.75"),
  ],
};

const numbered: Layout = {
  name: "packing-list-numbered-lines",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1275, 1200, { size: 21 });
    sheet.print(70, 90, "Packing List", { size: 40 });
    sheet.print(1200, 80, "Tallgrass Bearing & Seal", { size: 28, align: "right", font: "Sans Bold" });
    sheet.print(1200, 112, "720 Junction Ave, Emmet Springs, MO 64999", { align: "right", size: 19 });
    sheet.lines(70, 170, ["Order #: TB-90915", "Shipped: 09/22/2026", "PO #: 33-118"], 32);
    const columns: Column[] = [
      { title: "#", x: 70 },
      { title: "Part No.", x: 130 },
      { title: "Mfr", x: 360 },
      { title: "Description", x: 500 },
      { title: "Qty", x: 1100, align: "right" },
      { title: "UOM", x: 1140 },
    ];
    sheet.rule(70, 320, 1130, 1);
    sheet.heading(352, columns, { font: "Sans Bold" });
    sheet.rule(70, 366, 1130, 1);
    sheet.row(406, columns, ["1", "HM518445", "TMK", "Bearing cone, outer", "4", "EA"]);
    sheet.row(446, columns, ["2", "HM518410", "TMK", "Bearing cup, outer", "4", "EA"]);
    sheet.row(486, columns, ["3", "47697", "STM", "Oil bath seal, trailer", "8", "EA"]);
    sheet.row(526, columns, ["4", "GR-EP2-14", "LUB", "Grease cartridge 14 oz, case of 10", "2", "CS"]);
    sheet.print(70, 760, "Checked by: __________    Boxes: 2    Weight: 61 lb");
    return sheet;
  },
  fields: {
    vendor: "Tallgrass Bearing & Seal",
    invoiceNumber: "TB-90915",
    invoiceDate: "2026-09-22",
    poNumber: "33-118",
  },
  rows: [part("HM518445", "4"), part("HM518410", "4"), part("47697", "8"), part("GR-EP2-14", "2")],
};

export const invoicesAndSlips = [darkHeading, stackedItems, halfSheet, numbered];
