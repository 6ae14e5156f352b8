import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";

export type Pdf = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

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
    tagged: true,
    info: { Title: title, Author: author },
  });
  doc.registerFont("regular", regular).registerFont("bold", bold);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((answer, fail) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => answer(Buffer.concat(chunks)));
    doc.on("error", fail);
  });
  const body = doc.struct("Document");
  doc.addStructure(body);
  bodies.set(doc, body);
  draw(doc);
  body.end();
  doc.end();
  return done;
}

/** The tags, by which screen readers read a PDF aloud. */
const bodies = new WeakMap<Pdf, Structure>();

export function addTag(doc: Pdf, tag: "Table" | "TR", within = bodies.get(doc)!): Structure {
  const added = doc.struct(tag);
  within.add(added);
  return added;
}

/** What is not read aloud: lines, grounds, what each page repeats. */
export function drawUnread(doc: Pdf, draw: () => unknown): void {
  doc.markContent("Artifact");
  draw();
  doc.endMarkedContent();
}

export function roomFor(doc: Pdf, y: number, height: number): number {
  const { page } = doc;
  if (y + height <= page.height - page.margins.bottom) return y;
  doc.addPage();
  return doc.page.margins.top;
}

type Text = {
  x: number;
  y: number;
  width: number;
  size?: number;
  bold?: boolean;
  align?: "left" | "right";
  tag?: "H1" | "P" | "TH" | "TD";
  /** Null if it is not read aloud. */
  within?: Structure | null;
};

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
  { x, y, width, size = 9, bold = false, align = "left", tag = "P", within = bodies.get(doc) }: Text,
): number {
  doc.font(bold ? "bold" : "regular").fontSize(size);
  const draw = (options: PDFKit.Mixins.TextOptions) =>
    doc.text(printable(text), x, y, { width, align, ...options });
  if (within) draw({ structParent: within, structType: tag });
  else drawUnread(doc, () => draw({}));
  return doc.y;
}

type Measured = Pick<Text, "width" | "size" | "bold">;

export function heightOf(doc: Pdf, text: string, { width, size = 9, bold = false }: Measured) {
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

type Picture = { x: number; y: number; fit: [width: number, height: number]; align?: "center"; alt: string };

/** As large as the frame allows. Returns the y where it ends. */
export function drawPicture(doc: Pdf, picture: Buffer, { x, y, fit, align, alt }: Picture): number {
  const draw = () => void doc.image(picture, x, y, { fit, align });
  bodies.get(doc)!.add(doc.struct("Figure", { alt }, draw));
  const { width, height } = (doc as unknown as MeasuresPictures).openImage(picture);
  return y + height * Math.min(fit[0] / width, fit[1] / height);
}

export function rule(doc: Pdf, y: number, from: number, to: number, colour = "#999999"): void {
  drawUnread(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(colour).stroke());
}
