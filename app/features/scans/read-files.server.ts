import { shrink } from "~/features/files/picture.server";
import type { Picture, PictureProblem } from "~/features/files/picture.server";
import type { Reading } from "./document-kind";
import { documentKinds } from "./kinds.server";
import { type ReadPage, readDocument } from "./reader/read-document.server";
import type { Raster } from "./reader/raster";
import { imageOf } from "./reader/scale.server";
import type { ScanRequest, Scanned } from "./scanning-messages";

/** Pixels of the longest side. */
const keptSide = 1_600;
const thumbnailSide = 240;

/** What the scanning process does with a scan. */
export async function readFiles({ kind: name, files }: ScanRequest): Promise<Scanned | PictureProblem> {
  const kind = (await documentKinds()).get(name);
  if (!kind) throw new Error(`There is no kind of document called ${name}`);
  const read: ReadPage[] = [];
  let pagesLeftOut = 0;
  for (const bytes of files) {
    const document = await readOrSayWhy(bytes);
    if ("problem" in document) return document;
    read.push(...document.pages);
    pagesLeftOut += document.pagesLeftOut;
  }
  const texts = read.map(({ page }) => page);
  const reading = kind.find(texts);
  const left = `Only the first ${read.length} pages were read: ${pagesLeftOut} more were left out.`;
  const pages: Scanned["pages"] = [];
  for (const { page, raster } of read)
    pages.push({ width: page.width, height: page.height, picture: await pictureOf(raster) });
  return {
    reading,
    pages,
    texts,
    notes: [...emptyPages(reading, texts.length), ...(pagesLeftOut > 0 ? [left] : [])],
  };
}

/** Pages that gave nothing, where others did: perhaps of another document. */
function emptyPages({ fields, rows }: Reading, count: number): string[] {
  const used = new Set([fields, ...rows].flatMap((values) => Object.values(values).map(({ page }) => page)));
  const empty = Array.from({ length: count }, (_, page) => page).filter((page) => !used.has(page));
  return used.size === 0 ? [] : empty.map((page) => `Nothing was taken from page ${page + 1}.`);
}

async function readOrSayWhy(bytes: Uint8Array) {
  try {
    return await readDocument(bytes);
  } catch (error) {
    if (/pixel limit/.test(String(error)))
      return {
        problem: "File too large",
        texts: ["The picture has too many pixels. Please select a smaller one."],
      };
    const hint = "This file is damaged, or was cut off on its way. Send it or take it again.";
    return { problem: "Invalid file", texts: ["Please upload an image file", hint] };
  }
}

async function pictureOf(raster: Raster): Promise<Picture> {
  const { data, info } = await shrink(imageOf(raster), keptSide)
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await shrink(imageOf(raster), thumbnailSide).jpeg({ quality: 75 }).toBuffer();
  return { contentType: "image/jpeg", width: info.width, height: info.height, bytes: data, thumbnail };
}
