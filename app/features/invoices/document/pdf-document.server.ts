import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";

export type Pdf = PDFKit.PDFDocument;

type NewPdf = { title: string; author: string; size: [width: number, height: number]; margin: number };

const { resolve } = createRequire(import.meta.url);
let fonts: Promise<{ regular: Buffer; bold: Buffer }> | undefined;

/** DejaVu covers nearly every alphabet; the fonts built into PDF only cover Western European ones. */
export function readFonts() {
  return (fonts ??= loadFonts());
}

function loadFonts() {
  const read = (name: string) => readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  return Promise.all([read("DejaVuSansCondensed"), read("DejaVuSansCondensed-Bold")]).then(
    ([regular, bold]) => ({ regular, bold }),
  );
}

export async function makePdf({ title, author, size, margin }: NewPdf, draw: (doc: Pdf) => void) {
  const { regular, bold } = await readFonts();
  const doc = new PDFDocument({
    size,
    margin,
    bufferPages: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  doc.registerFont("regular", regular).registerFont("bold", bold);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((answer, fail) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => answer(Buffer.concat(chunks)));
    doc.on("error", fail);
  });
  draw(doc);
  doc.end();
  return done;
}

export function roomFor(doc: Pdf, y: number, height: number): number {
  const { page } = doc;
  if (y + height <= page.height - page.margins.bottom) return y;
  doc.addPage();
  return doc.page.margins.top;
}

type Text = { x: number; y: number; width: number; size?: number; bold?: boolean; align?: "left" | "right" };

// Control characters, such as tabs or carriage returns in a pasted address, would be drawn as empty boxes.
function printable(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(/(?!\n)\p{Cc}/gu, "");
}

/** Returns the y where the text ends. */
export function write(
  doc: Pdf,
  text: string,
  { x, y, width, size = 9, bold = false, align = "left" }: Text,
): number {
  doc
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .text(printable(text), x, y, { width, align });
  return doc.y;
}

export function heightOf(doc: Pdf, text: string, { width, size = 9, bold = false }: Omit<Text, "x" | "y">) {
  return doc
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .heightOfString(printable(text), { width });
}

export function widthOf(
  doc: Pdf,
  text: string,
  { size = 9, bold = false }: Pick<Text, "size" | "bold"> = {},
) {
  return doc
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .widthOfString(text);
}

// The package's types leave it out.
type MeasuresPictures = { openImage(picture: Buffer): { width: number; height: number } };

/** As large as the frame allows. Returns the y where it ends. */
export function drawPicture(
  doc: Pdf,
  picture: Buffer,
  { x, y, fit, align }: { x: number; y: number; fit: [width: number, height: number]; align?: "center" },
): number {
  doc.image(picture, x, y, { fit, align });
  const { width, height } = (doc as unknown as MeasuresPictures).openImage(picture);
  return y + height * Math.min(fit[0] / width, fit[1] / height);
}

export function rule(doc: Pdf, y: number, from: number, to: number, colour = "#999999"): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(colour).stroke();
}
