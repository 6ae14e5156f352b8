import sharp from "sharp";
import { unpackPdf } from "./pdf.server";
import type { Raster } from "./raster";
import { maxPixels, rasterOf } from "./scale.server";
import { type Kind, type PictureProblem, kindOf } from "~/features/files/picture.server";
import type { Unpacked, UnpackedPage } from "./unpacked";

/** Pixels of the longest side. */
export const maxSide = 4_000;
const sharpKinds: (Kind | undefined)[] = ["JPEG", "PNG", "WebP", "GIF", "TIFF", "AVIF"];

/** Of a file whose kind was looked at before it was stored. For the scanning process alone: a hostile file ends that one. */
export async function unpack(bytes: Uint8Array): Promise<Unpacked | PictureProblem> {
  const kind = kindOf(bytes);
  if (kind === "PDF") return unpackPdf(bytes);
  if (kind === "HEIC") return { pageCount: 1, pages: (most) => unpackPages(most, () => unpackHeic(bytes)) };
  if (sharpKinds.includes(kind)) return unpackPicture(bytes);
  return { problem: "Invalid file", texts: ["Please upload an image file"] };
}

async function* unpackPages(
  count: number,
  unpackPage: (page: number) => Promise<Raster>,
): AsyncGenerator<UnpackedPage> {
  for (let page = 0; page < count; page++) yield { raster: await unpackPage(page) };
}

async function unpackPicture(bytes: Uint8Array): Promise<Unpacked> {
  const { format, pages = 1 } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  // Frames of an animation are one picture; a TIFF has pages, as a fax has.
  const pageCount = format === "tiff" ? pages : 1;
  const unpackPage = (page: number) => {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", page });
    return rasterOf(
      image.autoOrient().resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true }),
    );
  };
  return { pageCount, pages: (most) => unpackPages(Math.min(pageCount, most), unpackPage) };
}

async function unpackHeic(bytes: Uint8Array): Promise<Raster> {
  const { default: decode } = await import("heic-decode");
  const [image] = await decode.all({ buffer: bytes });
  if (!image || image.width * image.height > maxPixels) throw new Error("Input image exceeds pixel limit");
  const { data, width, height } = await image.decode();
  const raw = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
  return rasterOf(raw.resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true }));
}
