import { type PDFPageProxy, getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export type PdfPage = { width: number; height: number; text: string; pieces: Piece[] };
type Piece = { text: string; x: number; y: number; width: number };

/** In the order written, with positions in points from the lower left. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) =>
      "str" in item && item.str.trim()
        ? [
            {
              text: item.str,
              x: item.transform[4] as number,
              y: item.transform[5] as number,
              width: item.width,
            },
          ]
        : [],
    );
    const text = pieces
      .map((piece) => piece.text)
      .join(" ")
      .replace(/\s+/g, " ");
    pages.push({ width, height, text, pieces });
  }
  await document.destroy();
  return pages;
}

/** What a screen reader is given of the first page, as nested tags with their texts. */
export async function readTags(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let id = "";
  for (const item of items) {
    if (!("str" in item)) id = item.id ?? "";
    else texts.set(id, (texts.get(id) ?? "") + item.str);
  }
  const tree = await page.getStructTree();
  await document.destroy();
  return nested(tree.children, texts).join("\n");
}

type Tag = Awaited<ReturnType<PDFPageProxy["getStructTree"]>>["children"][number];

function nested(tags: Tag[], texts: Map<string, string>, depth = 0): string[] {
  return tags.flatMap((tag) => {
    if ("id" in tag) return [`${"  ".repeat(depth)}${texts.get(tag.id) ?? ""}`];
    const { role, children, alt } = tag as { role: string; children: Tag[]; alt?: string };
    return [`${"  ".repeat(depth)}${role}${alt ? `: ${alt}` : ""}`, ...nested(children, texts, depth + 1)];
  });
}
