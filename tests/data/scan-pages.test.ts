import sharp from "sharp";
import { expect, test } from "vitest";
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
