import type { Layout } from "./layout";
import { Sheet } from "./sheet";

const truckStop: Layout = {
  name: "truck-stop-with-def",
  kind: "fuel-receipt",
  draw: () => {
    const sheet = new Sheet(620, 1150, { size: 22, font: "Mono" });
    const center = { align: "center" } as const;
    sheet.print(310, 60, "BIG DIPPER TRAVEL PLAZA", { ...center, size: 28, font: "Mono Bold" });
    sheet.lines(310, 95, ["I-80 EXIT 217", "COLD SPRING, WY 82999", "307-555-0166"], 28, center);
    sheet.print(30, 220, "Date: 02/11/2026   Time: 04:52");
    sheet.lines(30, 250, ["Invoice: 0099120", "Pump: 14", "Odometer: 388120"], 30);
    sheet.rule(30, 340, 560, 1);
    sheet.print(30, 380, "ULSD #2 DIESEL", { font: "Mono Bold" });
    sheet.print(30, 410, "Gallons");
    sheet.print(590, 410, "102.417", { align: "right" });
    sheet.print(30, 440, "Price/Gal");
    sheet.print(590, 440, "$3.899", { align: "right" });
    sheet.print(30, 470, "Amount");
    sheet.print(590, 470, "$399.32", { align: "right" });
    sheet.rule(30, 500, 560, 1);
    sheet.print(30, 540, "DEF BULK", { font: "Mono Bold" });
    sheet.print(30, 570, "Gallons");
    sheet.print(590, 570, "6.204", { align: "right" });
    sheet.print(30, 600, "Price/Gal");
    sheet.print(590, 600, "$3.459", { align: "right" });
    sheet.print(30, 630, "Amount");
    sheet.print(590, 630, "$21.46", { align: "right" });
    sheet.print(30, 700, "TOTAL", { font: "Mono Bold", size: 26 });
    sheet.print(590, 700, "$420.78", { align: "right", font: "Mono Bold", size: 26 });
    sheet.lines(30, 760, ["FLEET CARD ********8812", "APPROVED 771204"], 30);
    sheet.print(310, 880, "DRIVE SAFELY", center);
    return sheet;
  },
  fields: {
    receiptDate: "2026-02-11",
    gallons: "102.417",
    pricePerGallon: "3.899",
    totalCost: "399.32",
    product: "diesel",
    state: "WY",
    station: "BIG DIPPER TRAVEL PLAZA",
  },
  rows: [],
};

const corner: Layout = {
  name: "corner-station",
  kind: "fuel-receipt",
  draw: () => {
    const sheet = new Sheet(520, 950, { size: 22, font: "Mono" });
    const center = { align: "center" } as const;
    sheet.lines(
      260,
      60,
      ["WELCOME TO", "QUICKSTREAM FUEL #77", "12 ELM AVE", "HARTWELL FALLS VT 05999"],
      30,
      center,
    );
    sheet.print(30, 220, "09/15/2026 17:08:44");
    sheet.print(30, 270, "PUMP# 03   UNLEADED");
    sheet.print(30, 305, "14.318 GAL @ $3.459/GAL");
    sheet.print(30, 350, "FUEL TOTAL");
    sheet.print(490, 350, "$49.53", { align: "right" });
    sheet.print(30, 400, "CREDIT");
    sheet.print(490, 400, "$49.53", { align: "right" });
    sheet.lines(30, 460, ["XXXXXXXXXXXX2290", "AUTH# 51120Z", "REF 0017733"], 30);
    sheet.lines(260, 620, ["THANK YOU", "PLEASE COME AGAIN"], 30, center);
    return sheet;
  },
  fields: {
    receiptDate: "2026-09-15",
    gallons: "14.318",
    pricePerGallon: "3.459",
    totalCost: "49.53",
    product: "gasoline",
    state: "VT",
    station: "QUICKSTREAM FUEL #77",
  },
  rows: [],
};

const columnsBelow: Layout = {
  name: "fuel-amounts-below-headings",
  kind: "fuel-receipt",
  draw: () => {
    const sheet = new Sheet(700, 900, { size: 22 });
    sheet.print(350, 60, "Sagebrush Oil Company", { align: "center", size: 30, font: "Sans Bold" });
    sheet.print(350, 95, "5580 Highway 93, Alder Creek, NV 89999", { align: "center", size: 20 });
    sheet.print(40, 170, "Oct 2, 2026   6:15 AM");
    sheet.print(40, 205, "Trans # 448812    Site 0931");
    const cells = [40, 230, 390, 660];
    const heading = ["PRODUCT", "GALLONS", "PPG", "SALE"];
    const values = ["DIESEL 2", "61.070", "4.129", "252.16"];
    for (const [index, x] of cells.entries()) {
      const align = index === 3 ? "right" : "left";
      sheet.print(x, 280, heading[index]!, { align, font: "Sans Bold" });
      sheet.print(x, 316, values[index]!, { align });
    }
    sheet.rule(40, 340, 620, 1);
    sheet.print(40, 380, "Total Sale");
    sheet.print(660, 380, "$252.16", { align: "right" });
    sheet.lines(40, 440, ["Unit 4408", "Driver ID 0071", "Card XXXX XXXX XXXX 1180"], 32);
    return sheet;
  },
  fields: {
    receiptDate: "2026-10-02",
    gallons: "61.070",
    pricePerGallon: "4.129",
    totalCost: "252.16",
    product: "diesel",
    state: "NV",
    station: "Sagebrush Oil Company",
  },
  rows: [],
};

export const fuel = [truckStop, corner, columnsBelow];
