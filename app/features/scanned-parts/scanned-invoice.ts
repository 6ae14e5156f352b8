import { Big } from "big.js";
import type { Found, Reading } from "~/features/scans/document-kind";
import { type ReviewedField, cropOf, reviewedField } from "~/features/scans/scan-view";
import { maxRows } from "./scanned-parts-text";

/** A part on an invoice that was read: what its row of the form starts with, and what it was read from. */
export type ScannedRow = {
  partNumber: string;
  description: string;
  quantity: string;
  /** Dollars a piece, and for all; empty when it was not read, or is not in dollars. */
  unitCost: string;
  lineTotal: string;
  page: number;
  crop: string | null;
  /** The fields that may be wrong, and why. */
  doubts: ReviewedField[];
};

/** Anything but a part: freight, a core charge, labor. */
export type OtherRow = { kind: string; text: string; amount: string };

export type ScannedInvoice = {
  id: string;
  vendor: string;
  invoiceNumber: string;
  /** "2026-01-05", or empty. */
  invoiceDate: string;
  vin: string;
  unitNumber: string;
  /** The fields above, where they were read. */
  head: Record<string, ReviewedField>;
  rows: ScannedRow[];
  others: OtherRow[];
  tax: string;
  total: string;
  notes: string[];
  readAt: string;
  /** Of its pages. */
  pictures: string[];
  /** Nothing was read: all of it is typed. */
  isUnreadable?: true;
};

const headLabels = {
  vendor: "Vendor",
  invoiceNumber: "Invoice number",
  invoiceDate: "Invoice date",
  vin: "VIN",
  unitNumber: "Unit number",
};

const rowLabels = {
  partNumber: "Part number",
  description: "Description",
  quantity: "Quantity",
  unitCost: "Cost each",
  lineTotal: "Line total",
};

export function scannedInvoice(
  id: string,
  { fields, rows, notes }: Reading,
): Omit<ScannedInvoice, "pictures" | "readAt"> {
  const isForeign = fields.currency !== undefined && fields.currency.text !== "USD";
  const head = (name: keyof typeof headLabels) => fields[name]?.text ?? "";
  const amount = (found: Found | undefined) => (isForeign ? "" : (found?.text ?? ""));
  const isPart = (row: Record<string, Found>) => row.rowKind?.text === "part";
  const parts = rows.filter(isPart).map((row) => scannedRow(id, row, amount));
  const later = parts.slice(maxRows);
  return {
    id,
    vendor: head("vendor"),
    invoiceNumber: head("invoiceNumber"),
    invoiceDate: head("invoiceDate"),
    vin: head("vin"),
    unitNumber: head("unitNumber"),
    head: Object.fromEntries(
      Object.entries(headLabels).flatMap(([name, label]) => {
        const found = fields[name];
        return found ? [[name, reviewedField(id, label, found)]] : [];
      }),
    ),
    rows: parts.slice(0, maxRows),
    others: [...rows.filter((row) => !isPart(row)).map((row) => otherRow(row, amount)), ...laterRows(later)],
    tax: amount(fields.tax),
    total: amount(fields.total),
    notes: later.length > 0 ? [...notes, tooManyText(parts.length)] : notes,
  };
}

type AmountOf = (found: Found | undefined) => string;

function otherRow(row: Record<string, Found>, amount: AmountOf): OtherRow {
  const { rowKind, partNumber, description, lineTotal } = row;
  const text = [partNumber?.text, description?.text].filter(Boolean).join(" ");
  return { kind: rowKind?.text ?? "", text, amount: amount(lineTotal) };
}

function laterRows(rows: ScannedRow[]): OtherRow[] {
  if (rows.length === 0) return [];
  const amount = sumOf(rows.map(({ lineTotal }) => lineTotal)).toFixed(2);
  return [{ kind: "more parts", text: `${rows.length} rows`, amount }];
}

function tooManyText(count: number): string {
  return `These are the first ${maxRows} of ${count} rows: scan the other pages apart.`;
}

function scannedRow(id: string, row: Record<string, Found>, amount: AmountOf): ScannedRow {
  const shown = Object.entries(rowLabels).flatMap(([name, label]) => {
    const found = row[name];
    if (!found || (found.doubts.length === 0 && !found.note)) return [];
    return [reviewedField(id, label, found)];
  });
  return {
    partNumber: row.partNumber?.text ?? "",
    description: row.description?.text ?? "",
    // A box of 12 is counted as 12 pieces, and a discount taken off: the form says so beside the row.
    quantity: (row.pieces ?? row.quantity)?.text ?? "1",
    unitCost: amount(row.pieceCost ?? row.paidCost ?? row.unitCost),
    lineTotal: amount(row.lineTotal),
    ...placeOf(id, Object.values(row)),
    doubts: shown,
  };
}

/** The part of the page that the whole row is on. */
function placeOf(id: string, values: Found[]): Pick<ScannedRow, "page" | "crop"> {
  const placed = values.filter(({ shown }) => shown !== null);
  const page = placed[0]?.page ?? 0;
  const boxes = placed.filter((one) => one.page === page).map(({ shown }) => shown!);
  if (boxes.length === 0) return { page, crop: null };
  const box = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  return { page, crop: cropOf(id, page, box) };
}

/** Dollars. Blank and unreadable amounts count as nothing. */
export function sumOf(amounts: string[]): Big {
  return amounts.reduce((sum, amount) => sum.plus(/^-?\d+(\.\d+)?$/.test(amount) ? amount : 0), new Big(0));
}

/** Whether what is typed now adds up to the invoice's total; undefined when the invoice has none. */
export function totalText(parts: Big, { others, tax, total }: ScannedInvoice): string | undefined {
  if (total === "") return undefined;
  const rest = sumOf([...others.map(({ amount }) => amount), tax]);
  const sum = parts.plus(rest);
  const said = rest.eq(0) ? "" : `, with the rest of the invoice and its tax $${sum.toFixed(2)}`;
  const together = `The parts come to $${parts.toFixed(2)}${said}`;
  if (sum.minus(total).abs().lte("0.02")) return `${together}: the invoice's total.`;
  return `${together}, but the invoice's total is $${total}. A quantity or a cost may be misread.`;
}
