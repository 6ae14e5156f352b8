import { expect, test } from "vitest";
import { type Found, isEmpty } from "~/features/scans/document-kind";
import { kind } from "~/features/scans/kinds/parts-invoice";
import { printedPage } from "../support/printed-page";

const find = (...lines: string[]) => kind.find([printedPage(...lines)]);

/** The texts of a row in the order of the columns that are asked for. */
function texts(rows: Record<string, Found>[], ...names: string[]): (string | undefined)[][] {
  return rows.map((row) => names.map((name) => row[name]?.text));
}

const head = [
  "Pine Street Truck Parts, Inc.",
  "12 Pine Street, Alder Creek, NV 89999",
  "Invoice No: 77-1204      Invoice Date: 03/04/2026",
  "PO #: 5512",
  "",
];
const heading = "Qty   Part Number   Description                Price      Amount";

test("The columns of an invoice are found by their headings", () => {
  const { fields, rows, notes } = find(
    ...head,
    heading,
    "4     LF-9070X      OIL FILTER                 42.75      171.00",
    "2     BA-30550      BRAKE SHOE KIT          1,063.40    2,126.80",
    "                                  Subtotal              2,297.80",
    "                                  Sales Tax 7%            160.85",
    "                                  Total                $2,458.65",
  );
  expect(texts(rows, "rowKind", "partNumber", "description", "quantity", "unitCost", "lineTotal")).toEqual([
    ["part", "LF-9070X", "OIL FILTER", "4", "42.75", "171.00"],
    ["part", "BA-30550", "BRAKE SHOE KIT", "2", "1063.40", "2126.80"],
  ]);
  expect(fields.vendor?.text).toBe("Pine Street Truck Parts, Inc.");
  expect(fields.invoiceNumber?.text).toBe("77-1204");
  expect(fields.invoiceDate).toMatchObject({ text: "2026-03-04", printed: "03/04/2026" });
  expect(fields.poNumber?.text).toBe("5512");
  expect(fields.total).toMatchObject({ text: "2458.65", doubts: [] });
  expect(fields.total?.note).toBeUndefined();
  expect(notes).toEqual([]);
});

test("A description that goes on in the next line stays with its part", () => {
  const { rows } = find(
    ...head,
    heading,
    "6     FS19765       FUEL/WATER SEPARATOR       38.00      228.00",
    "                    SPIN-ON WITH DRAIN",
    "1     KT-4515E2     BRAKE KIT                  94.88       94.88",
    "                                  Total                   322.88",
  );
  expect(texts(rows, "description")).toEqual([["FUEL/WATER SEPARATOR SPIN-ON WITH DRAIN"], ["BRAKE KIT"]]);
});

test("Core charges, returned cores, labor and freight are rows of their own", () => {
  const { fields, rows, notes } = find(
    ...head,
    heading,
    "1     ST-39MT       STARTER REMAN             286.00      286.00",
    "1     ST-39MT       CORE CHARGE                75.00       75.00",
    "1     ST-39MT       CORE RETURN                75.00      (75.00)",
    "2                   LABOR INSTALL STARTER     110.00      220.00",
    "                                  Freight                  18.50",
    "                                  Total                   524.50",
  );
  expect(texts(rows, "rowKind", "lineTotal")).toEqual([
    ["part", "286.00"],
    ["core charge", "75.00"],
    ["core return", "-75.00"],
    ["labor", "220.00"],
    ["freight", "18.50"],
  ]);
  expect(fields.freight?.text).toBe("18.50");
  expect(notes).toEqual([]);
});

test("A core deposit in a column of its own becomes a row, and the part keeps its own price", () => {
  const { rows } = find(
    ...head,
    "Part Number   Description            Qty     Price     Core      Total",
    "ST-39MT-R     STARTER REMAN            2    286.00    75.00     722.00",
    "                                            Total               722.00",
  );
  expect(texts(rows, "rowKind", "quantity", "unitCost", "lineTotal")).toEqual([
    ["part", "2", "286.00", "572.00"],
    ["core charge", "2", "75.00", "150.00"],
  ]);
  expect(rows[0]!.lineTotal?.note).toContain("722.00 is printed");
});

test("A row whose numbers do not agree is marked, and the reading that would agree is only proposed", () => {
  const { rows, notes } = find(
    ...head,
    heading,
    "4     LF-9070X      OIL FILTER                 42.75      17~7.00",
    "                                  Total                   171.00",
  );
  const { lineTotal, quantity } = rows[0]!;
  expect(lineTotal).toMatchObject({ text: "177.00", proposal: "171.00" });
  expect(lineTotal?.note).toBe("4 x 42.75 is 171.00, but 177.00 was read.");
  expect(lineTotal?.doubts).toHaveLength(6);
  expect(quantity?.doubts).toHaveLength(1);
  expect(notes).toEqual(["The rows add up to 177.00, but the total says 171.00."]);
});

test("A total that the rows do not add up to is marked", () => {
  const { fields, rows } = find(
    ...head,
    heading,
    "4     LF-9070X      OIL FILTER                 42.75      171.00",
    "                                  Tax                      12.00",
    "                                  Total                   193.00",
  );
  expect(rows).toHaveLength(1);
  expect(fields.total).toMatchObject({
    text: "193.00",
    note: "The rows and the tax add up to 183.00, but the total says 193.00.",
  });
});

test("A box of 12 is proposed as pieces", () => {
  const { rows } = find(
    ...head,
    heading,
    "3     FHB-0840      FLANGE BOLT, BOX OF 12     14.40       43.20",
    "                                  Total                    43.20",
  );
  expect(rows[0]!.quantity).toMatchObject({ text: "3", proposal: "36", note: "3 x BOX OF 12 is 36 pieces." });
  expect(rows[0]!.unitCost).toMatchObject({ text: "14.40", proposal: "1.20" });
  expect(rows[0]!.pack?.text).toBe("12");
});

test("Of a box of 12 the cost of a piece is offered wherever the pieces are", () => {
  const withoutPrice = find(
    ...head,
    "Qty   Part Number   Description                          Amount",
    "2     FHB-0840      FLANGE BOLT, BOX OF 12               120.00",
    "                                  Total                  120.00",
  );
  expect(texts(withoutPrice.rows, "pieces", "pieceCost", "lineTotal")).toEqual([["24", "5.00", "120.00"]]);
  expect(withoutPrice.rows[0]!.unitCost?.note).toBe(
    "Not printed: worked out from 120.00. For BOX OF 12; one piece costs 5.00.",
  );
  const withoutCount = find(
    ...head,
    heading,
    "      FHB-0840      FLANGE BOLT, BOX OF 12     14.40       43.20",
    "                                  Total                    43.20",
  );
  expect(texts(withoutCount.rows, "quantity", "pieces", "pieceCost")).toEqual([["3", "36", "1.20"]]);
  const forPieces = find(
    ...head,
    heading,
    "3     FHB-0840      FLANGE BOLT, BOX OF 12      1.20       43.20",
    "                                  Total                    43.20",
  );
  expect(texts(forPieces.rows, "pieces", "pieceCost")).toEqual([["36", "1.20"]]);
  expect(forPieces.rows[0]!.lineTotal?.doubts).toEqual([]);
});

test("What was paid after a discount is the cost, also of a piece of a pack", () => {
  const discounted = "Qty   Part Number   Description                Price    Disc %    Amount";
  const [packed, alone] = find(
    ...head,
    discounted,
    "2     FHB-0840      FLANGE BOLT, BOX OF 12     60.00        10    108.00",
    "2     LF-9070X      OIL FILTER                 60.00        10    108.00",
    "                                  Total                           216.00",
  ).rows;
  expect(texts([packed!], "pieces", "pieceCost", "unitCost")).toEqual([["24", "4.50", "60.00"]]);
  expect(texts([alone!], "pieces", "paidCost")).toEqual([[undefined, "54.00"]]);
  expect(alone!.unitCost?.note).toBe("10 % discount: one costs 54.00.");
});

test("Of a row that was back-ordered only what was shipped is counted", () => {
  const { rows } = find(
    "Redfern Hydraulics & Supply                 PACKING SLIP",
    "Packing Slip #: 600418",
    "Item Number    Description              Ordered    Shipped    B/O",
    "CYL-3024R      Cylinder 3 x 24 rebuilt        5                 5",
    "SK-3000        Seal kit                       6                 2",
    "HF-100-12      Hydraulic fitting             20                  ",
    "HO-46-5        Hydraulic oil                  4          4      0",
  );
  expect(texts(rows, "quantity")).toEqual([["0"], ["4"], ["20"], ["4"]]);
  expect(rows[0]!.quantity?.note).toBe("5 ordered, 5 of them back-ordered: 0 shipped.");
  expect(rows[2]!.quantity?.doubts).toHaveLength(2);
});

test("A discount without a minus, and cores that only the totals name, make the rows whole", () => {
  const rowsAnd = (...lines: string[]) =>
    find(...head, heading, "4     LF-9070X      OIL FILTER                 42.75      171.00", ...lines);
  const discounted = rowsAnd(
    "                                  Subtotal                171.00",
    "                                  Discount                 17.10",
    "                                  Total                   153.90",
  );
  expect(texts(discounted.rows, "rowKind", "lineTotal")).toEqual([
    ["part", "171.00"],
    ["discount", "-17.10"],
  ]);
  const cored = rowsAnd(
    "                                  Core Charges             45.00",
    "                                  Total                   216.00",
  );
  expect(texts(cored.rows, "rowKind", "lineTotal")).toEqual([
    ["part", "171.00"],
    ["core charge", "45.00"],
  ]);
  const alreadyTaken = rowsAnd(
    "                                  Discount                 17.10",
    "                                  Total                   171.00",
  );
  expect(texts(alreadyTaken.rows, "rowKind")).toEqual([["part"]]);
  expect([discounted, cored, alreadyTaken].flatMap(({ notes }) => notes)).toEqual([]);
});

test("Decimal commas and thousands points are read as such, and another currency is named", () => {
  const { fields, rows } = find(
    "Remmen & Zonen B.V.  Onderdelen",
    "Factuurnummer: 992288",
    "Artikelnummer  Omschrijving          Aantal     Prijs         Totaal",
    "BR-1204        Remblok trailer            2   € 2.321,00   € 4.642,00",
    "                                              Totaal       € 4.642,00",
  );
  expect(texts(rows, "partNumber", "quantity", "unitCost", "lineTotal")).toEqual([
    ["BR-1204", "2", "2321.00", "4642.00"],
  ]);
  expect(fields.currency).toMatchObject({ text: "EUR" });
  expect(fields.currency?.note).toContain("not in US dollars");
});

test("A date that can be read in two ways says so, unless the document shows which", () => {
  const lines = (date: string, other = "") => [
    "Hilltop Machinery Trading",
    `Invoice No: 5501     Invoice Date: ${date}   ${other}`,
    heading,
    "4     LF-9070X      OIL FILTER                 42.75      171.00",
    "                                  Total                   171.00",
  ];
  expect(find(...lines("03/04/2026")).fields.invoiceDate).toMatchObject({ proposal: "2026-04-03" });
  const known = find(...lines("11/02/2026", "Due Date: 26/02/2026")).fields.invoiceDate;
  expect(known?.text).toBe("2026-02-11");
  expect(known?.note).toBeUndefined();
});

test("A packing slip has what was shipped, not what was ordered, and no amounts", () => {
  const { fields, rows } = find(
    "Redfern Hydraulics & Supply                 PACKING SLIP",
    "Packing Slip #: 600418",
    "Item Number    Description              Ordered    Shipped    B/O",
    "CYL-3024R      Cylinder 3 x 24 rebuilt        2          1      1",
    "SK-3000        Seal kit                       6          6      0",
    "Packed by: ______",
  );
  expect(texts(rows, "partNumber", "quantity", "lineTotal")).toEqual([
    ["CYL-3024R", "1", undefined],
    ["SK-3000", "6", undefined],
  ]);
  expect(fields.invoiceNumber?.text).toBe("600418");
});

test("A receipt without headings, with its number and amount below the name, is read", () => {
  const { rows } = find(
    "HUBCAP ALLEY AUTO PARTS",
    "DUNMORE, TX 78999",
    "05/22/2026 10:41",
    "OIL FILTER",
    "9555221300282     3 X 8.49     25.47",
    "BATTERY GRP 94R",
    "9555221300299   1 X 189.99    189.99",
    "TOTAL                         215.46",
  );
  expect(texts(rows, "partNumber", "description", "quantity", "unitCost", "lineTotal")).toEqual([
    ["9555221300282", "OIL FILTER", "3", "8.49", "25.47"],
    ["9555221300299", "BATTERY GRP 94R", "1", "189.99", "189.99"],
  ]);
});

test("A repair invoice says which vehicle it is for", () => {
  const { fields } = find(
    "Ironwood Truck Repair",
    "Repair Order #: 51907      Unit #: T-118",
    "VIN: 1XKYDP9X1MJ442211",
    "Part #     Description             Hrs/Qty    Rate/Price     Total",
    "           Labor: replace belt         0.5        100.00     50.00",
    "K081264    Belt, serpentine              1         67.15     67.15",
    "                                         Total due          117.15",
  );
  expect(fields.unitNumber?.text).toBe("T-118");
  expect(fields.vin?.text).toBe("1XKYDP9X1MJ442211");
  expect(fields.total?.text).toBe("117.15");
});

test("Characters that were not read surely are marked in the value they became", () => {
  const { rows } = find(
    ...head,
    heading,
    "4     LF-90~70X     OIL FILTER                 42.75      171.00",
    "                                  Total                   171.00",
  );
  expect(rows[0]!.partNumber).toMatchObject({ text: "LF-9070X", doubts: [5] });
});

test("Of a list price and a net price, the one that was paid is the cost", () => {
  const { rows } = find(
    ...head,
    "Part Number   Description        Qty     List      Net     Total",
    "PH3614        OIL FILTER           2    12.99     8.49     16.98",
    "                                        Total              16.98",
  );
  expect(texts(rows, "unitCost")).toEqual([["8.49"]]);
  expect(rows[0]!.lineTotal?.note).toBeUndefined();
});

test("A count that was not read is worked out, and says so", () => {
  const { rows } = find(
    ...head,
    heading,
    "      LF-9070X      OIL FILTER                 42.75      171.00",
    "                                  Total                   171.00",
  );
  expect(rows[0]!.quantity).toMatchObject({ text: "4", note: "Not read: worked out from 171.00 and 42.75." });
});

test("A table goes on on the next page, with its heading again or without", () => {
  const first = printedPage(
    ...head,
    heading,
    "4     LF-9070X      OIL FILTER                 42.75      171.00",
  );
  const row = "1     KT-4515E2     BRAKE KIT                  94.88       94.88";
  const total = "                                  Total                   265.88";
  for (const second of [printedPage(row, total), printedPage("Page 2", heading, row, total)]) {
    const { rows, fields } = kind.find([first, second]);
    expect(texts(rows, "partNumber")).toEqual([["LF-9070X"], ["KT-4515E2"]]);
    expect(rows[1]!.partNumber?.page).toBe(1);
    expect(fields.total?.note).toBeUndefined();
  }
});

test("Groceries with numbers of their own are not parts", () => {
  const groceries = find(
    "99 SPEED MART S/B",
    "INVOICE NO : 18391/102/T0341",
    "ITEM CODE   DESCRIPTION     QTY  PRICE  AMOUNT",
    "9556001     MILO 1KG          1  18.50   18.50",
    "9555002     TOOTH PASTE       2   6.90   13.80",
    "TOTAL                                    32.30",
  );
  expect(isEmpty(groceries)).toBe(true);
});

test("A meal, a letter and an invoice without parts give nothing", () => {
  const meal = [
    "CAFE DU PORT",
    "DESIGNATION          P.U.    QTE    TOTAL",
    "CAFE CREME          12.00      2    24.00",
    "CHOCOLAT CHAUD      12.00      1    12.00",
    "TOTAL FACTURE                       36.00",
  ];
  const letter = ["The quick brown fox jumped over 12 lazy dogs.", "Total nonsense was 3.50 on that day."];
  const header = ["Invoice Number   Invoice Date   Charges", "34278587         6/18/2017      $56,651.49"];
  for (const lines of [meal, letter, header]) expect(isEmpty(find(...lines))).toBe(true);
  expect(isEmpty(kind.find([]))).toBe(true);
});
