import { type Layout, part } from "./layout";
import { type Column, Sheet } from "./sheet";

const ordered: Layout = {
  name: "packing-slip-ordered-shipped",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1275, 1300, { size: 22 });
    sheet.print(70, 90, "Redfern Hydraulics & Supply", { size: 34, font: "Sans Bold" });
    sheet.print(1200, 90, "PACKING SLIP", { size: 34, align: "right" });
    sheet.lines(70, 150, ["Packing Slip #: 600418", "Ship Date: 07/14/2026", "Customer PO: 9917"], 34);
    sheet.lines(760, 150, ["Ship To:", "Larkspur Sanitation", "400 Depot Ave", "Wendell, ID 83999"], 34);
    const columns: Column[] = [
      { title: "Item Number", x: 70 },
      { title: "Description", x: 330 },
      { title: "Ordered", x: 900, align: "right" },
      { title: "Shipped", x: 1050, align: "right" },
      { title: "B/O", x: 1190, align: "right" },
    ];
    sheet.heading(370, columns, { font: "Sans Bold" });
    sheet.rule(70, 384, 1130);
    sheet.row(430, columns, ["HF-100-12", "Hydraulic fitting 3/4 JIC", "20", "20", "0"]);
    sheet.row(470, columns, ["CYL-3024R", "Cylinder 3 x 24 rebuilt", "2", "1", "1"]);
    sheet.row(510, columns, ["SK-3000", "Seal kit, 3 in. cylinder", "6", "6", "0"]);
    sheet.row(550, columns, ["HO-46-5", "Hydraulic oil ISO 46, 5 gal", "4", "4", "0"]);
    sheet.print(70, 900, "Packed by: ____________     Cartons: 3");
    sheet.print(70, 950, "Thank you for your order", { size: 18 });
    return sheet;
  },
  fields: {
    vendor: "Redfern Hydraulics & Supply",
    invoiceNumber: "600418",
    invoiceDate: "2026-07-14",
    poNumber: "9917",
  },
  rows: [part("HF-100-12", "20"), part("CYL-3024R", "1"), part("SK-3000", "6"), part("HO-46-5", "4")],
};

const boxed: Layout = {
  name: "packing-slip-grid",
  kind: "parts-invoice",
  draw: () => {
    const sheet = new Sheet(1200, 1200, { size: 22, font: "Serif" });
    sheet.print(60, 80, "OAK HOLLOW BRAKE & WHEEL", { size: 32 });
    sheet.print(60, 115, "275 Tannery Road, Corvale, GA 30999", { size: 20 });
    sheet.print(60, 190, "Packing List No. 7714-2     Date 08/03/2026");
    const columns: Column[] = [
      { title: "QTY", x: 130, align: "center" },
      { title: "PART NO.", x: 220 },
      { title: "DESCRIPTION OF PARTS", x: 480 },
      { title: "BIN", x: 1060 },
    ];
    const rows = [
      ["8", "10041-C", "Wheel stud, rear, 22 mm", "A-14"],
      ["2", "WD-3600AX", "Brake drum 16.5 x 7 balanced", "D-02"],
      ["16", "LN33-22", "Lug nut, 33 mm hex", "A-15"],
      ["1", "ABS-S447", "Wheel speed sensor, left rear", "C-31"],
      ["4", "SL-370025A", "Hub seal, scotseal type", "C-09"],
    ];
    sheet.box(60, 250, 1080, 50, "#eee");
    sheet.heading(284, columns);
    for (const [index, cells] of rows.entries()) {
      sheet.box(60, 300 + 50 * index, 1080, 50);
      sheet.row(334 + 50 * index, columns, cells);
    }
    for (const x of [200, 460, 1040]) sheet.box(x, 250, 0, 300);
    sheet.print(60, 700, "Received by ______________________");
    return sheet;
  },
  fields: { vendor: "OAK HOLLOW BRAKE & WHEEL", invoiceNumber: "7714-2", invoiceDate: "2026-08-03" },
  rows: [
    part("10041-C", "8"),
    part("WD-3600AX", "2"),
    part("LN33-22", "16"),
    part("ABS-S447", "1"),
    part("SL-370025A", "4"),
  ],
};

export const slips = [ordered, boxed];
