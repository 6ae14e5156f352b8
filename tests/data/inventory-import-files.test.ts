import { expect, test } from "vitest";
import { mapped, sampleTable, tableOf } from "../support/imports";
import { sampleRows, samplesAvailable } from "../support/samples";
import { readStockList } from "../support/stock-files";

type Expected = { number: string; rows: number; refused: number; fields: Record<string, string> };

/** Each price file and stock list: which column is the part number, how many rows become parts, and what the other columns are. */
const lists: [file: string, expected: Expected][] = [
  [
    "brooms_price_intake.csv",
    {
      number: "vendor_pn",
      rows: 181,
      refused: 11,
      fields: { brand: "manufacturer", oem_display: "crossReference", qty: "quantity" },
    },
  ],
  [
    "cab_glass_intake.csv",
    { number: "vendor_pn", rows: 68, refused: 0, fields: { oem_pn_display: "crossReference" } },
  ],
  [
    "chargers_zero_price.csv",
    { number: "sku", rows: 65, refused: 0, fields: { price: "salesPrice", description: "description" } },
  ],
  ["codes_that_look_like_other_things.csv", { number: "code", rows: 6, refused: 3, fields: {} }],
  [
    "dealer_parts_jd.csv",
    { number: "part_number", rows: 7, refused: 0, fields: { part_name: "description" } },
  ],
  [
    "filter_stock.csv",
    {
      number: "Part No",
      rows: 27,
      refused: 0,
      fields: { Description: "description", Brand: "manufacturer", Bin: "bin", Qty: "quantity" },
    },
  ],
  [
    "fleetguard_cross_reference.csv",
    {
      number: "fleetguard",
      rows: 2,
      refused: 0,
      fields: { replaces: "replaces", cross_reference: "crossReference" },
    },
  ],
  [
    "hd_shop_price_export.csv",
    { number: "Part Number", rows: 3, refused: 0, fields: { Cost: "cost", Price: "salesPrice" } },
  ],
  [
    "oem_cross_reference_europe.csv",
    {
      number: "oem_number",
      rows: 5,
      refused: 0,
      fields: { make: "manufacturer", part: "description", cross_reference: "crossReference" },
    },
  ],
  [
    "rubber_tracks_cost_and_price.csv",
    {
      number: "vendor_pn",
      rows: 25,
      refused: 10,
      fields: { our_cost: "cost", sell_price: "salesPrice", oem_pn: "crossReference" },
    },
  ],
  ["scissor_lift_parts.csv", { number: "vendor_pn", rows: 143, refused: 0, fields: { qty: "quantity" } }],
  [
    "shop_parts_with_core.csv",
    {
      number: "sku",
      rows: 7,
      refused: 0,
      fields: { price: "salesPrice", core_charge: "coreCharge", description: "description" },
    },
  ],
  [
    "surplus_vehicle_parts.csv",
    {
      number: "nsn",
      rows: 16,
      refused: 17,
      fields: { item_name: "description", quantity: "quantity", acquisition_cost: "cost" },
    },
  ],
  [
    "timing_belts_gates_dayco.csv",
    { number: "oem", rows: 6, refused: 0, fields: { make: "manufacturer", gates: "crossReference" } },
  ],
];

test.skipIf(!samplesAvailable).each(lists)(
  "%s is read as its headings say, and no number loses a zero, a blank or a mark",
  async (file, { number, rows, refused, fields }) => {
    const table = await sampleTable(`parts/${file}`, "inventory");
    const { guess, values, problems } = await readStockList(table);
    const found = mapped(guess, table);
    expect(found[number]).toBe("partNumber");
    expect(found).toMatchObject(fields);
    expect([values.length, problems.length]).toEqual([rows, refused]);
    const written = sampleRows(`parts/${file}`).map((row) => row[number]);
    expect(written).toEqual(expect.arrayContaining(values.map(({ partNumber }) => partNumber)));
    expect(new Set(values.map(({ partNumber }) => partNumber)).size).toBe(rows);
  },
);

test.skipIf(!samplesAvailable)("14-145 is no day, 01174696 keeps its zero, 6.61035 its digits", async () => {
  const numbersOf = async (file: string) =>
    (await readStockList(await sampleTable(`parts/${file}`, "inventory"))).values.map(
      ({ partNumber }) => partNumber,
    );
  expect(await numbersOf("hd_shop_price_export.csv")).toEqual(["R134A", "W3600AX", "14-145"]);
  expect(await numbersOf("filter_stock.csv")).toEqual(
    expect.arrayContaining(["01174696", "JFC_16005", "HF35255"]),
  );
  expect(await numbersOf("codes_that_look_like_other_things.csv")).toEqual([
    "P24",
    "P30",
    "49027 YELLOW",
    "49027 BLUE",
    "49027 RED",
    "6.61035",
  ]);
});

test.skipIf(!samplesAvailable)(
  "four parts numbered P24: the first is read, the others name its line",
  async () => {
    const table = await sampleTable("parts/codes_that_look_like_other_things.csv", "inventory");
    expect((await readStockList(table)).problems).toEqual([
      "3: “P24” is in line 2 already: only its first row is imported.",
      "4: “P24” is in line 2 already: only its first row is imported.",
      "5: “P24” is in line 2 already: only its first row is imported.",
    ]);
  },
);

test.skipIf(!samplesAvailable)(
  "a quantity as required is told, never guessed, and a price of 0 stays 0",
  async () => {
    const lifts = await readStockList(await sampleTable("parts/scissor_lift_parts.csv", "inventory"));
    expect(lifts.notes.filter((note) => /Quantity “.+” is not a number/.test(note))).toHaveLength(53);
    expect(lifts.values.filter(({ quantity }) => quantity === null)).toHaveLength(54);
    const chargers = await readStockList(await sampleTable("parts/chargers_zero_price.csv", "inventory"));
    expect(new Set(chargers.values.map(({ salesPrice }) => salesPrice))).toEqual(new Set(["0.00"]));
  },
);

test.skipIf(!samplesAvailable)(
  "yes and unknown in stock are no quantities, and cents beside the price are no price",
  async () => {
    const tracks = await sampleTable("parts/rubber_tracks_cost_and_price.csv", "inventory");
    const found = await readStockList(tracks);
    expect(mapped(found.guess, tracks).in_stock).toBeUndefined();
    expect(found.values[0]).toMatchObject({ cost: "840.00", salesPrice: "1049.00", quantity: null });
    const shop = await sampleTable("parts/shop_parts_with_core.csv", "inventory");
    const read = await readStockList(shop);
    expect(mapped(read.guess, shop).price_cents).toBeUndefined();
    expect(read.values[0]).toMatchObject({ salesPrice: "285.00", coreCharge: "250.00" });
  },
);

const crossed = async (file: string, at: number) => {
  const { values } = await readStockList(await sampleTable(file, "inventory"));
  return values[at]!.numbers.map(({ kind, company, number }) => [kind, company, number].join(" | "));
};

test.skipIf(!samplesAvailable)("several numbers in a cell come apart, each with its maker", async () => {
  expect(await crossed("parts/oem_cross_reference_europe.csv", 0)).toEqual([
    "same |  | 21707136",
    "same |  | 21170569",
    "same | MANN | W 11 025",
    "same | FEBI | 35425",
    "same | HENGST | H200W04",
    "same | MAHLE | OC 370",
  ]);
  expect(await crossed("parts/fleetguard_cross_reference.csv", 0)).toEqual([
    "same | CAT | 1R1808",
    "same | VOLVO | 20430585",
    "same | DONALDSON | P181046",
    "replaces |  | LF9080",
  ]);
  expect(await crossed("parts/timing_belts_gates_dayco.csv", 0)).toEqual([
    "same | gates | T240",
    "same | dayco | 95240",
    "same | continental | 40240",
    "same | continental | TB240",
    "same | bando | TB240",
  ]);
});

test.skipIf(!samplesAvailable)(
  "a file of cross-references alone asks which column is the part number",
  async () => {
    const table = await sampleTable("parts/cross_reference_cells.csv", "inventory");
    expect((await readStockList(table)).values).toEqual([]);
  },
);

test.skipIf(!samplesAvailable)("cells that look like formulas are texts", async () => {
  const { values } = await readStockList(await sampleTable("csv/formula_cells.csv", "inventory"));
  expect(values.map(({ partNumber }) => partNumber)).toEqual([
    "=1+1",
    "@SUM(1+9)*cmd|' /C calc'!A0",
    "LF9009",
    "P181191",
    "+1234",
    "BK4707Q",
  ]);
});

const list = (text: string) => tableOf(text, "inventory");

test("a German list with semicolons and decimal commas is read", async () => {
  const table = await list(
    "Teilenummer;Bezeichnung;Hersteller;EK-Preis;VK-Preis;Bestand;Mindestbestand\n" +
      "01174416;Kraftstofffilter;Deutz;1.234,50;€ 1.599,00;1.000;5\n0427 1234;Dichtung;Deutz;0,755;2,00;3;\n",
  );
  const { values, notes } = await readStockList(table, { currency: "EUR", rate: "1.1" });
  expect(values).toMatchObject([
    {
      partNumber: "01174416",
      description: "Kraftstofffilter",
      cost: "1357.95",
      salesPrice: "1758.90",
      quantity: 1000,
      reorderPoint: 5,
    },
    { partNumber: "0427 1234", cost: "0.831", salesPrice: "2.20", quantity: 3, reorderPoint: null },
  ]);
  expect(notes).toContain("3: 0.755 EUR is kept as $0.831.");
});

test("money in euros without a rate is refused", async () => {
  const { problems } = await readStockList(await list("Part No,Cost\nLF9009,EUR 7.49\n"));
  expect(problems).toEqual([
    "2: Cost: The amount is in EUR. Enter how many US dollars one EUR is worth to convert it.",
  ]);
});

test("a price has up to four decimals; more are rounded half-up and told", async () => {
  const { values, notes } = await readStockList(await list("Part No,Cost,Price\nLF9009,12.345,0.04255\n"));
  expect(values[0]).toMatchObject({ cost: "12.345", salesPrice: "0.0426" });
  expect(notes).toEqual(["2: 0.04255 is kept as 0.0426."]);
});

test("numbers that a spreadsheet has spoilt are told", async () => {
  const { notes, values } = await readStockList(
    await list(
      "Part No,Qty\n1.23E+11,1\n40-Dec,1\n40161387214300000,1\n10000001,1\n10000002,1\n10000003,1\n10000004,1\n10000005,1\n10000006,1\n10000007,1\n10000008,1\n174416,1\n12E4,1\n",
    ),
  );
  expect(values).toHaveLength(13);
  expect(notes).toEqual([
    "2: “1.23E+11” has probably lost digits: a spreadsheet writes long numbers like this.",
    "3: “40-Dec” looks like a day that a spreadsheet made of a number.",
    "4: “40161387214300000” has only zeros after 15 digits: a spreadsheet may have lost the last ones.",
    "13: Most numbers of this column have 8 digits, “174416” has 6: leading zeros may be lost.",
  ]);
});

test.each([
  ["-3", "Quantity must be 0 or greater"],
  ["2.5", "2.5 is no whole number."],
  ["2-3", "“2-3” is not a number."],
  ["100000000", "at most 99,999,999 pieces are kept."],
])("a quantity of %s is refused", async (quantity, told) => {
  const { problems } = await readStockList(await list(`Part No,Qty\nLF9009,${quantity}\nLF3000,4\n`));
  expect(problems).toEqual([`2: Qty: ${told}`]);
});

test.each([
  ["Part No", 101, 100],
  ["Description", 501, 500],
  ["Vendor", 201, 200],
  ["Bin", 51, 50],
])("a text that is too long for %s is refused, never cut", async (heading, letters, max) => {
  const others = heading === "Part No" ? "" : ",Part No";
  const cell = "X1".padEnd(letters, "x");
  const { problems } = await readStockList(
    await list(`${heading},Qty${others}\n${cell},1${others && ",LF9009"}\n`),
  );
  expect(problems).toEqual([
    `2: ${heading}: “${cell.slice(0, 40)}…” has ${letters} characters; at most ${max} are kept.`,
  ]);
});

test("a row with nothing but its number is a part, and a title between the rows is none", async () => {
  const { values, rows } = await readStockList(
    await list("Part No,Description,Qty\nFilters,,\nLF9009,,\nHF35255,Hydraulic,2\n"),
  );
  expect(values.map(({ partNumber }) => partNumber)).toEqual(["LF9009", "HF35255"]);
  expect(rows[0]).toMatchObject({ skipped: "The row holds no part number." });
});
