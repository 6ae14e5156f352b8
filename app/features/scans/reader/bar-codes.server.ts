import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { type BarCode, around } from "../page";
import type { Raster } from "./raster";

let loading: Promise<unknown> | undefined;

/** Its program comes with the package: without this line it would be fetched from a web server. */
async function load(): Promise<void> {
  const path = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const wasmBinary = (await readFile(path)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

export async function readBarCodes({ data, width, height }: Raster): Promise<BarCode[]> {
  await (loading ??= load());
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    pixels.set(data.subarray(3 * at, 3 * at + 3), 4 * at);
    pixels[4 * at + 3] = 255;
  }
  const image = { data: pixels, width, height, colorSpace: "srgb" as const };
  const found = await readBarcodes(image, {
    formats: ["Code39", "Code128", "EAN-13", "EAN-8", "UPC-A", "UPC-E", "QRCode", "DataMatrix", "PDF417"],
    tryHarder: true,
    maxNumberOfSymbols: 20,
  });
  return found
    .filter(({ isValid }) => isValid)
    .map(({ format, text, position }) => ({
      format,
      text,
      shown: around(
        [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft].map(({ x, y }) => ({
          ...{ left: x, right: x, top: y, bottom: y },
        })),
      ),
    }));
}
