import type { BesideGiven, DocumentKind, Found, Reading } from "../document-kind";
import type { DecimalMark } from "~/features/imports/cells/read-options";
import { checkedRow, checkedSums, fits, sumOf, withDiscounts } from "../finders/arithmetic";
import { currencyFound, currencyOf, isAbroad } from "../finders/currency";
import { dayOrderOf } from "../finders/days";
import { dayField, numberFields, rowsAmongTotals, totalFields } from "../finders/invoice-fields";
import { decimalOf, moneyFound, numberOf } from "../finders/numbers";
import { arePartsOf } from "../finders/parts-evidence";
import { type Line, foundIn, linesOfPages, textOf } from "../finders/placed";
import { receiptRows } from "../finders/receipt-rows";
import { withPack, withPieces } from "../finders/packs";
import { type RowFound, valuesOf, withKind } from "../finders/row-values";
import { tableRows } from "../finders/table-rows";
import { type Total, totalsIn } from "../finders/totals";
import { vendorFound } from "../finders/vendor";

/** Parts invoices, packing slips, counter receipts and repair invoices. */
export const kind: DocumentKind = {
  name: "parts-invoice",
  title: "a parts invoice, a packing slip, a counter receipt or a repair invoice for vehicles",
  fields: [
    { name: "vendor", label: "Vendor" },
    { name: "invoiceNumber", label: "Invoice number" },
    { name: "invoiceDate", label: "Invoice date", type: "day" },
    { name: "poNumber", label: "PO number" },
    { name: "unitNumber", label: "Unit number" },
    { name: "vin", label: "VIN", type: "vin" },
    { name: "currency", label: "Currency", type: "currency" },
    { name: "subtotal", label: "Subtotal", type: "money" },
    { name: "freight", label: "Freight", type: "money", isWorkedOut: true },
    { name: "tax", label: "Tax", type: "money" },
    { name: "total", label: "Total", type: "money" },
  ],
  columns: [
    { name: "rowKind", label: "What it is", isWorkedOut: true },
    { name: "partNumber", label: "Part number" },
    { name: "description", label: "Description" },
    { name: "quantity", label: "Quantity", type: "quantity" },
    { name: "pack", label: "Pack" },
    { name: "unitCost", label: "Cost each", type: "money" },
    { name: "lineTotal", label: "Line total", type: "money" },
    { name: "paidCost", label: "Cost each after the discount", type: "money", isWorkedOut: true },
    { name: "pieces", label: "Pieces in the packs", type: "quantity", isWorkedOut: true },
    { name: "pieceCost", label: "Cost of a piece", type: "money", isWorkedOut: true },
  ],
  find: (pages) => find(linesOfPages(pages)),
  check: checkGiven,
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
  const rows = rowsWithCharges(totals, found.rows);
  const fields = fieldsOf(lines, totals, rows, found.firstLine);
  const taxIncluded = lines.some(
    (line) => /incl/i.test(textOf(line)) && /gst|tax|vat|btw/i.test(textOf(line)),
  );
  return checkedSums({ rows, fields, notes: moneyNotes(fields), taxIncluded });
}

const sums = ["subtotal", "tax", "total"];

/** Rows and sums belong together: without rows of its own nothing of the service's sums is taken. */
function checkGiven(given: Reading, { builtIn }: BesideGiven): Reading {
  const rows = given.rows
    .map(({ pack, ...row }) => withPieces(checkedRow(withPack(withKind(row, ""), pack?.text ?? ""))))
    .filter(isRow);
  const named = Object.entries(given.fields).filter(([name]) => !sums.includes(name));
  if (rows.length === 0) return { fields: Object.fromEntries(named), rows: [], notes: [] };
  const others = Object.entries(builtIn.fields).filter(([name]) => sums.includes(name));
  const freight = freightOf(rows);
  const fields: Reading["fields"] = {
    ...Object.fromEntries(others),
    ...given.fields,
    ...(freight && { freight }),
  };
  const [tax, total] = [fields.tax, fields.total].map(numberOf);
  const isWhole = (some: RowFound[]) => total !== undefined && fits(sumOf(some).plus(tax ?? 0), total);
  const signed = withDiscounts(rows, isWhole);
  return checkedSums({ rows: signed, fields, notes: moneyNotes(fields), taxIncluded: false });
}

function moneyNotes({ currency }: Reading["fields"]): string[] {
  return currency?.note ? [currency.note] : [];
}

type Sold = { rows: RowFound[]; isTable: boolean; used: Set<Line>; firstLine: number };

function soldIn(lines: Line[], decimal: DecimalMark): Sold {
  const table = tableRows(lines, decimal);
  const found = table ?? receiptRows(lines, decimal);
  const rows = found.rows.flatMap((row) => valuesOf(row, decimal)).map((row) => withPieces(checkedRow(row)));
  return { ...found, isTable: table !== undefined, rows: rows.filter(isRow) };
}

/** A line without an amount, a number or a name is a rule or a stamp. */
function isRow(row: RowFound): boolean {
  return Boolean(row.partNumber ?? row.description) && Boolean(row.lineTotal ?? row.quantity);
}

/** Cores among the totals may be the sum of the rows' cores: what adds up to the total says it. */
function rowsWithCharges(totals: Total[], rows: RowFound[]): RowFound[] {
  const charges = chargesIn(totals, rows);
  const isWhole = (some: RowFound[]) => {
    const { tax, total } = totalFields(totals, fitsTo(some));
    return total !== undefined && fits(sumOf(some).plus(numberOf(tax) ?? 0), numberOf(total)!);
  };
  const withoutCores = charges.filter(({ rowKind }) => !/^core/.test(rowKind!.text));
  const options = [withoutCores, charges].map((some) => withDiscounts([...rows, ...some], isWhole));
  return options.find(isWhole) ?? options[0]!;
}

function chargesIn(totals: Total[], rows: RowFound[]): RowFound[] {
  return rowsAmongTotals(totals).flatMap(({ text, total }) => {
    const lineTotal = moneyFound(total.amount);
    const description = text.length > 0 ? foundIn(text) : { ...lineTotal, text: total.label };
    const row = withKind({ description, lineTotal }, "", total.name === "core");
    const isCounted = rows.some(
      ({ rowKind, lineTotal: amount }) =>
        rowKind!.text === row.rowKind!.text && amount?.text === lineTotal.text,
    );
    return isCounted ? [] : [row];
  });
}

function fieldsOf(lines: Line[], totals: Total[], rows: RowFound[], firstLine: number): Reading["fields"] {
  const currency = currencyOf(lines);
  const isForeign = isAbroad(lines, currency);
  const all: Record<string, Found | undefined> = {
    vendor: vendorFound(lines.slice(0, firstLine)),
    ...numberFields(lines),
    invoiceDate: dayField(lines, dayOrderOf(lines, isForeign)),
    currency: currency && currencyFound(currency),
    ...totalFields(totals, fitsTo(rows)),
    freight: freightOf(rows),
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function fitsTo(rows: RowFound[]) {
  const sum = sumOf(rows);
  return ({ amount }: Total, tax: Found | undefined) =>
    [sum, sum.plus(numberOf(tax) ?? 0)].some((one) => fits(one, amount.value));
}

function freightOf(rows: RowFound[]): Found | undefined {
  return rows.find(({ rowKind }) => rowKind!.text === "freight")?.lineTotal;
}
