import type { Box, Page, Word } from "../page";
import { readBarCodes } from "./bar-codes.server";
import { readLines, turnUpright } from "./read-lines.server";
import { type Quad, type Raster, scaled } from "./raster";
import { cut, rescale } from "./scale.server";
import { findTextLines } from "./text-lines.server";
import type { Unpacked, UnpackedPage } from "./unpacked";

/** A page as it was read, and its picture, upright. */
export type ReadPage = { page: Page; raster: Raster };

/** The first pages of an unpacked file, one after the other. */
export async function* readPages({ pages }: Unpacked, most: number): AsyncGenerator<ReadPage> {
  for await (const page of pages(most)) yield await readPage(page);
}

async function readPage({ raster: given, words }: UnpackedPage): Promise<ReadPage> {
  if (!words && isBlank(given)) return { page: { ...sizeOf(given), words: [], codes: [] }, raster: given };
  const { raster, words: read } = words ? { raster: given, words } : await readPicture(given);
  const codes = await readBarCodes(raster);
  return { page: { ...sizeOf(raster), words: read, codes }, raster };
}

function sizeOf({ width, height }: Raster) {
  return { width, height };
}

/** The backs of papers in a scanner: nothing is on them but its noise. */
function isBlank({ data }: Raster): boolean {
  const noise = 12;
  let [least, most] = [255, 0];
  for (const value of data) {
    if (value < least) least = value;
    if (value > most) most = value;
    if (most - least > noise) return false;
  }
  return true;
}

/** Pixels of the longest side: with more, the model that finds lines takes gigabytes. */
const findSide = 1_600;
/** Small pictures are read better enlarged. */
const largestZoom = 3;

async function readPicture(given: Raster): Promise<{ raster: Raster; words: Word[] }> {
  const longest = Math.max(given.width, given.height);
  const base = longest * largestZoom < findSide ? await rescale(given, largestZoom) : given;
  const lines = await turnUpright({ raster: base, quads: await findLines(base) });
  return { raster: lines.raster, words: await readLines(lines) };
}

/** Twice where the text fills only a part of the picture: the second time on that part alone, larger. */
async function findLines(raster: Raster): Promise<Quad[]> {
  const scale = Math.min(1, findSide / Math.max(raster.width, raster.height));
  const found = await findTextLines(await rescale(raster, scale));
  const quads = found.map((quad) => scaled(quad, 1 / scale));
  const part = partOf(quads, raster);
  const longest = Math.max(part.right - part.left, part.bottom - part.top);
  if (scale > 0.8 || longest > 0.7 * Math.max(raster.width, raster.height)) return quads;
  const { left, top } = part;
  const region = { left, top, width: part.right - left, height: part.bottom - top };
  const closer = Math.min(1, findSide / longest);
  const again = await findTextLines(await rescale(await cut(raster, region), closer));
  return again.map((quad) => scaled(quad, 1 / closer, { x: left, y: top }));
}

function partOf(quads: Quad[], { width, height }: Raster): Box {
  const points = quads.flat();
  if (points.length === 0) return { left: 0, top: 0, right: width, bottom: height };
  const margin = 0.02 * Math.max(width, height);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.max(0, Math.floor(Math.min(...xs) - margin)),
    top: Math.max(0, Math.floor(Math.min(...ys) - margin)),
    right: Math.min(width, Math.ceil(Math.max(...xs) + margin)),
    bottom: Math.min(height, Math.ceil(Math.max(...ys) + margin)),
  };
}
