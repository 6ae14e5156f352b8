import type { InvoiceView } from "./invoice-view";
import { type Pdf, drawPicture, heightOf, roomFor, rule, write } from "./pdf-document.server";

export const receiptMargin = 12;

/** Returns the y where it ends: the length of the paper. */
export function drawReceipt(doc: Pdf, invoice: InvoiceView, logo: Buffer | undefined): number {
  const { from, billTo, name, mark, facts, taxNotes, notes } = invoice;
  let y: number = receiptMargin;
  const picture = { x: receiptMargin, fit: [width, 56] as [number, number], align: "center" as const };
  if (logo) y = drawPicture(doc, logo, { ...picture, y, alt: from.name }) + 6;
  y = lines(doc, y, [{ text: from.name, bold: true, size: 10 }]);
  y = lines(doc, y, texts([from.header, from.address, ...from.lines]));
  y = line(doc, y);
  y = lines(doc, y, [{ text: [name, mark].filter(Boolean).join(" - "), bold: true, size: 10 }]);
  y = lines(doc, y, texts(facts.map(({ label, text }) => `${label}: ${text}`)));
  y = lines(doc, y + 4, texts(["Bill To:", billTo.name, billTo.address, ...billTo.lines]));
  y = line(doc, y);
  y = drawReceiptLines(doc, invoice, y);
  y = line(doc, y);
  for (const { label, text, strong } of invoice.sums) y = pair(doc, y, label, text, strong);
  y = lines(doc, y + 4, texts([...taxNotes, notes]));
  return y + receiptMargin;
}

const width = 226.77 - 2 * receiptMargin;

type Line = { text: string; bold?: boolean; size?: number };

function texts(some: string[]): Line[] {
  return some.filter(Boolean).map((text) => ({ text }));
}

function lines(doc: Pdf, top: number, some: Line[]): number {
  return some.reduce((y, { text, bold, size = 8 }) => {
    const at = roomFor(doc, y, Math.min(heightOf(doc, text, { width, bold, size }), 200));
    return write(doc, text, { x: receiptMargin, y: at, width, bold, size });
  }, top);
}

function drawReceiptLines(doc: Pdf, { lines: sold, marksUntaxed }: InvoiceView, top: number): number {
  return sold.reduce((y, { partNumber, description, quantity, price, discount, untaxed, total }) => {
    const next = lines(doc, roomFor(doc, y, 40), [{ text: partNumber, bold: true }, ...texts([description])]);
    const less = discount && ` less ${discount}`;
    const sum = untaxed && marksUntaxed ? `${total} *` : total;
    return pair(doc, next, `${quantity} x ${price}${less}`, sum) + 3;
  }, top);
}

function pair(doc: Pdf, top: number, label: string, text: string, strong = false): number {
  const y = roomFor(doc, top, 14);
  const style = { y, bold: strong, size: strong ? 9.5 : 8 };
  const end = write(doc, label, { ...style, x: receiptMargin, width: width * 0.6 });
  write(doc, text, { ...style, x: receiptMargin + width * 0.55, width: width * 0.45, align: "right" });
  return end + 2;
}

function line(doc: Pdf, y: number): number {
  rule(doc, y + 3, receiptMargin, receiptMargin + width);
  return y + 7;
}
