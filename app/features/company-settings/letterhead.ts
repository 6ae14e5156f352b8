/** Who an invoice is from, as of the day it was issued. */
export type Letterhead = {
  companyName: string;
  headerText: string;
  address: string;
  phone: string;
  taxId: string;
  logo: { id: string; width: number; height: number } | null;
};

/** Of the header text, and of an address. */
export const maxHeadLines = 10;

/** As much as fits above an invoice, ending in … where older texts have more. */
export function headLines(text: string): string {
  const lines = text.split("\n");
  return lines.length > maxHeadLines ? [...lines.slice(0, maxHeadLines), "…"].join("\n") : text;
}
