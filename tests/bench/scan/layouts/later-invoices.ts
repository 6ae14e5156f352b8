import { type Layout, charge, part } from "./layout";
import { type Column, Sheet } from "./sheet";

const boxed: Layout = {
  name: "invoice-number-after-description",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1275, 1400, { size: 20 });
    sheet.box(60, 50, 1155, 90, "#dfe8ee");
    sheet.print(90, 108, "Copperline Fleet Supply Co.", { size: 36, font: "Sans Bold" });
    sheet.print(1190, 90, "INVOICE", { size: 30, align: "right" });
    sheet.print(1190, 122, "No. CF-204418", { align: "right" });
    sheet.lines(60, 180, ["8812 Foundry Loop, Basalt Flats, OR 97999", "541-555-0172"], 28);
    sheet.lines(820, 180, ["Invoice Date: 05/19/2026", "Customer PO: 60-4471", "Terms: Net 30"], 30);
    const columns: Column[] = [
      { title: "Qty", x: 110, align: "right" },
      { title: "U/M", x: 140 },
      { title: "Description", x: 240 },
      { title: "Part No.", x: 690 },
      { title: "Unit Price", x: 1030, align: "right" },
      { title: "Extension", x: 1200, align: "right" },
    ];
    sheet.rule(60, 320, 1155);
    sheet.heading(350, columns, { font: "Sans Bold" });
    sheet.rule(60, 364, 1155);
    sheet.row(404, columns, ["3", "BX", "Clamp, hose, box of 10", "HC-1608", "18.90", "56.70"]);
    sheet.row(444, columns, ["1", "EA", "Water pump, heavy duty", "WP-7721R", "268.45", "268.45"]);
    sheet.row(484, columns, ["6", "EA", "Air line, 12 ft coiled", "AL-12C", "24.15", "144.90"]);
    sheet.row(524, columns, ["2", "EA", "Mud flap bracket", "MF-0092", "37.60", "75.20"]);
    sheet.rule(60, 560, 1155, 1);
    sheet.lines(900, 610, ["Merchandise", "Freight", "Sales Tax", "Total Due"], 34);
    sheet.lines(1200, 610, ["545.25", "22.00", "0.00", "567.25"], 34, { align: "right" });
    return sheet;
  },
  fields: {
    vendor: "Copperline Fleet Supply Co.",
    invoiceNumber: "CF-204418",
    invoiceDate: "2026-05-19",
    poNumber: "60-4471",
    total: "567.25",
  },
  rows: [
    part("HC-1608", "3", "56.70"),
    part("WP-7721R", "1", "268.45"),
    part("AL-12C", "6", "144.90"),
    part("MF-0092", "2", "75.20"),
    charge("freight", "22.00"),
  ],
};

const wholesale: Layout = {
  name: "wholesale-invoice-list-discount-net",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1400, 1200, { size: 20, font: "Condensed" });
    sheet.print(70, 90, "HARROW & DALE TRUCK EQUIPMENT", { size: 32 });
    sheet.lines(70, 124, ["1450 Stockyard Rd, Mesquite Bend, TX 79999", "(432) 555-0119"], 26);
    sheet.lines(1000, 90, ["Document #: 7730-118", "Date: 06/02/2026", "Unit #: 4410"], 32);
    const columns: Column[] = [
      { title: "Ord", x: 110, align: "right" },
      { title: "Ship", x: 190, align: "right" },
      { title: "B/O", x: 270, align: "right" },
      { title: "Part Number", x: 310 },
      { title: "Description", x: 520 },
      { title: "List", x: 990, align: "right" },
      { title: "Net", x: 1150, align: "right" },
      { title: "Amount", x: 1330, align: "right" },
    ];
    sheet.rule(70, 250, 1260, 1);
    sheet.heading(282, columns, { font: "Sans Bold", size: 18 });
    sheet.rule(70, 296, 1260, 1);
    sheet.row(336, columns, [
      "4",
      "4",
      "0",
      "LT-44302",
      "Lamp, stop/turn/tail LED",
      "41.00",
      "28.70",
      "114.80",
    ]);
    sheet.row(374, columns, ["10", "6", "4", "WH-3314", "Wiring harness, 7 way", "66.50", "46.55", "279.30"]);
    sheet.row(412, columns, ["2", "2", "0", "MR-9981", "Mirror head, heated", "189.90", "132.93", "265.86"]);
    sheet.row(450, columns, ["1", "1", "0", "MR-9981", "Core deposit", "35.00", "35.00", "35.00"]);
    sheet.lines(1010, 560, ["Subtotal", "Tax 8.25%", "Invoice Total"], 34);
    sheet.lines(1330, 560, ["694.96", "57.33", "752.29"], 34, { align: "right" });
    return sheet;
  },
  fields: {
    vendor: "HARROW & DALE TRUCK EQUIPMENT",
    invoiceNumber: "7730-118",
    invoiceDate: "2026-06-02",
    unitNumber: "4410",
    total: "752.29",
  },
  rows: [
    part("LT-44302", "4", "114.80"),
    part("WH-3314", "6", "279.30"),
    part("MR-9981", "2", "265.86"),
    charge("core charge", "35.00", "MR-9981"),
  ],
};

const ticket: Layout = {
  name: "counter-ticket-with-discount",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(700, 1050, { size: 20, font: "Mono" });
    const center = { align: "center" } as const;
    sheet.print(350, 60, "LANTERN CREEK AUTO & TRUCK", { ...center, size: 26, font: "Mono Bold" });
    sheet.lines(350, 92, ["77 QUARRY STREET", "GRANITE HOLLOW NH 03999"], 28, center);
    sheet.lines(30, 180, ["INVOICE: 5-882013", "DATE: 02/27/2026", "SOLD TO: CASH SALE"], 30);
    const columns: Column[] = [
      { title: "PART#", x: 30 },
      { title: "DESCRIPTION", x: 190 },
      { title: "QTY", x: 460, align: "right" },
      { title: "PRICE", x: 560, align: "right" },
      { title: "AMT", x: 670, align: "right" },
    ];
    sheet.heading(310, columns);
    sheet.rule(30, 320, 640, 1);
    sheet.row(355, columns, ["OF-3387", "OIL FILTER", "6", "11.49", "68.94"]);
    sheet.row(385, columns, ["AF-6650", "AIR FILTER", "2", "39.95", "79.90"]);
    sheet.row(415, columns, ["WB-22HD", "WIPER 22 IN", "2", "14.25", "28.50"]);
    sheet.lines(380, 500, ["SUBTOTAL", "DISCOUNT", "TOTAL"], 30);
    sheet.lines(670, 500, ["177.34", "17.73", "159.61"], 30, { align: "right" });
    sheet.print(350, 680, "NO RETURNS ON ELECTRICAL PARTS", center);
    return sheet;
  },
  fields: {
    vendor: "LANTERN CREEK AUTO & TRUCK",
    invoiceNumber: "5-882013",
    invoiceDate: "2026-02-27",
    total: "159.61",
  },
  rows: [
    part("OF-3387", "6", "68.94"),
    part("AF-6650", "2", "79.90"),
    part("WB-22HD", "2", "28.50"),
    charge("discount", "-17.73"),
  ],
};

export const laterInvoices = [boxed, wholesale, ticket];
