import { readFileSync, readdirSync } from "node:fs";
import { isEmpty } from "~/features/scans/document-kind";
import { kind as fuelReceipt } from "~/features/scans/kinds/fuel-receipt";
import { kind as partsInvoice } from "~/features/scans/kinds/parts-invoice";
import { samples } from "../../support/samples";
import { isSame, judgeRows, rate, rowText } from "./judge";
import { type ReadPages, print } from "./layouts-measure";
import type { RightRow } from "./layouts/layout";

type Line = (string | number)[];
type Expected = { lines?: Line[]; line_format?: string; total?: string | number; date_iso?: string };

function expected(): Record<string, Expected> {
  return JSON.parse(readFileSync(samples("expected.json"), "utf8")) as Record<string, Expected>;
}

function filesIn(folder: string): string[] {
  return readdirSync(samples(folder))
    .filter((name) => /\.(?:jpg|jpeg|png|tif|tiff|pdf|heic)$/i.test(name))
    .map((name) => `${folder}/${name}`);
}

const money = (value: number) => value.toFixed(2);
const amountOf = (value: string | number) => String(value).replace(/[^\d.]/g, "");

export async function measureFuel(read: ReadPages): Promise<void> {
  const all = expected();
  const files = filesIn("images/fuel_receipts").filter((file) => !file.includes("sroie_289"));
  const wrong: string[] = [];
  let [totals, dates] = [0, 0];
  for (const file of files) {
    const { fields } = fuelReceipt.find(await read(readFileSync(samples(file))));
    const { total, date_iso } = all[file]!;
    const isTotal = isSame(fields.totalCost?.text, money(Number(amountOf(total!))));
    const isDate = fields.receiptDate?.text === date_iso;
    [totals, dates] = [totals + Number(isTotal), dates + Number(isDate)];
    if (!isTotal || !isDate) wrong.push(`${file}: ${fields.totalCost?.text} ${fields.receiptDate?.text}`);
  }
  console.log(`Fuel receipts\n  total: ${rate(totals, files.length)}\n  date: ${rate(dates, files.length)}`);
  print("misses", wrong);
}

/** A line as `line_format` says; parts receipts without a number are not counted. */
function rightRow(line: Line, format: string): RightRow & { partNumber?: string } {
  const names = format.slice(1, -1).split(", ");
  const value = (...some: string[]) => {
    const at = names.findIndex((name) => some.includes(name));
    return at < 0 ? undefined : line[at];
  };
  const number = value("part_number", "barcode", "item", "code");
  const quantity = value("qty");
  return {
    ...(number !== undefined && number !== "" && { partNumber: String(number) }),
    ...(quantity !== undefined && { quantity: String(quantity) }),
    lineTotal: money(Number(value("line_amount", "amount"))),
  } as RightRow;
}

export async function measureReceipts(read: ReadPages): Promise<void> {
  const all = expected();
  const missed: string[] = [];
  const unmarked: string[] = [];
  let [right, of] = [0, 0];
  for (const file of filesIn("images/parts_receipts")) {
    const { lines = [], line_format = "" } = all[file]!;
    const rows = lines.map((line) => rightRow(line, line_format)).filter(({ partNumber }) => partNumber);
    const reading = partsInvoice.find(await read(readFileSync(samples(file))));
    const verdict = judgeRows(reading, rows);
    [right, of] = [right + verdict.right, of + verdict.of];
    missed.push(...verdict.missed.map((row) => `${file}: ${row}`));
    unmarked.push(...verdict.unmarked.map((row) => `${file}: ${row}`));
  }
  console.log(`Parts receipts\n  rows with a number, number, quantity and amount: ${rate(right, of)}`);
  print("misses", missed);
  print("rows that are wrong without a mark", unmarked);
}

const invoiceFormats: Record<string, string> = {
  "pdf/contoso_lines_amount_tax.pdf": "[code, description, qty, unit_price, amount]",
  "pdf/i2d_AzureInterior.pdf": "[code, description, qty, unit_price, amount]",
  "pdf/i2d_SammyMaystoneLinesTest.pdf": "[description, qty, unit_price, amount]",
  "images/invoices/brake_parts_invoice.jpg": "[description, qty, unit_price, amount]",
};

export async function measureInvoices(read: ReadPages): Promise<void> {
  const all = expected();
  console.log("Invoices");
  for (const [file, format] of Object.entries(invoiceFormats)) {
    const { lines = [], total } = all[file]!;
    const reading = partsInvoice.find(await read(readFileSync(samples(file))));
    const verdict = judgeRows(
      reading,
      lines.map((line) => rightRow(line, format)),
    );
    const isTotal = isSame(reading.fields.total?.text, money(Number(total)));
    console.log(`  ${file}: lines ${rate(verdict.right, verdict.of)}, total ${isTotal ? "right" : "wrong"}`);
    if (verdict.missed.length > 0) print("misses", verdict.missed);
  }
}

const strangers = () => [
  ...["images/other_receipts", "images/plain_text", "images/labels", "images/vin"].flatMap(filesIn),
  ...filesIn("pdf").filter((file) => file.includes("azure_train")),
  "images/invoices/simple_invoice.png",
  "images/fuel_receipts/sroie_289.jpg",
];

export async function measureStrangers(read: ReadPages): Promise<void> {
  const files = strangers();
  const invented: string[] = [];
  for (const file of files) {
    const pages = await read(readFileSync(samples(file)));
    for (const kind of [partsInvoice, fuelReceipt]) {
      const reading = kind.find(pages);
      if (!isEmpty(reading)) invented.push(`${file}: ${kind.name} ${reading.rows.map(rowText).join("; ")}`);
    }
  }
  console.log(
    `Pictures of something else\n  nothing invented: ${rate(files.length - invented.length, files.length)}`,
  );
  print("invented", invented);
}
