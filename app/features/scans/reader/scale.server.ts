import sharp, { type Sharp } from "sharp";
import type { Raster } from "./raster";

/** Pixels are counted before a picture is unpacked, so that a small file cannot ask for all memory. */
export const maxPixels = 110_000_000;

export async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function imageOf({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Smaller or larger, as `by` says. */
export async function rescale(raster: Raster, by: number): Promise<Raster> {
  if (by === 1) return raster;
  const width = Math.max(1, Math.round(raster.width * by));
  const height = Math.max(1, Math.round(raster.height * by));
  return rasterOf(imageOf(raster).resize({ width, height, fit: "fill", kernel: "cubic" }));
}

type Region = { left: number; top: number; width: number; height: number };

export async function cut(raster: Raster, region: Region): Promise<Raster> {
  return rasterOf(imageOf(raster).extract(region));
}
