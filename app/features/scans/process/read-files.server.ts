import { shrink } from "~/features/files/picture.server";
import type { Picture, PictureProblem } from "~/features/files/picture.server";
import type { Reading } from "../document-kind";
import { documentKinds } from "../kinds.server";
import { readPages } from "../reader/read-document.server";
import { withoutUnkept } from "../page";
import type { Raster } from "../reader/raster";
import { imageOf } from "../reader/scale.server";
import { unpack } from "../reader/unpack.server";
import { maxPages } from "../reader/unpacked";
import { type ScanRequest, type Scanned, maxPagesOfScan } from "./scanning-messages";

/** Pixels of the longest side. */
const keptSide = 1_600;
const thumbnailSide = 240;

type Read = Pick<Scanned, "pages" | "texts"> & { pagesLeftOut: number };

/** What the scanning process does with a scan. */
export async function readFiles({ kind: name, files }: ScanRequest): Promise<Scanned | PictureProblem> {
  const kind = (await documentKinds()).get(name);
  if (!kind) throw new Error(`There is no kind of document called ${name}`);
  const read: Read = { pages: [], texts: [], pagesLeftOut: 0 };
  const failed: Scanned["failed"] = [];
  for (const [file, bytes] of files.entries()) {
    const problem = await readFileInto(read, bytes);
    if (problem) failed.push({ file, problem });
  }
  const { pages, texts, pagesLeftOut } = read;
  if (failed[0] && failed.length === files.length) return failed[0].problem;
  const reading = kind.find(texts);
  const left = `Only the first ${texts.length} pages were read: ${pagesLeftOut} more were left out.`;
  return {
    reading,
    pages,
    texts,
    failed,
    notes: [...emptyPages(reading, texts.length), ...(pagesLeftOut > 0 ? [left] : [])],
  };
}

/** Of each page its words and its small picture stay: as it was unpacked it takes some 40 MB. */
async function readFileInto(read: Read, bytes: Uint8Array): Promise<PictureProblem | undefined> {
  const before = read.texts.length;
  try {
    const file = await unpack(bytes);
    if ("problem" in file) return file;
    for await (const { page, raster } of readPages(file, Math.min(maxPages, maxPagesOfScan - before))) {
      const picture = await pictureOf(raster);
      read.texts.push(withoutUnkept(page));
      read.pages.push({ width: page.width, height: page.height, picture });
    }
    read.pagesLeftOut += file.pageCount - (read.texts.length - before);
    return undefined;
  } catch (error) {
    // Half a document would look like a whole one.
    read.texts.length = read.pages.length = before;
    return unreadable(error);
  }
}

/** Pages that gave nothing, where others did: perhaps of another document. */
function emptyPages({ fields, rows }: Reading, count: number): string[] {
  const used = new Set([fields, ...rows].flatMap((values) => Object.values(values).map(({ page }) => page)));
  const empty = Array.from({ length: count }, (_, page) => page).filter((page) => !used.has(page));
  return used.size === 0 ? [] : empty.map((page) => `Nothing was taken from page ${page + 1}.`);
}

function unreadable(error: unknown): PictureProblem {
  if (/pixel limit/.test(String(error)))
    return {
      problem: "File too large",
      texts: ["The picture has too many pixels. Please select a smaller one."],
    };
  const hint = "This file is damaged, or was cut off on its way. Send it or take it again.";
  return { problem: "Invalid file", texts: ["Please upload an image file", hint] };
}

async function pictureOf(raster: Raster): Promise<Picture> {
  const { data, info } = await shrink(imageOf(raster), keptSide)
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await shrink(imageOf(raster), thumbnailSide).jpeg({ quality: 75 }).toBuffer();
  return { contentType: "image/jpeg", width: info.width, height: info.height, bytes: data, thumbnail };
}
