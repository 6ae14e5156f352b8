import { papers } from "../document/paper-sizes";
import { type Pdf, heightOf, makePdf, roomFor, write } from "../document/pdf-document.server";
import {
  type PdfColumn,
  drawTable,
  gap,
  inside,
  margin,
  numberPages,
  widthOfColumn,
} from "../document/pdf-table.server";
import type { StatementRow, StatementView } from "./statement-view";

export function statementPdf(statement: StatementView): Promise<Buffer> {
  const { width, height } = papers.letter;
  const title = `${statement.title}, ${statement.billTo.name}`;
  return makePdf({ title, author: statement.from.name, size: [width, height], margin }, (doc) =>
    drawStatement(doc, statement),
  );
}

function drawStatement(doc: Pdf, statement: StatementView): void {
  const { title, from, billTo, days, notes, rows, agesTitle, ageing } = statement;
  const whole = { x: margin, width: inside(doc) };
  let y = write(doc, title, { ...whole, y: margin, size: 20, bold: true, tag: "H1" });
  y = write(doc, days, { ...whole, y, size: 10 }) + gap;
  const half = inside(doc) / 2;
  const ends = [drawParty(doc, from, margin, y), drawParty(doc, billTo, margin + half, y)];
  y = drawTable(doc, columnsOf(doc, rows), rows, Math.max(...ends) + gap) + gap;
  for (const note of notes)
    y = write(doc, note, { ...whole, y: roomFor(doc, y, heightOf(doc, note, whole)) }) + padding;
  y = write(doc, agesTitle, { ...whole, y: roomFor(doc, y + gap, 90), bold: true, size: 10 }) + padding;
  for (const { label, text } of ageing) {
    write(doc, label, { x: margin, y, width: 110 });
    y = write(doc, text, { x: margin + 110, y, width: 90, align: "right" }) + 2;
  }
  numberPages(doc, `${title}, ${from.name}`);
}

const padding = 4;

type Party = StatementView["from"];

function drawParty(doc: Pdf, { name, lines }: Party, x: number, top: number): number {
  const width = inside(doc) / 2 - gap;
  let y = write(doc, name, { x, y: top, width, bold: true, size: 10 });
  for (const line of lines) y = write(doc, line, { x, y, width });
  return y;
}

function columnsOf(doc: Pdf, rows: StatementRow[]): PdfColumn<StatementRow>[] {
  const widthOf = (text: (row: StatementRow) => string) => widthOfColumn(doc, rows.map(text), 76);
  const day = widthOf((row) => row.day);
  const amount = widthOf((row) => row.amount);
  const balance = widthOf((row) => row.balance);
  return [
    { heading: "Date", width: day, align: "left", text: (row) => row.day },
    {
      heading: "What",
      width: inside(doc) - day - amount - balance,
      align: "left",
      text: ({ what }) => what,
    },
    { heading: "Amount", width: amount, align: "right", text: (row) => row.amount },
    { heading: "Balance", width: balance, align: "right", text: (row) => row.balance },
  ];
}
