import { readFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { fuelFiles } from "~/features/fuel/import/fuel-files";
import { unmarkCell } from "~/features/files/marked-cell";
import { readTable } from "~/features/imports/table/read-table.server";
import { decodeTableText } from "~/features/imports/table/table-text";
import {
  anyFiles,
  mapped,
  readFuel,
  readService,
  readVehicles,
  sampleTable,
  tableOf,
} from "../support/imports";
import { fc } from "../support/property";
import { samples, samplesAvailable } from "../support/samples";

const cells = (table: { rows: { cells: string[] }[] }) => table.rows.map((row) => row.cells);
const answer = (file: string) =>
  (JSON.parse(readFileSync(samples(`csv/spectrum_${file}.json`), "utf8")) as Record<string, string>[]).map(
    (row) => Object.values(row),
  );

test.skipIf(!samplesAvailable)(
  "UTF-8 with a mark in front, UTF-16, Latin-1 and tabs are read alike",
  async () => {
    const bom = await sampleTable("csv/csvkit_test_utf8_bom.csv");
    expect(bom.headings).toEqual(["foo", "bar", "baz"]);
    expect(bom.rows.at(-1)!.cells.at(-1)).toBe("ʤ");
    const wide = await sampleTable("csv/csvkit_test_utf16_little.csv");
    expect(wide.headings).toEqual(["a", "b", "c"]);
    expect(wide.rows.at(-1)!.cells.at(-1)).toBe("ʤ");
    const latin = await sampleTable("csv/csvkit_test_latin1.csv");
    expect(cells(latin)).toEqual([
      ["1", "2", "3"],
      ["4", "5", "©"],
    ]);
    const tabs = await sampleTable("csv/csvkit_dummy.tsv");
    expect(tabs).toMatchObject({ headings: ["a", "b", "c"], delimiter: "\t" });
  },
);

test("A list is read the same in every encoding, the euro sign of Windows included", () => {
  const text = "Datum;Kosten\r\n3.4.2026;61,25 €\r\n";
  const big = Buffer.from(`\ufeff${text}`, "utf16le").swap16();
  const files = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(`\ufeff${text}`, "utf16le"),
    Buffer.from(text, "utf16le"),
    big,
    big.subarray(2),
    Buffer.from(text.replace("€", "\x80"), "latin1"),
  ];
  for (const file of files) expect(decodeTableText(file)).toMatchObject({ text });
});

test.skipIf(!samplesAvailable)(
  "A workbook, a PDF, a picture and a web page are refused with what to do instead",
  () => {
    const refusal = (bytes: Uint8Array) => {
      const decoded = decodeTableText(bytes);
      return "problem" in decoded ? decoded.problem : "";
    };
    expect(refusal(readFileSync(samples("csv/csvkit_test.xlsx")))).toMatch(
      /^This is a workbook \(\.xlsx\) or a ZIP file\. Open it in your spreadsheet program, save the sheet as CSV/,
    );
    expect(refusal(readFileSync(samples("pdf/mindee_blank.pdf")))).toMatch(/^This is a PDF\./);
    expect(refusal(readFileSync(samples("images/formats/receipt_clachan.heic")))).toMatch(
      /^This is a picture/,
    );
    expect(refusal(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toMatch(/^This is a picture/);
    expect(refusal(Buffer.from("\n<html><table><tr><td>VIN</td></tr></table>"))).toMatch(
      /^This file is a web page/,
    );
    expect(refusal(Buffer.from([1, 0, 0, 0, 7, 0, 0, 0, 1, 2, 0, 0]))).toMatch(/is no text/);
    expect(refusal(Buffer.from(" \r\n"))).toBe("The file is empty.");
    expect(refusal(new Uint8Array(10 * 1024 * 1024 + 1))).toMatch(/larger than 10 MB/);
  },
);

test.skipIf(!samplesAvailable)(
  "Quotes, commas, line breaks and empty cells come out as they were meant",
  async () => {
    for (const file of ["comma_in_quotes", "escaped_quotes", "newlines", "empty"]) {
      expect(cells(await sampleTable(`csv/spectrum_${file}.csv`))).toEqual(answer(file));
    }
  },
);

test.skipIf(!samplesAvailable)(
  "A heading with line breaks, tabs and form feeds inside is an ordinary heading",
  async () => {
    const table = await sampleTable("csv/csvkit_test_header_newline.csv");
    expect(table.headings).toEqual(["start end", "b", "c"]);
    expect(cells(table)).toEqual([["d", "e", "f"]]);
  },
);

test.skipIf(!samplesAvailable)(
  "Rows that are too long or too short are found; the good one stays",
  async () => {
    const table = await sampleTable("csv/csvkit_bad.csv");
    expect(table.rows.map(({ ragged, line }) => [line, ragged])).toEqual([
      [2, "long"],
      [3, "short"],
      [4, undefined],
    ]);
    expect(table.rows[1]!.cells).toEqual(["", "I'm too short!", ""]);
  },
);

test("A long row is refused, a short one is read and says so, surplus empty cells are nothing", async () => {
  const table = await tableOf(
    "Date,Gallons,Cost,Notes\n6/15/2026,10,30\n6/16/2026,10,30,Joe's, 5th St\n6/17/2026,1,3,,,\n",
  );
  const { values, notes, problems } = await readFuel(table);
  expect(values.map(({ date }) => date)).toEqual(["2026-06-15", "2026-06-17"]);
  expect(notes).toEqual(["2: The row ends early: the missing cells were read as empty."]);
  expect(problems).toEqual([
    "3: The row has 5 cells for 4 columns: a value that contains the separator may lack its quotation marks.",
  ]);
});

test.skipIf(!samplesAvailable)(
  "What a spreadsheet would run as a formula stays the text that it is",
  async () => {
    const table = await sampleTable("csv/formula_cells.csv");
    expect(table.delimiter).toBe(",");
    expect(table.rows).toHaveLength(6);
    expect(cells(table).map((row) => row[0])).toEqual([
      ...["=1+1", "@SUM(1+9)*cmd|' /C calc'!A0", "LF9009", "P181191", "+1234", "BK4707Q"],
    ]);
    expect(cells(table)[5]![1]).toBe("\t=1+1");
  },
);

test("Our own export comes back as it went out, formulas without their apostrophe", async () => {
  const rows = [
    ["=1+1", "3AKJHHDR8KSKX6686", "-10 psi, left"],
    ["@home", "3H3V532C3DT139096", 'O\'Neil "Joe"'],
  ];
  const text = stringify([["Unit Number", "VIN", "Tire Size"], ...rows], {
    bom: true,
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
  expect(text).toContain("'=1+1");
  const { values } = await readVehicles(await tableOf(text, "vehicles"));
  expect(values.map(({ unitNumber, vin, tireSize }) => [unitNumber, vin, tireSize])).toEqual(rows);
});

test.skipIf(!samplesAvailable)(
  "Northwind's tables keep leading zeros, accents and the word NULL",
  async () => {
    const customers = await sampleTable("csv/northwind_customers.csv");
    expect(customers.rows).toHaveLength(46);
    expect(cells(customers).flat()).toContain("Antonio Moreno Taquería");
    const orders = await sampleTable("csv/northwind_orders.csv");
    expect(orders.rows).toHaveLength(60);
    expect(cells(orders).flat()).toContain("05021");
    expect((await sampleTable("csv/northwind_order_lines.csv")).rows).toHaveLength(158);
    expect(cells(await sampleTable("csv/csvkit_test_no_leading_zeroes.csv"))).toEqual([
      ["01", "00.11", "0.1"],
    ]);
  },
);

test.skipIf(!samplesAvailable)(
  "NA, N/A, NONE, NULL and a point are nothing, not text or numbers",
  async () => {
    const table = await sampleTable("csv/csvkit_blanks.csv");
    const { values } = await readService({
      ...table,
      headings: ["Parts", "Vendor", "Cost", "Notes", "Odometer", "Vehicle", "Date", "Job"],
      rows: table.rows.map((row) => ({ ...row, cells: [...row.cells, "2026-06-15", "Oil"] })),
    });
    expect(values).toMatchObject([
      {
        parts: null,
        vendor: null,
        cost: null,
        notes: null,
        odometer: null,
        vehicleName: null,
        description: "Oil",
      },
    ]);
  },
);

test("A file of one column, with or without a heading, is a list too", async () => {
  const titled = await tableOf("VIN\r3AKJHHDR8KSKX6686\r3H3V532C3DT139096 (sold, 2024)\r", "vehicles");
  expect(titled).toMatchObject({ headings: ["VIN"], delimiter: undefined });
  expect((await readVehicles(titled)).values).toHaveLength(2);
  const bare = await tableOf("3AKJHHDR8KSKX6686\n\n3H3V532C3DT139096", "vehicles");
  expect(bare.notes).toEqual(["The file has no headings, so its first line is a row."]);
  expect((await readVehicles(bare)).values.map(({ vin }) => vin)).toEqual([
    "3AKJHHDR8KSKX6686",
    "3H3V532C3DT139096",
  ]);
});

test("Titles above the table, titles between the rows and a line that names the separator are left out", async () => {
  const table = await tableOf(
    [
      ...["sep=;", "Acme Hauling;;;", "Fuel report, January to June", "", "Date;Gallons;Total;Notes"],
      ...["2026-01-15;10;30,00;", "", "February", "2026-02-15;12;36,00;a;b", "2026-02-20;13;39,00;", ";;;"],
    ].join("\n"),
    "fuel",
  );
  expect(table).toMatchObject({ headings: ["Date", "Gallons", "Total", "Notes"], skippedLines: 4 });
  const { values, skipped, problems } = await readFuel(table);
  expect(values.map(({ date, total }) => [date, total])).toEqual([
    ["2026-01-15", "30.00"],
    ["2026-02-20", "39.00"],
  ]);
  expect(problems).toHaveLength(1);
  expect(skipped).toEqual(["8: Only one cell of the row is filled.", "11: The row is empty."]);
});

test("Headings are known in English, Spanish and German, whatever their signs", async () => {
  const table = await tableOf(
    "Núm. Económico,No. de Serie,Marca/Modelo,AÑO,Kilometraje,ENGINE SERIAL #\n12,3AKJHHDR8KSKX6686,Freightliner,2019,120.000,X1\n",
    "vehicles",
  );
  const { guess, values } = await readVehicles(table);
  expect(mapped(guess, table)).toEqual({
    "Núm. Económico": "unitNumber",
    "No. de Serie": "vin",
    "Marca/Modelo": "makeModel",
    AÑO: "year",
    Kilometraje: "mileage",
    "ENGINE SERIAL #": "engineSerial",
  });
  expect(values).toMatchObject([{ year: 2019, mileage: { unit: "km" } }]);
});

test("A quotation mark that is never closed is told with its place", async () => {
  expect(await readTable('Date,Notes\n2026-06-15,"left open\n2026-06-16,x\n', anyFiles)).toEqual({
    problem: expect.stringMatching(
      /^The quotation mark that opens in line 1 or after it is never closed\./,
    ) as string,
  });
  expect(cells(await tableOf('Part,Size\nHose,5" long\n"7"" hose",3\n'))).toEqual([
    ["Hose", '5" long'],
    ['7" hose', "3"],
  ]);
});

test("Whatever is in the cells, a table written with any separator and line end is read back the same", async () => {
  const cell = fc.string({ unit: fc.constantFrom(..."ab1,;|\t\"' .é€\n-"), maxLength: 12 });
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    );
  const filled = (row: string[] = []) => row.filter((text) => text.trim() !== "").length;
  // After an empty row, a cell alone is the title of the rows below it.
  const hasTitle = (rows: string[][]) =>
    rows.some(
      (row, at) => filled(rows[at - 1] ?? ["x"]) === 0 && filled(row) === 1 && filled(rows[at + 1]) > 1,
    );
  const marks = fc.constantFrom(",", ";", "\t", "|");
  const ends = fc.constantFrom("\n", "\r\n", "\r");
  await fc.assert(
    fc.asyncProperty(table, marks, ends, async (rows, delimiter, end) => {
      fc.pre(!hasTitle(rows));
      const names = ["Date", "Odometer", "Gallons", "Total", "Notes"].slice(0, rows[0]!.length);
      const text = stringify([names, ...rows], {
        delimiter,
        record_delimiter: end,
        quoted: true,
        quoted_empty: true,
      });
      const read = await readTable(text, fuelFiles);
      if ("problem" in read) throw new Error(read.problem);
      // Rows are trimmed by nobody, and an apostrophe before what a spreadsheet would change was ours.
      expect(cells(read)).toEqual(rows.map((row) => row.map(unmarkCell)));
    }),
  );
});

test("A letter of two code units is read whole wherever a file is cut to be read", async () => {
  for (let shift = 0; shift < 4; shift++) {
    const rows = Array.from({ length: 9_000 }, () => ["1/2/26", "🚚🛠", "x"]);
    const text = `Date,Notes,${"G".repeat(shift)}allons\n${rows.map((row) => row.join(",")).join("\n")}\n`;
    const read = await readTable(text, anyFiles);
    if ("problem" in read) throw new Error(read.problem);
    expect(new Set(read.rows.map(({ cells }) => cells[1]))).toEqual(new Set(["🚚🛠"]));
  }
});

test("Many rows are read while others get their turn; more than 100,000 are refused", async () => {
  const row = '2014-07-07,truck 12,68160.0,20.72,3.66,"Loves, Exit 12",0\n';
  const heading = "Date,Vehicle,Odometer,Gallons,Price/Gal,Notes,Partial\n";
  let turns = 0;
  const watch = setInterval(() => (turns += 1), 1);
  const { values } = await readFuel(await tableOf(heading + row.repeat(20_000)));
  clearInterval(watch);
  expect(values).toHaveLength(20_000);
  expect(turns).toBeGreaterThan(10);
  const max = await readTable(`Date,Gallons\n${"1/2/26,3\n".repeat(100_000)}`, anyFiles);
  expect(max).toHaveProperty("rows.length", 100_000);
  const more = await readTable(`Date,Gallons\n${"1/2/26,3\n".repeat(100_001)}`, anyFiles);
  expect(more).toHaveProperty("problem", expect.stringContaining("more than 100,000 rows"));
});
