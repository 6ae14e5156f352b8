import type { Sheet } from "./sheet";

export type RightRow = { partNumber?: string; quantity?: string; lineTotal?: string; rowKind: string };
export type Layout = {
  name: string;
  kind: "parts-invoice" | "fuel-receipt" | "business-card";
  draw: () => Sheet;
  /** What a careful person reads from it. */
  fields: Record<string, string>;
  rows: RightRow[];
};

export function part(partNumber: string, quantity: string, lineTotal?: string): RightRow {
  return { partNumber, quantity, ...(lineTotal && { lineTotal }), rowKind: "part" };
}

export function charge(rowKind: string, lineTotal: string, partNumber?: string): RightRow {
  return { rowKind, lineTotal, ...(partNumber && { partNumber }) };
}
