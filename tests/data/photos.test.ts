import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readPhoto } from "~/features/files/photo.server";
import type { Picture, PictureProblem } from "~/features/files/picture.server";
import { photoFile } from "../support/photos";
import { samples, samplesAvailable } from "../support/samples";

const withSamples = test.skipIf(!samplesAvailable);

function read(path: string): Promise<Picture | PictureProblem> {
  return readPhoto(readFileSync(samples(`images/${path}`)));
}

function readable(photo: Picture | PictureProblem): Picture {
  if ("problem" in photo) throw new Error(photo.texts.join(" "));
  return photo;
}

function words(photo: Picture | PictureProblem): string {
  return "problem" in photo ? [photo.problem, ...photo.texts].join(": ") : "It was taken";
}

/** Small and grey, so that two pictures can be compared as somebody looking from far away would. */
async function fromFarAway(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).resize(40, 30, { fit: "fill" }).greyscale().raw().toBuffer();
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;
}

withSamples("a photo stands upright, however the camera was held", async () => {
  const upright = readable(await read("formats/sharp_Landscape_1.jpg"));
  const seen = await fromFarAway(upright.bytes);
  const turned = await fromFarAway(await sharp(upright.bytes).rotate(180).toBuffer());
  const mirrored = await fromFarAway(await sharp(upright.bytes).flop().toBuffer());
  for (let orientation = 1; orientation <= 8; orientation++) {
    const photo = readable(await read(`formats/sharp_Landscape_${orientation}.jpg`));
    expect([photo.width, photo.height], String(orientation)).toEqual([600, 450]);
    for (const bytes of [photo.bytes, photo.thumbnail]) {
      const look = await fromFarAway(bytes);
      // Each has its own number printed in it.
      expect(difference(look, seen), String(orientation)).toBeLessThan(6);
      expect(difference(look, turned), String(orientation)).toBeGreaterThan(12);
      expect(difference(look, mirrored), String(orientation)).toBeGreaterThan(12);
    }
    expect((await sharp(photo.bytes).metadata()).orientation).toBeUndefined();
  }
});

withSamples("where and with what a photo was taken is gone from what is kept", async () => {
  const before = await sharp(readFileSync(samples("images/formats/pillow_exif_gps.jpg"))).metadata();
  expect(before.exif?.length).toBeGreaterThan(0);
  const photo = readable(await read("formats/pillow_exif_gps.jpg"));
  for (const bytes of [photo.bytes, photo.thumbnail]) {
    const { exif, icc, iptc, xmp, comments } = await sharp(bytes).metadata();
    expect({ exif, icc, iptc, xmp, comments }).toEqual({});
    expect(bytes.includes("Exif")).toBe(false);
  }
});

withSamples("JPEG, PNG, WebP and GIF are taken and become small JPEGs with a thumbnail", async () => {
  const sizes = {
    "formats/receipt_clachan.webp": [800, 1066],
    "formats/sharp_rotating-squares.webp": [80, 80],
    "formats/sharp_animated-loop-3.gif": [370, 285],
    "formats/pillow_no_palette.gif": [1, 1],
    "formats/pillow_apng_mode_16bit.png": [128, 64],
    "formats/sharp_Flag_of_the_Netherlands-16bit.png": [900, 600],
    "formats/corkami_images_png_smallest.png": [1, 1],
    "formats/pillow_pil_sample_cmyk.jpg": [100, 100],
    "formats/pillow_orientation_rectangle.jpg": [1, 2],
    // A JPEG by its bytes, whatever it is called.
    "formats/corkami_poly_mp3jpg_jpgmp3.mp3": [6, 2],
  };
  for (const [path, size] of Object.entries(sizes)) {
    const photo = readable(await read(path));
    expect([photo.width, photo.height], path).toEqual(size);
    const { format, space, channels, isProgressive, hasAlpha } = await sharp(photo.bytes).metadata();
    expect({ format, isProgressive, hasAlpha }, path).toEqual({
      format: "jpeg",
      isProgressive: false,
      hasAlpha: false,
    });
    expect([space, channels].join(), path).toMatch(/srgb,3|b-w,1/);
    const thumbnail = await sharp(photo.thumbnail).metadata();
    expect(Math.max(thumbnail.width, thumbnail.height), path).toBe(Math.min(240, Math.max(...size)));
  }
});

test("a large photo is kept at 1600 pixels, and what was transparent is white", async () => {
  const drawn = sharp({ create: { width: 4000, height: 3000, channels: 4, background: "#00000000" } });
  const photo = readable(await readPhoto(await drawn.png().toBuffer()));
  expect([photo.width, photo.height]).toEqual([1600, 1200]);
  const pixel = await sharp(photo.bytes).resize(1, 1).raw().toBuffer();
  expect([...pixel]).toEqual([255, 255, 255]);
});

withSamples("what is no photo is refused in words that say what is taken", async () => {
  const refusals: Record<string, RegExp> = {
    "formats/receipt_clachan.heic": /This is a HEIC photo\. JPEG, PNG, WebP and GIF are taken\..*iPhone/,
    "formats/pillow_avif_hopper.avif": /JPEG, PNG, WebP and GIF are taken/,
    "formats/svg_useDosTest.svg": /This is an SVG drawing/,
    "formats/svg_xlinkLaughsTest.svg": /This is an SVG drawing/,
    "formats/svg_externalTest.svg": /This is an SVG drawing/,
    "formats/svg_maliciousJsAndPhpTest.svg": /taken/,
    "formats/pillow_multipage.tiff": /This is a TIFF picture/,
    "formats/corkami_mini_ico.ico": /JPEG, PNG, WebP and GIF are taken/,
    "formats/sharp_relax_tileparts.jp2": /JPEG, PNG, WebP and GIF are taken/,
    "formats/sharp_truncated.jpg": /This JPEG file is damaged, or was cut off on its way/,
    "formats/sharp_corrupt-header.jpg": /This JPEG file is damaged/,
    "formats/corkami_images_jpg_small-invalid.jpg": /This JPEG file is damaged/,
    "formats/pillow_decompression_bomb.gif": /This GIF file is damaged/,
    "../pdf/i2d_coolblue2.pdf": /This is a PDF document/,
    "../text/zip_codes.csv": /JPEG, PNG, WebP and GIF are taken/,
  };
  for (const [path, reason] of Object.entries(refusals)) {
    const refused = words(await read(path));
    expect(refused, path).toMatch(/^Invalid file: Please upload an image file: /);
    expect(refused, path).toMatch(reason);
  }
});

test("nothing at all and noise are refused", async () => {
  expect(words(await readPhoto(new Uint8Array()))).toContain("Please upload an image file");
  for (const start of ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF1234WEBP", "GIF89a", "%PDF-", "<svg "]) {
    const noise = Buffer.concat([Buffer.from(start, "latin1"), Buffer.alloc(50_000, 0xa5)]);
    expect(words(await readPhoto(noise)), start).toContain("Please upload an image file");
  }
});

test("a photo of more than 10 MB is refused with the stated message, and one of 10 MB is not", async () => {
  const jpeg = new Uint8Array(await (await photoFile()).arrayBuffer());
  // What follows the end of the picture is passed over.
  const ofSize = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.byteLength)]);
  expect(words(await readPhoto(ofSize(11_000_000)))).toBe(
    "File too large: Please select an image smaller than 10MB",
  );
  expect(words(await readPhoto(ofSize(10 * 1_048_576 + 1)))).toContain("File too large");
  expect(words(await readPhoto(ofSize(10 * 1_048_576)))).toBe("It was taken");
});

withSamples("a small file that would unpack to gigabytes is refused before it is unpacked", async () => {
  const before = process.memoryUsage().rss;
  expect(words(await read("formats/sharp_65536-uint32-limit.png"))).toMatch(
    /^File too large: The picture has too many pixels: 110 megapixels/,
  );
  expect(words(await read("formats/pillow_png_decompression_dos.png"))).toBe("It was taken");
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test("a PNG of 12,000 by 9,000 is read strip by strip; one that has to be unpacked whole may have 50 megapixels", async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#456" } });
  const photo = readable(await readPhoto(await plain(12_000, 9_000).png().toBuffer()));
  expect([photo.width, photo.height]).toEqual([1600, 1200]);
  const interlaced = await plain(8_000, 7_000).png({ progressive: true }).toBuffer();
  expect(words(await readPhoto(interlaced))).toMatch(/^File too large: .* 50 megapixels/);
});

test("many photos at once are each read, two at a time", async () => {
  const files = await Promise.all(Array.from({ length: 12 }, (_, index) => photoFile(`#${index + 10}4020`)));
  const photos = await Promise.all(
    files.map(async (file) => readPhoto(new Uint8Array(await file.arrayBuffer()))),
  );
  expect(photos.map((photo) => readable(photo).width)).toEqual(files.map(() => 400));
});
