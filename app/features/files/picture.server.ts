import type { Sharp } from "sharp";

/** Upright, small, and without metadata about where, when and with what it was taken. */
export type Picture = {
  contentType: "image/jpeg" | "image/png";
  width: number;
  height: number;
  bytes: Buffer;
  thumbnail: Buffer;
};

/** The specified title, and the messages at the field. */
export type PictureProblem = { problem: string; texts: string[] };

const thumbnailSide = 240;

/** Read strip by strip, whatever their size. 12,000 x 9,000 is the largest that phones make in a file of 10 MB. */
const maxPixels = 110_000_000;
/** Held in memory whole, with 3 to 4 bytes per pixel. */
const maxPixelsAtOnce = 50_000_000;
/** Held twice, to draw each frame over the one before. */
const maxPixelsOfFrame = 20_000_000;

type Opened = {
  /** Reads the picture from the start, as often as needed. */
  open: () => Sharp;
  format: string;
  hasAlpha: boolean;
};

/** Reads an upload as a picture of one of these kinds, judging by its bytes alone; `make` turns it into what is kept. */
export async function readPicture(
  bytes: Uint8Array,
  kinds: readonly Kind[],
  make: (opened: Opened) => Sharp | Promise<Sharp>,
): Promise<Picture | PictureProblem> {
  const kind = kindOf(bytes);
  if (!kind || !kinds.includes(kind)) return noImage(hintFor(kind, kinds));
  return inTurn(async () => {
    try {
      return await decode(bytes, make);
    } catch (error) {
      if (/pixel limit/.test(String(error))) return tooManyPixels(maxPixels);
      return noImage(`This ${kind} file is damaged, or was cut off on its way. Send it or take it again.`);
    }
  });
}

async function decode(
  bytes: Uint8Array,
  make: (opened: Opened) => Sharp | Promise<Sharp>,
): Promise<Picture | PictureProblem> {
  const sharp = await (loading ??= loadSharp());
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true });
  const { format, width, height, pages = 1, isProgressive, hasAlpha } = await open().metadata();
  const isStreamed = (format === "jpeg" || format === "png") && !isProgressive;
  const max = pages > 1 || format === "gif" ? maxPixelsOfFrame : isStreamed ? maxPixels : maxPixelsAtOnce;
  if (width * height > max) return tooManyPixels(max);
  const made = await make({ open, format, hasAlpha });
  const full = await made.timeout({ seconds: 60 }).toBuffer({ resolveWithObject: true });
  const small = await shrink(sharp(full.data), thumbnailSide)
    .jpeg({ quality: 75 })
    .timeout({ seconds: 60 })
    .toBuffer();
  return {
    contentType: full.info.format === "png" ? "image/png" : "image/jpeg",
    width: full.info.width,
    height: full.info.height,
    bytes: full.data,
    thumbnail: small,
  };
}

/** On a background of this color, at most this wide and high. Metadata is left out, and a color profile is converted to sRGB. */
export function shrink(image: Sharp, side: number, paper = "#fff"): Sharp {
  return image
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: paper });
}

type Region = { left: number; top: number; width: number; height: number };

/** A part of a picture that was made here, as a JPEG. */
export async function cropPicture(bytes: Uint8Array, region: Region): Promise<Buffer> {
  const sharp = await (loading ??= loadSharp());
  return inTurn(() => sharp(bytes).extract(region).jpeg({ quality: 80 }).toBuffer());
}

let loading: ReturnType<typeof loadSharp> | undefined;

/** Loaded with the first picture only: a process that never sees one stays small. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  // Files that could be another kind are not even tried: SVG, PDF and some thirty more.
  sharp.block({ operation: ["VipsForeignLoad"] });
  const readers = ["Jpeg", "Png", "Webp", "Nsgif", "Tiff", "Heif"].map((name) => `VipsForeignLoad${name}`);
  sharp.unblock({ operation: readers });
  return sharp;
}

export type Kind = "JPEG" | "PNG" | "WebP" | "GIF" | "TIFF" | "AVIF" | "HEIC" | "PDF" | "SVG";

export function hintFor(kind: Kind | undefined, kinds: readonly Kind[]): string {
  const taken = `${kinds.slice(0, -1).join(", ")} and ${kinds.at(-1)} are taken.`;
  switch (kind) {
    case "HEIC":
      return `This is a HEIC photo. ${taken} Send a screenshot of it, or set the phone to take JPEG (iPhone: Settings, Camera, Formats, Most Compatible).`;
    case "PDF":
      return `This is a PDF document. ${taken} Send a photo or a screenshot of it.`;
    case "SVG":
      return `This is an SVG drawing. ${taken} Send a screenshot of it.`;
    case "TIFF":
    case "AVIF":
      return `This is ${kind === "TIFF" ? "a TIFF" : "an AVIF"} picture. ${taken} Save it as one of these.`;
    default:
      return taken;
  }
}

/** The kind of file by its first bytes. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  return signatures.find(([pattern]) => pattern.test(start))?.[1];
}

const signatures: [RegExp, Kind][] = [
  [/^\xff\xd8\xff/, "JPEG"],
  [/^\x89PNG\r\n\x1a\n/, "PNG"],
  [/^RIFF[^]{4}WEBP/, "WebP"],
  [/^GIF8[79]a/, "GIF"],
  [/^[^]{4}ftypavi[fs]/, "AVIF"],
  [/^[^]{4}ftyp(hei|hev|mif1|msf1)/, "HEIC"],
  [/^[^]{0,512}%PDF-/, "PDF"],
  [/<svg[\s>]/i, "SVG"],
  [/^(II\*\0|MM\0\*)/, "TIFF"],
];

export function noImage(hint: string): PictureProblem {
  return { problem: "Invalid file", texts: ["Please upload an image file", hint] };
}

export function tooLarge(text: string): PictureProblem {
  return { problem: "File too large", texts: [text] };
}

function tooManyPixels(max: number): PictureProblem {
  return tooLarge(
    `The picture has too many pixels: ${max / 1_000_000} megapixels are the most for its kind. Please select a smaller one.`,
  );
}

const maxAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** At most two pictures are decoded at once in this process: each may need 200 MB for a moment. */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running < maxAtOnce) running++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
