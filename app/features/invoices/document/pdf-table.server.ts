import { type Pdf, addTag, drawUnread, heightOf, roomFor, rule, widthOf, write } from "./pdf-document.server";

/** Of the sheets of letter and A4, in points. */
export const margin = 48;
export const gap = 14;
export const padding = 4;

export const right = (doc: Pdf) => doc.page.width - margin;
export const inside = (doc: Pdf) => doc.page.width - 2 * margin;

export type PdfColumn<Row> = {
  heading: string;
  width: number;
  align: "left" | "right";
  text: (row: Row) => string;
};

/** As wide as the widest text, so that numbers never wrap. */
export function widthOfColumn(doc: Pdf, texts: string[], min: number): number {
  return Math.max(min, ...texts.map((text) => Math.ceil(widthOf(doc, text)) + 2 * padding + 1));
}

/** Every page has the column headings, and no row breaks across pages. Returns the y where it ends. */
export function drawTable<Row>(doc: Pdf, columns: PdfColumn<Row>[], rows: Row[], top: number): number {
  const headings = columns.map(({ heading }) => heading);
  const table = addTag(doc, "Table");
  const head = { isHead: true, within: addTag(doc, "TR", table) };
  let y = drawRow(doc, columns, headings, roomFor(doc, top, 60), head);
  for (const row of rows) {
    const texts = columns.map(({ text }) => text(row));
    const height = heightOfRow(doc, columns, texts);
    const at = roomFor(doc, y, height);
    if (at !== y) y = drawRow(doc, columns, headings, at, { isHead: true, within: null });
    y = drawRow(doc, columns, texts, y, { isHead: false, within: addTag(doc, "TR", table) });
  }
  return y;
}

type Widths = Pick<PdfColumn<never>, "width" | "align">[];

function heightOfRow(doc: Pdf, columns: Widths, texts: string[], bold = false): number {
  const heights = columns.map(({ width }, index) =>
    heightOf(doc, texts[index]!, { width: width - 2 * padding, bold }),
  );
  return Math.max(...heights) + 2 * padding;
}

type Cells = { isHead: boolean; within: PDFKit.PDFStructureElement | null };

function drawRow(doc: Pdf, columns: Widths, texts: string[], y: number, { isHead, within }: Cells): number {
  const height = heightOfRow(doc, columns, texts, isHead);
  if (isHead)
    drawUnread(doc, () => doc.rect(margin, y, inside(doc), height).fill("#eef1f2").fillColor("black"));
  const cell = { bold: isHead, tag: isHead ? ("TH" as const) : ("TD" as const), within };
  let x = margin;
  for (const [index, { width, align }] of columns.entries()) {
    // An empty text is not drawn, and its cell would be missing.
    if (!texts[index]) within?.add(doc.struct(cell.tag));
    write(doc, texts[index]!, { ...cell, x: x + padding, y: y + padding, width: width - 2 * padding, align });
    x += width;
  }
  rule(doc, y + height, margin, right(doc), isHead ? "#555555" : "#cccccc");
  return y + height;
}

/** At the foot of each page: what it is of, and its number. */
export function numberPages(doc: Pdf, label: string): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    // Text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - margin + 16;
    const width = inside(doc) / 2;
    doc.fillColor("#555555");
    doc.font("regular").fontSize(8);
    drawUnread(doc, () => doc.text(label, margin, y, { width, height: 10, ellipsis: true }));
    write(doc, `Page ${index + 1} of ${count}`, {
      x: margin + width,
      y,
      width,
      size: 8,
      align: "right",
      within: null,
    });
  }
}
