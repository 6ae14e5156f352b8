import { readFileSync } from "node:fs";
import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { samples } from "./samples";

const megabyte = 1_048_576;
const text = (content: string) => Promise.resolve(Buffer.from(content));
const bytes = (...values: number[]) => Promise.resolve(Buffer.from(values));

const picture = (width = 200, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: "#dddddd" } });
const jpeg = () => picture().jpeg().toBuffer();
const png = () => picture().png().toBuffer();
const share = (whole: Buffer, part: number) => whole.subarray(0, Math.floor(whole.length * part));
const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7919 + 13) % 251));

/** A PNG's first bytes that claim these pixels, which are not there. */
function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(33);
  Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").copy(header);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  Buffer.from("0802000000", "hex").copy(header, 24);
  return header;
}

/** Black and white: nearly a billion pixels in 100 kB. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side), { level: 1 });
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><text>VIN</text></svg>';
const html = "<!doctype html><script>alert(1)</script>";

/** A PDF of empty pages, with whatever its catalog holds besides. */
function pdfOf(pages: number, catalog = "", trailer = ""): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(" ")}] >>`,
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>"),
  ];
  let body = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** Stored so that a viewer which follows the orientation shows it upright (EXIF 2.3, tag 0x0112). */
async function turned(orientation: number): Promise<Buffer> {
  const upright = sharp(readFileSync(samples("images/vin/rf_000.jpg")));
  const degrees = [0, 0, 0, 180, 180, 90, 270, 270, 90][orientation]!;
  const rotated = await upright.rotate(degrees).png().toBuffer();
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const stored = isMirrored ? sharp(rotated).flop() : sharp(rotated);
  return stored.jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

async function frames(format: "gif" | "webp"): Promise<Buffer> {
  const strip = await picture(60, 180).png().toBuffer();
  const raw = await sharp(strip).raw().toBuffer();
  const animated = sharp(raw, { raw: { width: 60, height: 180, channels: 3, pageHeight: 60 } });
  return format === "gif" ? animated.gif().toBuffer() : animated.webp().toBuffer();
}

/** What the person is told: at once, or once it was looked at; or what is read. */
type Expected = { told: string } | { fails: RegExp } | { reads: string };
export type OddFile = {
  name: string;
  bytes: () => Promise<Buffer>;
  expected: Expected;
  /** For a form that takes documents. */
  isDocument?: true;
  fileName?: string;
};

const noImage = { told: "Please upload an image file" };
const damaged = { fails: /damaged, or was cut off/ };
const nothing = { fails: /Could not extract vehicle data from image/ };
const noParts = { fails: /Could not extract any parts/ };
const tooLarge = { fails: /too many pixels/ };

/** No pictures, whatever their names say. */
const strangers: OddFile[] = [
  { name: "zero bytes", bytes: () => bytes(), expected: { told: "Choose an image" } },
  { name: "one byte", bytes: () => bytes(0), expected: noImage },
  { name: "HTML named .jpg", bytes: () => text(html), expected: noImage },
  { name: "plain text", bytes: () => text("VIN 1FUJGLDR5CLBP8834"), expected: noImage },
  { name: "SVG with a script", bytes: () => text(svg), expected: noImage },
  {
    name: "SVG behind a comment",
    bytes: () => text(`<!-- ${"x".repeat(2000)} -->${svg}`),
    expected: noImage,
  },
  { name: "SVGZ", bytes: () => Promise.resolve(gzipSync(svg)), expected: noImage },
  { name: "BMP", bytes: () => text(`BM${"\0".repeat(60)}`), expected: noImage },
  { name: "ICO", bytes: () => bytes(0, 0, 1, 0, 1, 0, 16, 16), expected: noImage },
  { name: "ZIP", bytes: () => text("PK\u0003\u0004word/document.xml"), expected: noImage },
  { name: "Windows program", bytes: () => text(`MZ${"\0".repeat(100)}`), expected: noImage },
  { name: "Linux program", bytes: () => text("\u007fELF\u0002\u0001"), expected: noImage },
  { name: "MP4", bytes: () => text("\0\0\0\u0018ftypmp42\0\0\0\0"), expected: noImage },
  { name: "MP3", bytes: () => text("ID3\u0003\0\0"), expected: noImage },
  { name: "Photoshop", bytes: () => text("8BPS\0\u0001"), expected: noImage },
  { name: "JPEG XL", bytes: () => bytes(0xff, 0x0a, 0, 0), expected: noImage },
  { name: "JPEG 2000", bytes: () => text("\0\0\0\u000cjP  \r\n"), expected: noImage },
  { name: "PostScript", bytes: () => text("%!PS-Adobe-3.0 EPSF-3.0"), expected: noImage },
  { name: "shell script", bytes: () => text("#!/bin/sh\nrm -rf /\n"), expected: noImage },
  {
    name: "XML with an entity",
    bytes: () => text('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    expected: noImage,
  },
  { name: "blanks only", bytes: () => text(" ".repeat(5000)), expected: noImage },
  { name: "PDF where a photo is expected", bytes: () => Promise.resolve(pdfOf(1)), expected: noImage },
  {
    name: "10 MiB and one byte",
    bytes: async () => Buffer.concat([await jpeg(), Buffer.alloc(10 * megabyte)]),
    expected: { told: "Please select an image smaller than 10MB" },
  },
];

/** Pictures that are not whole. */
const broken: OddFile[] = [
  {
    name: "JPEG cut in half",
    bytes: async () =>
      share(
        await sharp(noise(90_000), { raw: { width: 200, height: 150, channels: 3 } })
          .jpeg()
          .toBuffer(),
        0.5,
      ),
    expected: damaged,
  },
  { name: "first bytes of a JPEG", bytes: () => bytes(0xff, 0xd8, 0xff, 0xe0), expected: damaged },
  {
    name: "JPEG of noise",
    bytes: () => Promise.resolve(Buffer.concat([Buffer.from("ffd8ffe0", "hex"), noise(5000)])),
    expected: damaged,
  },
  { name: "PNG cut in half", bytes: async () => share(await png(), 0.5), expected: damaged },
  {
    name: "first bytes of a PNG",
    bytes: () => Promise.resolve(Buffer.from("89504e470d0a1a0a", "hex")),
    expected: damaged,
  },
  {
    name: "PNG whose check sum is wrong",
    bytes: async () => {
      const whole = await png();
      whole[29] = whole[29]! ^ 0xff;
      return whole;
    },
    expected: damaged,
  },
  {
    name: "PNG of 30,000 x 30,000 pixels",
    bytes: () => Promise.resolve(hugePng(30_000)),
    expected: tooLarge,
  },
  { name: "PNG of no pixels", bytes: () => Promise.resolve(claimedPng(0, 0)), expected: damaged },
  {
    name: "WebP cut off",
    bytes: async () => share(await picture().webp().toBuffer(), 0.3),
    expected: damaged,
  },
  { name: "GIF cut off", bytes: async () => share(await picture().gif().toBuffer(), 0.2), expected: damaged },
  {
    name: "TIFF cut off",
    bytes: async () => share(await picture().tiff().toBuffer(), 0.2),
    expected: damaged,
  },
  {
    name: "AVIF cut off",
    bytes: async () => share(await picture().avif({ effort: 0 }).toBuffer(), 0.5),
    expected: damaged,
  },
  { name: "first bytes of a HEIC", bytes: () => text("\0\0\0\u0018ftypheic\0\0\0\0"), expected: damaged },
  {
    name: "PDF cut off",
    bytes: () => Promise.resolve(share(pdfOf(3), 0.2)),
    expected: damaged,
    isDocument: true,
  },
  {
    name: "PDF of noise",
    bytes: () => Promise.resolve(Buffer.concat([Buffer.from("%PDF-1.4\n"), noise(5000)])),
    expected: damaged,
    isDocument: true,
  },
];

/** No password fits these keys (ISO 32000-1, 7.6.3). */
const locked = `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`;

/** Whole, and without anything to read. */
const empty: OddFile[] = [
  { name: "one pixel", bytes: () => picture(1, 1).png().toBuffer(), expected: nothing },
  { name: "a line of pixels", bytes: () => picture(4000, 1).png().toBuffer(), expected: nothing },
  { name: "a column of pixels", bytes: () => picture(1, 4000).png().toBuffer(), expected: nothing },
  { name: "animated GIF", bytes: () => frames("gif"), expected: nothing },
  { name: "animated WebP", bytes: () => frames("webp"), expected: nothing },
  { name: "CMYK", bytes: () => picture().toColourspace("cmyk").jpeg().toBuffer(), expected: nothing },
  { name: "16 bit PNG", bytes: () => picture().toColourspace("rgb16").png().toBuffer(), expected: nothing },
  { name: "16 bit TIFF", bytes: () => picture().toColourspace("rgb16").tiff().toBuffer(), expected: nothing },
  { name: "gray", bytes: () => picture().grayscale().jpeg().toBuffer(), expected: nothing },
  {
    name: "palette",
    bytes: () => picture().png({ palette: true, colours: 2 }).toBuffer(),
    expected: nothing,
  },
  {
    name: "transparent",
    bytes: () =>
      sharp({ create: { width: 90, height: 90, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
    expected: nothing,
  },
  {
    name: "progressive JPEG",
    bytes: () => picture().jpeg({ progressive: true }).toBuffer(),
    expected: nothing,
  },
  {
    name: "picture with a page behind it",
    bytes: async () => Buffer.concat([await jpeg(), Buffer.from(html)]),
    expected: nothing,
  },
  {
    name: "picture with an archive behind it",
    bytes: async () => Buffer.concat([await png(), Buffer.from("PK\u0003\u0004")]),
    expected: nothing,
  },
  { name: "path as a name", bytes: jpeg, fileName: "../../etc/passwd", expected: nothing },
  { name: "name of 300 letters", bytes: jpeg, fileName: `${"x".repeat(300)}.jpg`, expected: nothing },
  {
    name: "name that is written from right to left",
    bytes: jpeg,
    fileName: "photo\u202egpj.exe",
    expected: nothing,
  },
  { name: "name with tags", bytes: jpeg, fileName: "<script>alert(1)</script>.jpg", expected: nothing },
  {
    name: "PDF of an empty page",
    bytes: () => Promise.resolve(pdfOf(1)),
    expected: noParts,
    isDocument: true,
  },
  { name: "PDF of 500 pages", bytes: () => Promise.resolve(pdfOf(500)), expected: noParts, isDocument: true },
  { name: "PDF without pages", bytes: () => Promise.resolve(pdfOf(0)), expected: noParts, isDocument: true },
  {
    name: "PDF with a script",
    bytes: () => Promise.resolve(pdfOf(1, "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>")),
    expected: noParts,
    isDocument: true,
  },
  {
    name: "PDF with a password",
    bytes: () => Promise.resolve(pdfOf(1, "", locked)),
    expected: { fails: /This PDF asks for a password/ },
    isDocument: true,
  },
  {
    name: "PDF behind a page",
    bytes: () => Promise.resolve(Buffer.concat([Buffer.from(html), pdfOf(1)])),
    expected: noParts,
    isDocument: true,
  },
];

/** One real photo, turned in the eight ways of EXIF. */
export const oddSamples: OddFile[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): OddFile => ({
    name: `photo that is to be turned the EXIF way ${orientation}`,
    bytes: () => turned(orientation),
    expected: { reads: "WVWZZZ3CZ7E031927" },
  })),
];

export const oddFiles: OddFile[] = [...strangers, ...broken, ...empty];
