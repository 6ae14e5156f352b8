import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

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
