import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { createCanvas } from "@napi-rs/canvas";
import { type PDFDocumentProxy, type PDFPageProxy, getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api";
import { linesOf } from "../lines";
import { type Word, around } from "../page";
import type { Raster } from "./raster";
import type { PictureProblem } from "~/features/files/picture.server";
import type { Unpacked, UnpackedPage } from "./unpacked";

/** Pixels of the longest side: text of 8 points is 25 pixels high then. */
const longestSide = 2_400;
/** Fewer are a stamp or a page number on a picture. */
const minWords = 8;

const assets = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

export async function unpackPdf(bytes: Uint8Array): Promise<Unpacked | PictureProblem> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: join(assets, "standard_fonts/"),
    cMapUrl: join(assets, "cmaps/"),
    isEvalSupported: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    return { pageCount: document.numPages, pages: (most) => unpackPages(document, most) };
  } catch (error) {
    await loading.destroy();
    if ((error as Error).name !== "PasswordException") throw error;
    const hint = "This PDF asks for a password. Save it without one, or send a photo of it.";
    return { problem: "Invalid file", texts: ["Please upload an image file", hint] };
  }
}

async function* unpackPages(document: PDFDocumentProxy, most: number): AsyncGenerator<UnpackedPage> {
  try {
    for (let number = 1; number <= Math.min(document.numPages, most); number++)
      yield await unpackPage(await document.getPage(number));
  } finally {
    await document.loadingTask.destroy();
  }
}

async function unpackPage(page: PDFPageProxy): Promise<UnpackedPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
  await page.render({ canvasContext, viewport, background: "#fff" }).promise;
  const raster = withoutAlpha(canvas.data(), canvas.width, canvas.height);
  const { items } = await page.getTextContent();
  const pieces = items
    .filter((item): item is TextItem => "str" in item)
    .flatMap((item) => piecesOf(item, viewport.transform as Matrix));
  const words = joined(pieces);
  page.cleanup();
  return words.length < minWords ? { raster } : { raster, words };
}

function withoutAlpha(data: Buffer, width: number, height: number): Raster {
  const colors = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    colors[3 * at] = data[4 * at]!;
    colors[3 * at + 1] = data[4 * at + 1]!;
    colors[3 * at + 2] = data[4 * at + 2]!;
  }
  return { data: colors, width, height };
}

type Matrix = [number, number, number, number, number, number];

/** Text has one box for many words: each gets a share of it, by its letters. */
function piecesOf({ str, transform, width, height }: TextItem, view: Matrix): Word[] {
  const [, , , , x, y] = transform as Matrix;
  const at = (right: number, up: number) => ({
    x: view[0] * right + view[2] * up + view[4],
    y: view[1] * right + view[3] * up + view[5],
  });
  return [...str.matchAll(/\S+/g)].map((match) => {
    const from = at(x + (width * match.index) / str.length, y);
    const to = at(x + (width * (match.index + match[0].length)) / str.length, y + height);
    const box = {
      left: Math.min(from.x, to.x),
      right: Math.max(from.x, to.x),
      top: Math.min(from.y, to.y),
      bottom: Math.max(from.y, to.y),
    };
    return { text: match[0], sure: [...match[0]].map(() => 1), box, shown: box };
  });
}

/** Some programs write a word in several pieces: those that touch are one. */
function joined(pieces: Word[]): Word[] {
  const words: Word[] = [];
  for (const line of linesOf(pieces))
    for (const [index, piece] of line.entries()) {
      const last = index > 0 ? words.at(-1)! : undefined;
      const gap = last ? piece.box.left - last.box.right : Infinity;
      if (!last || gap > 0.12 * (piece.box.bottom - piece.box.top)) words.push(piece);
      else {
        const box = around([last.box, piece.box]);
        const joint = { text: last.text + piece.text, sure: [...last.sure, ...piece.sure], box, shown: box };
        words.splice(-1, 1, joint);
      }
    }
  return words;
}
