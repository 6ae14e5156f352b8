import { type Layout, charge, part } from "./layout";
import { type Column, Sheet } from "./sheet";

const dieselSupply: Layout = {
  name: "invoice-list-and-net",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1275, 1650, { size: 22 });
    sheet.print(80, 110, "Prairie Ridge Diesel Supply, Inc.", { size: 38, font: "Sans Bold" });
    sheet.lines(80, 150, ["4410 Granary Road", "Ashfield, NE 68999", "(402) 555-0143"], 30);
    sheet.print(1195, 110, "INVOICE", { size: 40, align: "right" });
    sheet.lines(860, 160, ["Invoice No:", "Invoice Date:", "Customer PO:", "Terms:"], 32);
    sheet.lines(1195, 160, ["PR-204417", "03/18/2026", "4471-B", "Net 30"], 32, { align: "right" });
    sheet.print(80, 330, "Sold To:", { font: "Sans Bold" });
    sheet.lines(80, 362, ["Hollow Creek Hauling", "19 County Line Rd", "Ashfield, NE 68999"], 30);
    const columns: Column[] = [
      { title: "QTY", x: 130, align: "right" },
      { title: "PART NUMBER", x: 170 },
      { title: "DESCRIPTION", x: 420 },
      { title: "LIST", x: 890, align: "right" },
      { title: "NET", x: 1030, align: "right" },
      { title: "AMOUNT", x: 1195, align: "right" },
    ];
    sheet.rule(80, 500, 1115);
    sheet.heading(535, columns, { font: "Sans Bold" });
    sheet.rule(80, 550, 1115);
    sheet.row(590, columns, ["4", "LF-9070X", "OIL FILTER, FULL FLOW", "61.20", "42.75", "171.00"]);
    sheet.row(626, columns, ["2", "BA-30550", "BRAKE SHOE KIT 16.5 X 7 RELINED", "88.00", "63.40", "126.80"]);
    sheet.row(662, columns, ["2", "", "CORE CHARGE BA-30550", "", "22.00", "44.00"]);
    sheet.row(698, columns, ["1", "ALT-8600-24", "ALTERNATOR 24SI 160 AMP", "512.00", "389.95", "389.95"]);
    sheet.row(734, columns, ["12", "HC-128", "HOSE CLAMP #128 STAINLESS", "3.10", "1.86", "22.32"]);
    sheet.rule(80, 1180, 1115);
    sheet.lines(880, 1220, ["Subtotal", "Freight", "Sales Tax 7.0%", "TOTAL"], 36);
    sheet.lines(1195, 1220, ["754.07", "18.50", "52.78", "825.35"], 36, { align: "right" });
    sheet.print(80, 1500, "No returns on electrical parts. Cores must be returned within 30 days.", {
      size: 18,
    });
    return sheet;
  },
  fields: {
    vendor: "Prairie Ridge Diesel Supply, Inc.",
    invoiceNumber: "PR-204417",
    invoiceDate: "2026-03-18",
    poNumber: "4471-B",
    total: "825.35",
    tax: "52.78",
    freight: "18.50",
  },
  rows: [
    part("LF-9070X", "4", "171.00"),
    part("BA-30550", "2", "126.80"),
    charge("core charge", "44.00"),
    part("ALT-8600-24", "1", "389.95"),
    part("HC-128", "12", "22.32"),
    charge("freight", "18.50"),
  ],
};

const dotMatrix: Layout = {
  name: "invoice-ordered-and-shipped",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1300, 1400, { size: 19, font: "Mono" });
    sheet.print(60, 80, "CASCADE FLEET PARTS LLC", { size: 30, font: "Mono Bold" });
    sheet.lines(60, 115, ["2208 Industrial Pkwy", "Millbrook, OR 97999", "PH 503-555-0177"], 26);
    sheet.lines(840, 80, ["INVOICE #: 88213-00", "DATE: 04/07/2026", "P.O. #: 7719", "PAGE: 1"], 28);
    sheet.lines(
      60,
      250,
      ["BILL TO: TIMBERLINE FREIGHT", "         PO BOX 12", "         MILLBROOK OR 97999"],
      26,
    );
    const columns: Column[] = [
      { title: "LN", x: 60 },
      { title: "ORD", x: 160, align: "right" },
      { title: "SHP", x: 225, align: "right" },
      { title: "B/O", x: 290, align: "right" },
      { title: "PART NO", x: 330 },
      { title: "DESCRIPTION", x: 540 },
      { title: "U/M", x: 900 },
      { title: "PRICE", x: 1070, align: "right" },
      { title: "EXTENSION", x: 1240, align: "right" },
    ];
    sheet.heading(390, columns);
    sheet.rule(60, 400, 1180, 1);
    sheet.row(435, columns, ["1", "6", "6", "0", "FS19765", "FUEL/WATER SEPARATOR", "EA", "38.12", "228.72"]);
    sheet.print(540, 463, "SPIN-ON W/DRAIN");
    sheet.row(495, columns, [
      "2",
      "10",
      "8",
      "2",
      "065-2210",
      "MUD FLAP 24X30 BLACK",
      "EA",
      "11.45",
      "91.60",
    ]);
    sheet.row(527, columns, ["3", "1", "1", "0", "KT-4515E2", 'BRAKE KIT 15" FRONT', "KT", "94.88", "94.88"]);
    sheet.print(540, 555, "INCLUDES HARDWARE");
    sheet.row(587, columns, ["4", "3", "3", "0", "00-7781", 'LAMP LED RED 4" ROUND', "EA", "16.09", "48.27"]);
    sheet.lines(880, 900, ["MERCHANDISE", "FREIGHT", "TAX", "INVOICE TOTAL"], 30);
    sheet.lines(1240, 900, ["463.47", "0.00", "0.00", "463.47"], 30, { align: "right" });
    sheet.print(60, 1250, "ALL CLAIMS MUST BE MADE WITHIN 10 DAYS");
    return sheet;
  },
  fields: {
    vendor: "CASCADE FLEET PARTS LLC",
    invoiceNumber: "88213-00",
    invoiceDate: "2026-04-07",
    poNumber: "7719",
    total: "463.47",
  },
  rows: [
    part("FS19765", "6", "228.72"),
    part("065-2210", "8", "91.60"),
    part("KT-4515E2", "1", "94.88"),
    part("00-7781", "3", "48.27"),
  ],
};

const counterReceipt: Layout = {
  name: "counter-receipt-without-heading",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(620, 1100, { size: 22, font: "Mono" });
    sheet.print(310, 60, "HUBCAP ALLEY AUTO PARTS", { size: 28, align: "center", font: "Mono Bold" });
    sheet.lines(310, 95, ["STORE #0418", "731 W MAIN ST", "DUNMORE, TX 78999", "(830) 555-0119"], 28, {
      align: "center",
    });
    sheet.print(30, 240, "05/22/2026  10:41 AM");
    sheet.print(30, 270, "INVOICE 0418-229931");
    sheet.print(30, 320, "XP7317  OIL FILTER");
    sheet.print(70, 350, "3 @ 8.49");
    sheet.print(590, 350, "25.47", { align: "right" });
    sheet.print(30, 390, "MB94R  BATTERY GRP 94R");
    sheet.print(70, 420, "1 @ 189.99");
    sheet.print(590, 420, "189.99", { align: "right" });
    sheet.print(30, 460, "MB94R  CORE CHARGE");
    sheet.print(70, 490, "1 @ 22.00");
    sheet.print(590, 490, "22.00", { align: "right" });
    sheet.print(30, 530, "MB94R  CORE RETURN");
    sheet.print(70, 560, "1 @ 22.00");
    sheet.print(590, 560, "-22.00", { align: "right" });
    sheet.print(30, 640, "SUBTOTAL");
    sheet.print(590, 640, "215.46", { align: "right" });
    sheet.print(30, 670, "TAX 8.25%");
    sheet.print(590, 670, "17.78", { align: "right" });
    sheet.print(30, 710, "TOTAL", { font: "Mono Bold" });
    sheet.print(590, 710, "$233.24", { align: "right", font: "Mono Bold" });
    sheet.lines(30, 760, ["VISA ************4417", "AUTH 003311"], 30);
    sheet.print(310, 880, "THANK YOU", { align: "center" });
    return sheet;
  },
  fields: {
    vendor: "HUBCAP ALLEY AUTO PARTS",
    invoiceNumber: "0418-229931",
    invoiceDate: "2026-05-22",
    total: "233.24",
    tax: "17.78",
  },
  rows: [
    part("XP7317", "3", "25.47"),
    part("MB94R", "1", "189.99"),
    charge("core charge", "22.00", "MB94R"),
    charge("core return", "-22.00", "MB94R"),
  ],
};

export const invoices = [dieselSupply, dotMatrix, counterReceipt];
