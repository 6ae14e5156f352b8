import type { ScannedInvoice, ScannedRow } from "../scanned-invoice";
import { sumOf } from "../scanned-invoice";

export type SmartAddRowForm = {
  add: string;
  category: string;
  partNumber: string;
  description: string;
  vendor: string;
  cost: string;
  installDate: string;
  page: string;
};

export type SmartAddForm = {
  vendor: string;
  invoiceNumber: string;
  rows: SmartAddRowForm[];
  addLabor: string;
  labor: string;
  laborCost: string;
  laborDate: string;
  readAt: string;
  sameInvoice: string[];
};

type Proposed = {
  /** When the parts were fitted: the invoice's date, or today. */
  day: string;
  /** Of each row, what its number had last. */
  categories: (string | undefined)[];
};

export function smartAddValues(scan: ScannedInvoice, { day, categories }: Proposed): Partial<SmartAddForm> {
  const labor = scan.others.filter(({ kind }) => kind === "labor");
  const { vendor, invoiceNumber } = scan;
  return {
    ...{ vendor, invoiceNumber, laborDate: day, readAt: scan.readAt },
    rows: scan.isUnreadable
      ? [blankSmartAddRow(day)]
      : scan.rows.map((row, index) => rowValues(row, vendor, { day, category: categories[index] })),
    labor: labor
      .map(({ text }) => text)
      .filter(Boolean)
      .join("; ")
      .slice(0, 500),
    laborCost: labor.some(({ amount }) => amount !== "")
      ? sumOf(labor.map(({ amount }) => amount)).toFixed(2)
      : "",
    addLabor: labor.length > 0 ? "on" : "",
  };
}

type RowProposed = { day: string; category: string | undefined };

function rowValues(
  row: ScannedRow,
  vendor: string,
  { day, category = "other" }: RowProposed,
): SmartAddRowForm {
  const { partNumber, description, page } = row;
  const cost = row.lineTotal || (row.quantity === "1" ? row.unitCost : "");
  // What was back-ordered was not fitted.
  const add = row.quantity === "0" ? "" : "on";
  return { add, category, partNumber, description, vendor, cost, installDate: day, page: String(page) };
}

export function blankSmartAddRow(day: string): SmartAddRowForm {
  return {
    ...{ add: "on", category: "other", partNumber: "", description: "", vendor: "" },
    ...{ cost: "", installDate: day, page: "0" },
  };
}
