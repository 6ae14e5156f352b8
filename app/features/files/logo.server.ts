import type { Sharp } from "sharp";
import { type Picture, type PictureProblem, readPicture, shrink, tooLarge } from "./picture.server";

/** Bytes. */
const largestLogo = 2 * 1_048_576;
/** Two inches in print. */
const longestSide = 600;

export async function readLogo(bytes: Uint8Array): Promise<Picture | PictureProblem> {
  if (bytes.byteLength > largestLogo) return tooLarge("Logo must be under 2MB");
  return readPicture(
    bytes,
    ["JPEG", "PNG", "WebP", "GIF", "TIFF", "AVIF"],
    async ({ open, format, hasAlpha }) => {
      const paper = hasAlpha && (await isLight(open())) ? dark : "#fff";
      const logo = shrink(open().autoOrient(), longestSide, paper);
      return format === "jpeg" ? logo.jpeg({ quality: 90 }) : logo.png({ compressionLevel: 9 });
    },
  );
}

/** A light drawing without a background could not be read on white paper. */
const dark = "#333";
const lightFrom = 0.75;

async function isLight(image: Sharp): Promise<boolean> {
  const { data, info } = await image
    .resize({ width: 64, height: 64, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  let drawn = 0;
  let light = 0;
  for (let at = 0; at + 3 < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    drawn += alpha;
    // Perceived brightness (Rec. 709).
    light += (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255;
  }
  return drawn > 0 && light / drawn > lightFrom;
}
