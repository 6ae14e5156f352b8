import sharp from "sharp";
import { expect, test } from "vitest";
import { withoutUnkept } from "~/features/scans/page";
import { readFiles } from "~/features/scans/process/read-files.server";

const blank = () =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: "white" } })
    .png()
    .toBuffer();

/** As a scanner with a feeder sends it. */
async function fax(pages: number): Promise<Buffer> {
  const pictures = await Promise.all(Array.from({ length: pages }, blank));
  return sharp(pictures, { join: { animated: true } })
    .tiff()
    .toBuffer();
}

test("of many pages in many files the first twenty are read, and the rest is counted", async () => {
  const files = await Promise.all([12, 9, 3].map(fax));
  const scanned = await readFiles({ kind: "parts-invoice", files });
  if ("problem" in scanned) throw new Error(scanned.problem);
  expect([scanned.texts.length, scanned.pages.length]).toEqual([20, 20]);
  expect(scanned.notes).toEqual(["Only the first 20 pages were read: 4 more were left out."]);
});

test("of several files only the one that is damaged is left out, in whole", async () => {
  const [good, two] = [await blank(), await fax(2)];
  const files = [good, two.subarray(0, Math.floor(two.length * 0.6)), good];
  const scanned = await readFiles({ kind: "parts-invoice", files });
  if ("problem" in scanned) throw new Error(scanned.problem);
  expect([scanned.texts.length, scanned.failed.map(({ file }) => file)]).toEqual([2, [1]]);
  expect(await readFiles({ kind: "parts-invoice", files: [files[1]!] })).toMatchObject({
    problem: "Invalid file",
  });
});

test("a JPEG that has a PDF's mark in its first bytes is read as the picture that it was taken for", async () => {
  const picture = await sharp(await blank())
    .jpeg()
    .withExifMerge({ IFD0: { ImageDescription: "%PDF-1.7" } })
    .toBuffer();
  expect(picture.subarray(0, 1024).toString("latin1")).toContain("%PDF-");
  expect(await readFiles({ kind: "part-label", files: [picture] })).toMatchObject({ pages: [{ width: 40 }] });
});

test("a character that a database cannot keep is no part of a word or a bar code", () => {
  const box = { left: 0, top: 0, right: 9, bottom: 9 };
  const { words, codes } = withoutUnkept({
    ...{ width: 9, height: 9 },
    words: [
      { text: "LF\u0000\ud83d90", sure: [1, 1, 0.1, 0.1, 0.5, 1], box, shown: box },
      { text: "\u0000", sure: [1], box, shown: box },
    ],
    codes: [{ format: "QRCode", text: "LF90\u0000\ud83d\ude9a", shown: box }],
  });
  expect(words).toEqual([{ text: "LF90", sure: [1, 1, 0.5, 1], box, shown: box }]);
  expect(codes[0]!.text).toBe("LF90\ud83d\ude9a");
});
