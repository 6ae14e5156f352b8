import { Big } from "big.js";
import type { DocumentKind, Found, Reading } from "../document-kind";
import type { DecimalMark } from "~/features/imports/cells/read-options";
import { checkedRow, checkedSums } from "../finders/arithmetic";
import { currencyFound, currencyOf, isAbroad } from "../finders/currency";
import { dayOrderOf } from "../finders/days";
import { dayField, numberFields, rowsAmongTotals, totalFields } from "../finders/invoice-fields";
import { decimalOf, moneyFound, numberOf } from "../finders/numbers";
import { arePartsOf } from "../finders/parts-evidence";
import { type Line, foundIn, linesOfPages, textOf } from "../finders/placed";
import { receiptRows } from "../finders/receipt-rows";
import { type RowFound, valuesOf, withKind } from "../finders/row-values";
import { tableRows } from "../finders/table-rows";
import { type Total, totalsIn } from "../finders/totals";
import { vendorFound } from "../finders/vendor";

/** Parts invoices, packing slips, counter receipts and repair invoices. */
export const kind: DocumentKind = {
  name: "parts-invoice",
  fields: [
    { name: "vendor", label: "Vendor" },
    { name: "invoiceNumber", label: "Invoice number" },
    { name: "invoiceDate", label: "Invoice date" },
    { name: "poNumber", label: "PO number" },
    { name: "unitNumber", label: "Unit number" },
    { name: "vin", label: "VIN" },
    { name: "currency", label: "Currency" },
    { name: "subtotal", label: "Subtotal" },
    { name: "freight", label: "Freight" },
    { name: "tax", label: "Tax" },
    { name: "total", label: "Total" },
  ],
  columns: [
    { name: "rowKind", label: "What it is" },
    { name: "partNumber", label: "Part number" },
    { name: "description", label: "Description" },
    { name: "quantity", label: "Quantity" },
    { name: "pack", label: "Pack" },
    { name: "unitCost", label: "Cost each" },
    { name: "lineTotal", label: "Line total" },
  ],
  find: (pages) => find(linesOfPages(pages)),
};

const nothing: Reading = { fields: {}, rows: [], notes: [] };

function find(lines: Line[]): Reading {
  const decimal = decimalOf(lines);
  const found = soldIn(lines, decimal);
  if (!arePartsOf(lines, found.rows, found.firstLine, found.isTable)) return nothing;
  const totals = totalsIn(
    lines.filter((line) => !found.used.has(line)),
    decimal,
  );
  const rows = [...found.rows, ...chargesIn(totals, found.rows)];
  const { fields, notes } = fieldsOf(lines, totals, rows, found.firstLine);
  const taxIncluded = lines.some(
    (line) => /incl/i.test(textOf(line)) && /gst|tax|vat|btw/i.test(textOf(line)),
  );
  const checked = checkedSums({ rows, fields, notes, taxIncluded });
  return { fields: checked.fields, rows: checked.rows, notes: checked.notes };
}

type Sold = { rows: RowFound[]; isTable: boolean; used: Set<Line>; firstLine: number };

function soldIn(lines: Line[], decimal: DecimalMark): Sold {
  const table = tableRows(lines, decimal);
  const found = table ?? receiptRows(lines, decimal);
  const rows = found.rows.flatMap((row) => valuesOf(row, decimal)).map(checkedRow);
  return { ...found, isTable: table !== undefined, rows: rows.filter(isRow) };
}

/** A line without an amount, a number or a name is a rule or a stamp. */
function isRow(row: RowFound): boolean {
  return Boolean(row.partNumber ?? row.description) && Boolean(row.lineTotal ?? row.quantity);
}

function chargesIn(totals: Total[], rows: RowFound[]): RowFound[] {
  return rowsAmongTotals(totals).flatMap(({ text, total }) => {
    const lineTotal = moneyFound(total.amount);
    const description = text.length > 0 ? foundIn(text) : { ...lineTotal, text: total.label };
    const row = withKind({ description, lineTotal }, "");
    const isCounted = rows.some(
      ({ rowKind, lineTotal: amount }) =>
        rowKind!.text === row.rowKind!.text && amount?.text === lineTotal.text,
    );
    // "Cores 45.00" among the totals may be the sum of the rows.
    return isCounted || total.name === "core" ? [] : [row];
  });
}

function fieldsOf(
  lines: Line[],
  totals: Total[],
  rows: RowFound[],
  firstLine: number,
): Pick<Reading, "fields" | "notes"> {
  const currency = currencyOf(lines);
  const isForeign = isAbroad(lines, currency);
  const sum = rows.reduce<Big>((all, { lineTotal }) => all.plus(numberOf(lineTotal) ?? 0), new Big(0));
  const fits = ({ amount }: Total, tax: Found | undefined) =>
    [sum, sum.plus(numberOf(tax) ?? 0)].some((one) => one.minus(amount.value).abs().lte("0.02"));
  const money = currency && currencyFound(currency);
  const all: Record<string, Found | undefined> = {
    vendor: vendorFound(lines.slice(0, firstLine)),
    ...numberFields(lines),
    invoiceDate: dayField(lines, dayOrderOf(lines, isForeign)),
    currency: money,
    ...totalFields(totals, fits),
    freight: freightOf(rows),
  };
  const fields = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return { fields, notes: money?.note ? [money.note] : [] };
}

function freightOf(rows: RowFound[]): Found | undefined {
  return rows.find(({ rowKind }) => rowKind!.text === "freight")?.lineTotal;
}
