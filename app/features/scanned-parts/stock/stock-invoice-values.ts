import type { KnownRow } from "../known-rows.server";
import { newPart, salesPriceOf } from "../new-part-values";
import type { ScannedInvoice, ScannedRow } from "../scanned-invoice";
import type { RowTarget } from "./stock-invoice-schema";

export type StockRowForm = {
  to: RowTarget;
  partNumber: string;
  readAs: string;
  learn: string;
  description: string;
  manufacturer: string;
  vendor: string;
  cost: string;
  salesPrice: string;
  bin: string;
  quantity: string;
  reorderPoint: string;
};

export type StockInvoiceForm = {
  vendor: string;
  invoiceNumber: string;
  invoiceDate: string;
  keepCosts: string;
  rows: StockRowForm[];
  readAt: string;
  sameInvoice: string[];
  confirmed: string[];
};

const begun = { ...newPart, manufacturer: "", learn: "" };

export const blankRow: StockRowForm = {
  ...begun,
  ...{ to: "new", partNumber: "", readAs: "", description: "", vendor: "" },
  ...{ cost: "", salesPrice: "", quantity: "1" },
};

export function stockInvoiceValues(scan: ScannedInvoice, known: KnownRow[]): Partial<StockInvoiceForm> {
  const { vendor, invoiceNumber, invoiceDate, readAt } = scan;
  return {
    ...{ vendor, invoiceNumber, invoiceDate, keepCosts: "on", readAt },
    rows: scan.isUnreadable
      ? [blankRow]
      : scan.rows.map((row, index) => rowValues(row, vendor, known[index]!)),
  };
}

function rowValues({ partNumber, ...row }: ScannedRow, vendor: string, known: KnownRow): StockRowForm {
  return {
    ...begun,
    // Of what was back-ordered nothing came.
    ...{ to: row.quantity === "0" ? "none" : known.isOne ? "existing" : "new" },
    ...{ partNumber, readAs: partNumber },
    ...{ description: row.description, quantity: row.quantity, cost: row.unitCost, vendor },
    salesPrice: salesPriceOf(row.unitCost),
  };
}
