import type { InvoiceView, InvoiceLineView } from "./invoice-view";
import { type Pdf, drawPicture, roomFor, rule, write } from "./pdf-document.server";
import {
  type PdfColumn,
  drawTable,
  gap,
  inside,
  margin,
  numberPages,
  padding,
  right,
  widthOfColumn,
} from "./pdf-table.server";

/** Every page has the column headings and its number, and no line breaks across pages. */
export function drawSheet(doc: Pdf, invoice: InvoiceView, logo: Buffer | undefined): void {
  let y = drawHead(doc, invoice, logo);
  y = drawParties(doc, invoice, y + gap);
  y = drawTable(doc, columnsOf(doc, invoice), invoice.lines, y + gap);
  y = drawSums(doc, invoice, y + gap);
  drawNotes(doc, invoice, y + gap);
  numberPages(doc, `${invoice.name}, ${invoice.from.name}`);
}

function drawHead(doc: Pdf, { from, title, number, mark }: InvoiceView, logo: Buffer | undefined): number {
  const half = inside(doc) / 2;
  let left = margin;
  if (logo) {
    left = drawPicture(doc, logo, { x: margin, y: margin, fit: [150, 72], alt: from.name }) + 8;
  }
  if (from.header) left = write(doc, from.header, { x: margin, y: left, width: half });
  const at = { x: margin + half, width: half, align: "right" as const };
  let y = write(doc, title, { ...at, y: margin, size: 20, bold: true, tag: "H1" });
  if (number) y = write(doc, number, { ...at, y, size: 12, bold: true });
  if (mark) {
    doc.fillColor("#a31a1a");
    y = write(doc, mark, { ...at, y, size: 14, bold: true });
    doc.fillColor("black");
  }
  return Math.max(left, y);
}

function drawParties(doc: Pdf, { from, billTo, facts }: InvoiceView, top: number): number {
  const width = (inside(doc) - 2 * gap) / 3;
  const column = (index: number) => margin + index * (width + gap);
  const ends = [
    drawParty(doc, "From", from, { x: column(0), y: top, width }),
    drawParty(doc, "Bill To", billTo, { x: column(1), y: top, width }),
  ];
  let y = top;
  for (const { label, text } of facts) {
    const name = { x: column(2), y, width: width * 0.45 };
    const value = { x: column(2) + width * 0.45, y, width: width * 0.55, align: "right" as const };
    y = Math.max(write(doc, label, name), write(doc, text, value)) + 2;
  }
  return Math.max(...ends, y);
}

type Place = { x: number; y: number; width: number };

function drawParty(
  doc: Pdf,
  heading: string,
  { name, address, lines }: InvoiceView["billTo"],
  { x, y, width }: Place,
): number {
  let next = write(doc, heading, { x, y, width, size: 8 });
  next = write(doc, name, { x, y: next, width, bold: true, size: 10 });
  for (const line of [address, ...lines].filter(Boolean)) next = write(doc, line, { x, y: next, width });
  return next;
}

type Column = PdfColumn<InvoiceLineView>;

/** Numbers never wrap: their column is as wide as the widest. Short part numbers leave their room to the descriptions. */
function columnsOf(doc: Pdf, { lines, hasDiscounts, marksUntaxed }: InvoiceView): Column[] {
  const widest = (min: number, text: Column["text"]) => widthOfColumn(doc, lines.map(text), min);
  const figures = (heading: string, min: number, text: Column["text"]): Column => ({
    heading,
    width: widest(min, text),
    align: "right",
    text,
  });
  const columns = [
    figures("Qty", 52, ({ quantity }) => quantity),
    figures("Price", 76, ({ price }) => price),
    ...(hasDiscounts ? [figures("Discount", 54, ({ discount }) => discount)] : []),
    figures("Total", 84, ({ total, untaxed }) => (untaxed && marksUntaxed ? `${total} *` : total)),
  ];
  const rest = inside(doc) - columns.reduce((sum, { width }) => sum + width, 0);
  const part = Math.min(
    rest * 0.38,
    widest(72, ({ partNumber }) => partNumber),
  );
  return [
    { heading: "Part #", width: part, align: "left", text: ({ partNumber }) => partNumber },
    { heading: "Description", width: rest - part, align: "left", text: ({ description }) => description },
    ...columns,
  ];
}

function drawSums(doc: Pdf, { sums }: InvoiceView, top: number): number {
  const width = 220;
  const row = 17;
  const x = right(doc) - width;
  let y = roomFor(doc, top, sums.length * row);
  for (const { label, text, strong } of sums) {
    if (strong) rule(doc, y - 2, x, right(doc), "#555555");
    const style = { y, size: strong ? 11 : 10, bold: strong };
    write(doc, label, { ...style, x: x + padding, width: width * 0.5 });
    write(doc, text, {
      ...style,
      x: x + width * 0.5,
      width: width * 0.5 - padding,
      align: "right",
    });
    y += row;
  }
  return y;
}

/** Long notes take as many pages as they need. */
function drawNotes(doc: Pdf, { taxNotes, notes }: InvoiceView, top: number): void {
  let y = top;
  const text = { x: margin, width: inside(doc) };
  for (const note of taxNotes) y = write(doc, note, { ...text, y: roomFor(doc, y, 14) });
  if (!notes) return;
  y = write(doc, "Notes", { ...text, y: roomFor(doc, y + gap, 40), bold: true });
  write(doc, notes, { ...text, y });
}
